/** The headings of the gallery. */
import type { Language } from "../../words/speech.svelte.ts";

type Key = "objects" | "cards" | "members" | "castles" | "places" | "people" | "prison";

export const words: Record<Language, Record<Key, string>> = {
  en: {
    objects: "What lords collect",
    cards: "Cards",
    members: "The members",
    castles: "Castles and their octagons",
    places: "Club, dinner table and auction house",
    people: "Cheque, thief and detective",
    prison: "Prison",
  },
  nl: {
    objects: "Wat lords verzamelen",
    cards: "Kaarten",
    members: "De leden",
    castles: "Kastelen en hun achthoeken",
    places: "Club, eettafel en veilinghuis",
    people: "Cheque, dief en detective",
    prison: "Gevangenis",
  },
  de: {
    objects: "Was Lords sammeln",
    cards: "Karten",
    members: "Die Mitglieder",
    castles: "Schlösser und ihre Achtecke",
    places: "Club, Dinnertafel und Auktionshaus",
    people: "Scheck, Dieb und Detektiv",
    prison: "Gefängnis",
  },
  fr: {
    objects: "Ce que les lords collectionnent",
    cards: "Cartes",
    members: "Les membres",
    castles: "Les châteaux et leurs octogones",
    places: "Le club, la table du dîner et la salle des ventes",
    people: "Chèque, voleur et détective",
    prison: "Prison",
  },
};
