import { formatList } from "#domain/format/list-joining.texts.sv.ts";

/** The assistant's own sentences. It sorts by the preferences and gives no advice. */
export const assistantAnswerTexts = {
  lowest: (count: number) => `Ingen av de ${count} har lägre.`,
  highest: (count: number) => `Ingen av de ${count} har högre.`,
  quote: (text: string) => `Bolagets egna ord: ”${text}”`,
  list: formatList,
  asked: (wishes: string) => `Du vill ${wishes}.`,
  near: (count: number, offers: string) => `Av ${count} priser är de här nära: ${offers}.`,
  fee: (provider: string, fee: string) => `${provider} för ${fee}`,
  basis: "Ordningen bygger på villkor och pris, aldrig på vad bolagen betalar oss.",
  notOffered: "Det går inte att fråga om den här sökningen.",
  unknownPreference: "Välj bland önskemålen i listan.",
  conflict: "Några av önskemålen går inte att välja samtidigt.",
} as const;
