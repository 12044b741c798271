/** The outline of a land hex of side 100 round its middle, a corner at the top. */
export const HEX = "0,-100 86.6,-50 86.6,50 0,100 -86.6,50 -86.6,-50";

/** The same as a path round any middle. */
export const outline = (x: number, y: number): string => `M${x} ${y - 100}l86.6 50v100l-86.6 50-86.6-50v-100z`;
