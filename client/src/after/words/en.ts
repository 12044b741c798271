/** Words for what comes after a game and for lessons; English has the list of keys. */
export const en = {
  replay: "Replay",
  to_table: "To the table",
  to_result: "To the result",
  moment: "Move {number} of {last}",
  first: "To the beginning",
  back_one: "One move back",
  forward_one: "One move on",
  last: "To the end",
  run: "Play",
  halt: "Stop",
  speed: "Speed",
  eyes: "Seen by",
  eyes_all: "everybody: all hands open",
  eyes_open: "everybody: what lies open",
  eyes_one: "{name}",
  moves: "All moves",
  link_here: "Copy the link to this move",
  keys_help: "Arrow keys go one move, Page Up and Down ten, Home and End to the ends; the space bar plays and stops.",
  cannot_show: "This moment cannot be shown with the rules of today.",
  verify: "Check the dice and cards",
  verify_busy: "Checking …",
  verify_title: "Was chance fair?",
  verify_about:
    "The secret behind every die and card was promised by its hash before the game and is shown now. Your browser derives every draw from it again.",
  verify_right: "All {draws} draws are what the promised secret and the players’ numbers give.",
  differs_secret: "The secret shown at the end is not the one that was promised at the start.",
  differs_promise: "The promise is not the one that this device was shown when the table was opened.",
  differs_nonce: "The number of seat {seat} is not the one that this seat had promised.",
  differs_own_nonce: "The number that this device put into the dice is not among those used.",
  differs_order: "Event {number} is missing or out of place.",
  differs_turn: "Draw {draw} (“{move}”, move {number}) was not taken in turn.",
  differs_weights: "Draw {draw} (“{move}”, move {number}) has odds that cannot be drawn with.",
  differs_draw: "Draw {draw} (“{move}”, move {number}) is not what the promised secret gives.",
} as const;

export type Key = keyof typeof en;
export type Dictionary = Record<Key, string>;
