/** How somebody in a hurry plays each title: what he clicks first on its board, and which moves of the list he likes best. */
export interface Habit {
  readonly clicks: readonly string[];
  readonly moves: readonly string[]; // what their texts begin with; without any of these, whatever comes
}

export const USUAL: Habit = { clicks: [], moves: [] };

export const HABITS: Readonly<Record<string, Habit>> = {
  Figaro: { clicks: [".ring .move"], moves: [] },
  "Adel Verpflichtet": {
    clicks: [".picks .buttons .move", ".picks .move"],
    moves: ["open", "show", "play", "go"],
  },
  "The Settlers of Catan": {
    clicks: [
      ".form .foot .move",
      ".form .more",
      ".offers .foot .move",
      ".offers .offer .more", // whoever has begun a counter-offer ends it
      "g.lit",
      ".offers .move[data-move=decline]",
      ".offers .move[data-move=withdraw]",
      ".roll",
      ".cards .move",
      ".thing:not([aria-pressed=true])",
      ".actions .end",
    ],
    moves: ["roll", "city", "settlement", "buy", "play", "take", "robber", "rob", "discard", "decline", "withdraw", "road", "end"],
  },
};

export const TITLES = Object.keys(HABITS);
