/** Insurers where a question becomes a job that is asked about until it is done. Money in whole öre, dates as YYYYMMDD. */

/** POST /olycksfall/offertjobb, answered by 202 and the job. */
export interface JobQuestionWire {
  /** YYYYMMDD-NNNN */
  personnummer: string;
  omfattar: "jag" | "jag-och-partner" | "barn";
  beloppOre: number;
  /** Of an adult. */
  yrke?: "kontor" | "praktiskt" | "risk";
  risksport: boolean;
}

/** GET /olycksfall/offertjobb/{jobb}: 202 while the job is under way, then 200 and this. */
export type JobAnswerWire =
  | {
      utfall: "offert";
      offertnr: string;
      produkt?: string;
      premieArOre: number;
      premieManadOre: number;
      gallerTom: string;
      hogstaInvaliditetOre: number;
      /** What is left out is not compensated. */
      ersattningOre: { brutetBen?: number; tandskada?: number; arr?: number; invaliditet10: number };
      tidigastStart?: string;
      rubrik?: string;
      fordelar: string[];
      tjanster: string[];
      om?: string;
      /** Månader; 0 är ingen. */
      bindningstid: number;
      dokument: { namn: string; lank: string }[];
    }
  | { utfall: "nej"; skal: string };
