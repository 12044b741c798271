/** Who can be asked why a move is forbidden: the table that is on the page, if one is. */
import type { WhyNot } from "../table/questions.ts";

export const inquiry: { whyNot: ((move: string) => Promise<WhyNot | null>) | null } = { whyNot: null };
