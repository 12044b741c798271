/** The outline of a land hex of side 100 round its middle, a corner at the top. */
export const HEX = "0,-100 86.6,-50 86.6,50 0,100 -86.6,50 -86.6,-50";
