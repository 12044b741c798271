/** The address that a friend can open: this page's own, or where that is only this machine's, the one at home. */
const ONLY_HERE = ["localhost", "127.0.0.1", "[::1]"];

export const onlyHere = (hostname: string): boolean => ONLY_HERE.includes(hostname);

export function inviteOrigin(page: { origin: string; hostname: string }, home: readonly string[]): string {
  return (onlyHere(page.hostname) && home[0]) || page.origin;
}
