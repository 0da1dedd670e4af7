/** Home insurers that speak SOAP: POST /ws/hem/offert with the action `HamtaOffert`. */
export interface SoapQuestionWire {
  Personnummer: string;
  Adress: string;
  Postnummer: string;
  Boendeform: "HYRESRATT" | "BOSTADSRATT" | "STUDENT" | "ANDRAHAND";
  Boyta: number;
  AntalBoende: number;
  /** Kronor, eller OBEGRANSAT. */
  Losorebelopp: number | "OBEGRANSAT";
  Sakerhetsdorr: boolean;
  Larm: "SAKNAS" | "LARM" | "CENTRAL";
  Sjalvrisk: number;
  Drulle: boolean;
  Reseskydd: boolean;
}

export type SoapDamageWire = "LOSORE" | "VATTEN" | "DRULLE" | "BOSTADSRATT" | "RESA";

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
        Sjalvrisker: { Sjalvrisk: { Skada: SoapDamageWire; Belopp: string }[] };
        DrulleIngar: boolean;
        /** Bara för bostadsrätt. */
        BostadsrattIngar?: boolean;
        ReseskyddDagar: number;
        Rubrik?: string;
        Fordelar: { Fordel: string[] };
        Tjanster: { Tjanst: string[] };
        Ovrigt?: string;
        BindningstidManader: number;
        Dokument: { Lank: { Namn: string; Adress: string }[] };
      };
    }
  | { Avslag: { Kod: string; Skal: string } };
