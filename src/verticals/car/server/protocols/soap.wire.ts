/** Car insurers that speak SOAP: POST /ws/bil/offert with the action `HamtaOffert`. */
export interface SoapQuestionWire {
  Personnummer: string;
  Regnr: string;
  Omfattning: SoapCoverWire;
  KorstrackaMil: number;
  Postnummer: string;
  SjalvriskVagnskada?: number;
  Fordon?: { Fabrikat: string; Modell: string; Arsmodell?: number; EffektKw?: number; Drivmedel?: string };
}

export type SoapCoverWire = "HEL" | "HALV" | "TRAFIK";

/** `HamtaOffertSvar`. Amounts are texts: their decimal mark differs between insurers. */
export type SoapAnswerWire =
  | {
      Offert: {
        OffertId: string;
        Produktnamn: string;
        Omfattning: SoapCoverWire;
        Arspremie: string;
        Manadspremie: string;
        Valuta: "SEK";
        GiltigTom: string;
        Sjalvrisker: { Sjalvrisk: SoapExcessWire[] };
        Rubrik?: string;
        Fordelar: { Fordel: string[] };
        Tjanster: { Tjanst: string[] };
        BindningstidManader: number;
        Upplysning?: string;
        Omdome?: { Poang: number; Av: number; Anmarkning: string };
        Dokument: { Lank: { Namn: string; Adress: string }[] };
      };
    }
  | { Avslag: { Kod: string; Skal: string } };

/** A damage that is not listed is not covered. */
export interface SoapExcessWire {
  Moment: SoapDamageWire;
  Belopp?: string;
  Procent?: number;
  Lagst?: string;
  /** One for each line. */
  Anmarkning?: string[];
}

export type SoapDamageWire =
  | "TRAFIK"
  | "BRAND"
  | "GLAS"
  | "STENSKOTT"
  | "STOLD"
  | "RADDNING"
  | "RATTSSKYDD"
  | "VAGNSKADA"
  | "MASKIN";
