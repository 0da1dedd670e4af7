import { formatList } from "#domain/format/list-joining.texts.sv.ts";

/** The assistant's own sentences. It sorts by the preferences and gives no advice. */
export const assistantAnswerTexts = {
  lowest: (count: number) => `Ingen av de ${count} har lägre.`,
  highest: (count: number) => `Ingen av de ${count} har högre.`,
  quote: (text: string) => `Bolagets egna ord: ”${text}”`,
  list: formatList,
  asked: (wishes: string) => `Du vill ${wishes}.`,
  fulfilling: (count: number, of: number, offers: string) =>
    count === 1
      ? `Ett av ${of} priser uppfyller det: ${offers}.`
      : `${count} av ${of} priser uppfyller det: ${offers}.`,
  none: (of: number) => `Inget av de ${of} priserna uppfyller allt.`,
  half: {
    least: (asked: string) => `Med att ${asked} menar vi den hälft av priserna som har de lägsta beloppen.`,
    most: (asked: string) => `Med att ${asked} menar vi den hälft av priserna som har de högsta beloppen.`,
  },
  unchecked: (asked: string) => `Om du kan ${asked} säger inget av bolagen, så det är inte med.`,
  fee: (provider: string, fee: string, isEstimated: boolean) => `${provider} för ${fee}${isEstimated ? "*" : ""}`,
  estimated: "* Priset är beräknat på det du har angett och ändras med det.",
  basis: "Ordningen är listans. Vad bolagen betalar oss påverkar den inte. Det här är ingen rådgivning.",
  notOffered: "Det går inte att fråga om den här sökningen.",
  unknownPreference: "Välj bland önskemålen i listan.",
  conflict: "Några av önskemålen går inte att välja samtidigt.",
} as const;
