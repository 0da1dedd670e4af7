/** Insurers where a question becomes a job that is asked about until it is done. Money in whole öre, dates as YYYYMMDD. */

/** POST /villa/offertjobb, answered by 202 and the job. */
export interface JobQuestionWire {
  /** YYYYMMDD-NNNN */
  personnummer: string;
  gatuadress: string;
  /** 123 45 */
  postnr: string;
  fastighet?: string;
  inkopsar: number;
  byggar: number;
  renoverad?: number;
  boyta: number;
  biyta: number;
  boende: number;
  badrum: number;
  vattenburet: boolean;
  kallare: "ingen" | "inredd" | "oinredd" | "suterrang";
  larm: "inget" | "eget" | "central";
  drulleSaker: boolean;
  drulleHus: boolean;
  ovrigaByggnader: { sort: string; yta: number; vinter: "nej" | "oinredd" | "inredd" }[];
}

/** GET /villa/offertjobb/{jobb}: 202 while the job is under way, then 200 and this. */
export type JobAnswerWire =
  | {
      utfall: "offert";
      offertnr: string;
      produkt?: string;
      premieArOre: number;
      premieManadOre: number;
      rabatt?: { procent: number; namn: string; kraver?: "fler_forsakringar" };
      gallerTom: string;
      sjalvriskByggnadOre: number;
      sjalvriskLosoreOre: number;
      drulleSaker: boolean;
      drulleHus: boolean;
      rubrik?: string;
      fordelar: string[];
      tjanster: string[];
      ovrigt?: string;
      /** Månader; 0 är ingen. */
      bindningstid: number;
      dokument: { namn: string; lank: string }[];
    }
  | { utfall: "nej"; skal: string };
