/** Insurers where a question becomes a job that is asked about until it is done. Money in whole öre, dates as YYYYMMDD. */

/** POST /hem/offertjobb, answered by 202 and the job. */
export interface JobQuestionWire {
  /** YYYYMMDD-NNNN */
  personnummer: string;
  gatuadress: string;
  /** 123 45 */
  postnr: string;
  boendeform: "hyr" | "brf" | "student" | "andrahand";
  boyta: number;
  boende: number;
  /** Kronor; 0 är utan gräns. */
  losore: number;
  sakerhetsdorr: boolean;
  larm: "inget" | "eget" | "central";
  /** Kronor. */
  onskadSjalvrisk: number;
  drulle: boolean;
  resa: boolean;
}

export type JobDamageWire = "losore" | "vatten" | "drulle" | "bostadsratt" | "resa";

/** GET /hem/offertjobb/{jobb}: 202 while the job is under way, then 200 and this. */
export type JobAnswerWire =
  | {
      utfall: "offert";
      offertnr: string;
      produkt?: string;
      premieArOre: number;
      premieManadOre: number;
      rabatt?: { procent: number; namn: string; kraver?: "fler_forsakringar" };
      gallerTom: string;
      sjalvrisker: { skada: JobDamageWire; beloppOre: number }[];
      drulleIngar: boolean;
      /** Bara för bostadsrätt. */
      bostadsrattIngar?: boolean;
      resedagar: number;
      rubrik?: string;
      fordelar: string[];
      tjanster: string[];
      ovrigt?: string;
      /** Månader; 0 är ingen. */
      bindningstid: number;
      dokument: { namn: string; lank: string }[];
    }
  | { utfall: "nej"; skal: string };
