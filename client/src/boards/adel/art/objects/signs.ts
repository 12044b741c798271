import { disc, type Picture } from "../pen.ts";

export const signs: readonly Picture[] = Array.from({ length: 9 }, () => [["brass", disc(24, 24, 16)]]);
