/** House insurers that speak SOAP: POST /ws/villa/offert with the action `HamtaOffert`. */
export interface SoapQuestionWire {
  Personnummer: string;
  Adress: string;
  Postnummer: string;
  Fastighetsbeteckning?: string;
  Inkopsar: number;
  Byggar: number;
  Renoveringsar?: number;
  Boyta: number;
  Biyta: number;
  AntalBoende: number;
  AntalBadrum: number;
  VattenburenVarme: boolean;
  Kallare: "INGEN" | "INREDD" | "OINREDD" | "SUTERRANG";
  Larm: "SAKNAS" | "LARM" | "CENTRAL";
  DrulleLosore: boolean;
  DrulleByggnad: boolean;
  /** None at all when there are no other buildings. */
  Byggnader?: { Byggnad: { Typ: string; Yta: number; Vinterbonad: "NEJ" | "OINREDD" | "INREDD" }[] };
}

/** `HamtaOffertSvar`. Amounts are texts: their decimal mark differs between insurers. */
export type SoapAnswerWire =
  | {
      Offert: {
        OffertId: string;
        Produktnamn?: string;
        Arspremie: string;
        Manadspremie: string;
        Valuta: "SEK";
        Rabatt?: { Procent: number; Namn: string; Kraver?: "FLER_FORSAKRINGAR" };
        GiltigTom: string;
        SjalvriskByggnad: string;
        SjalvriskLosore: string;
        DrulleLosore: boolean;
        DrulleByggnad: boolean;
        Rubrik?: string;
        Fordelar: { Fordel: string[] };
        Tjanster: { Tjanst: string[] };
        Ovrigt?: string;
        BindningstidManader: number;
        Dokument: { Lank: { Namn: string; Adress: string }[] };
      };
    }
  | { Avslag: { Kod: string; Skal: string } };
