/** The acts that require or allow data to stay, as they read on the date, with the official text. */
export const LEGAL_ACTS = {
  accounting: act("bokföringslagen (1999:1078) 7 kap. 2 §", "1999:1078"),
  distribution: act("lagen (2018:1219) om försäkringsdistribution 5 kap.", "2018:1219"),
  limitation: act("preskriptionslagen (1981:130) 2 §", "1981:130"),
  moneyLaundering: act("penningtvättslagen (2017:630) 5 kap. 3 §", "2017:630"),
  penalCode: act("brottsbalken (1962:700) 4 kap. 9 c § och 35 kap. 1 §", "1962:700"),
  claims: {
    name: "dataskyddsförordningen artikel 17.3 e",
    source: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
    asOf: "2026-11-17",
  },
  accountability: {
    name: "dataskyddsförordningen artikel 5.2 och 7.1",
    source: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
    asOf: "2026-11-17",
  },
} as const satisfies Readonly<Record<string, LegalAct>>;

export interface LegalAct {
  readonly name: string;
  readonly source: string;
  /** The day that the text was valid. */
  readonly asOf: string;
}

export type LegalActId = keyof typeof LEGAL_ACTS;

function act(name: string, number: string): LegalAct {
  return { name, source: `https://rkrattsbaser.gov.se/sfst?bet=${number}`, asOf: "2026-11-17" };
}
