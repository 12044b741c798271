/** How long something lasted, in words: every language's own plurals come from the browser. */
const MINUTE = 60;
const HOUR = 60; // minutes

export function duration(seconds: number, language: string): string[] {
  const told = (count: number, unit: string): string =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
  if (Math.round(seconds) < MINUTE) return [told(Math.max(1, Math.round(seconds)), "second")];
  const minutes = Math.round(seconds / MINUTE);
  if (minutes < HOUR) return [told(minutes, "minute")];
  const rest = minutes % HOUR;
  return [told(Math.floor(minutes / HOUR), "hour"), ...(rest ? [told(rest, "minute")] : [])];
}
