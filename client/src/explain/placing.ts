/** Where an explanation stands: beside what it explains, never on it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 8;

/** On a wide screen: under the piece where there is room, otherwise above, otherwise at its side. */
export function beside(piece: Box, own: Size, screen: Size): { left: number; top: number } {
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const left = clamp((piece.left + piece.right - own.width) / 2, screen.width - own.width);
  if (piece.bottom + GAP + own.height <= screen.height) return { left, top: piece.bottom + GAP };
  if (piece.top - GAP - own.height >= 0) return { left, top: piece.top - GAP - own.height };
  const top = clamp(piece.top, screen.height - own.height);
  const right = piece.right + GAP + own.width <= screen.width;
  return { left: right ? piece.right + GAP : Math.max(GAP, piece.left - GAP - own.width), top };
}

/** On a phone it is a sheet at the bottom, or at the top where the bottom would cover the piece. */
export function sheetAtTop(piece: Box, own: Size, screen: Size): boolean {
  return piece.bottom > screen.height - own.height && piece.top > screen.height - piece.bottom;
}
