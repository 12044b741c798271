/** Names that nobody else makes: of commands, so that one sent twice counts once. */
export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function randomHexadecimal(count: number): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(count)));
}

export const commandName = (): string => randomHexadecimal(16);
