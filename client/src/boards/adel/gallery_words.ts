/** The headings of the gallery. */
import type { Language } from "../../words/speech.svelte.ts";

type Key = "light" | "dark" | "objects" | "cards" | "members" | "castles" | "places" | "people" | "prison";

export const words: Record<Language, Record<Key, string>> = {
  en: {
    light: "By day",
    dark: "By lamplight",
    objects: "What lords collect",
    cards: "Cards",
    members: "The members",
    castles: "Castles and their octagons",
    places: "Club, dinner table and auction house",
    people: "Cheque, thief and detective",
    prison: "Prison",
  },
  nl: {
    light: "Overdag",
    dark: "Bij lamplicht",
    objects: "Wat lords verzamelen",
    cards: "Kaarten",
    members: "De leden",
    castles: "Kastelen en hun achthoeken",
    places: "Club, eettafel en veilinghuis",
    people: "Cheque, dief en detective",
    prison: "Gevangenis",
  },
  de: {
    light: "Am Tag",
    dark: "Bei Lampenlicht",
    objects: "Was Lords sammeln",
    cards: "Karten",
    members: "Die Mitglieder",
    castles: "Schlösser und ihre Achtecke",
    places: "Club, Dinnertafel und Auktionshaus",
    people: "Scheck, Dieb und Detektiv",
    prison: "Gefängnis",
  },
  fr: {
    light: "De jour",
    dark: "À la lampe",
    objects: "Ce que les lords collectionnent",
    cards: "Cartes",
    members: "Les membres",
    castles: "Les châteaux et leurs octogones",
    places: "Le club, la table du dîner et la salle des ventes",
    people: "Chèque, voleur et détective",
    prison: "Prison",
  },
};
