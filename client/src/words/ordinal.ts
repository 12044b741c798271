/** Which place: "2nd", "2e", "2." */
type Language = "en" | "nl" | "de" | "fr";

const ENDINGS: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: "st", two: "nd", few: "rd", other: "th" },
  nl: { other: "e" },
  de: { other: "." },
  fr: { one: "er", other: "e" },
};

export function ordinal(language: Language, number: number): string {
  const endings = ENDINGS[language];
  return `${number}${endings[new Intl.PluralRules(language, { type: "ordinal" }).select(number)] ?? endings.other}`;
}
