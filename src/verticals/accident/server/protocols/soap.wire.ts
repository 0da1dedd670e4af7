/** Accident insurers that speak SOAP: POST /ws/olycksfall/offert with the action `HamtaOffert`. */
export interface SoapQuestionWire {
  Personnummer: string;
  Omfattning: "SJALV" | "PAR" | "BARN";
  /** Whole kronor. */
  Forsakringsbelopp: number;
  /** Of an adult. */
  Yrkesklass?: "KONTOR" | "PRAKTISKT" | "RISK";
  Risksport: boolean;
}

export type SoapInjuryWire = "BENBROTT" | "TAND" | "ARR" | "INVALIDITET10";

/** `HamtaOffertSvar`. Amounts are texts: their decimal mark differs between insurers. */
export type SoapAnswerWire =
  | {
      Offert: {
        OffertId: string;
        Produktnamn?: string;
        Arspremie: string;
        Manadspremie: string;
        Valuta: "SEK";
        GiltigTom: string;
        HogstaInvaliditet: string;
        /** An injury that is not among them is not compensated. */
        Exempel: { Skada: { Kod: SoapInjuryWire; Belopp: string }[] };
        TidigastStart?: string;
        Rubrik?: string;
        Fordelar: { Fordel: string[] };
        Tjanster: { Tjanst: string[] };
        Om?: string;
        BindningstidManader: number;
        Dokument: { Lank: { Namn: string; Adress: string }[] };
      };
    }
  | { Avslag: { Kod: string; Skal: string } };
