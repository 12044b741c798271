/** A sentence with its gaps filled; a gap without a value would be a mistake of ours, and shows as it is. */
export function fill(sentence: string, values: Record<string, string | number> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
