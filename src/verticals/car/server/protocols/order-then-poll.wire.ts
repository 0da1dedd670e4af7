/** Insurers where a question becomes a job that is asked about until it is done. Money in whole öre, dates as YYYYMMDD. */

/** POST /bil/offertjobb, answered by 202 and the job. */
export interface JobQuestionWire {
  /** YYYYMMDD-NNNN */
  personnummer: string;
  /** ABC 123 */
  regnr: string;
  omfattning: JobCoverWire;
  milPerAr: number;
  /** 123 45 */
  postnr: string;
  sjalvriskVagnOre?: number;
  fordon?: { fabrikat: string; modell: string; arsmodell?: number; effektKw?: number; drivmedel?: string };
}

/** The last three are one insurer's own names. */
export type JobCoverWire = "hel" | "halv" | "trafik" | "stor" | "mellan" | "liten";

/** GET /bil/offertjobb/{jobb}: 202 while the job is under way, then 200 and this. */
export type JobAnswerWire =
  | {
      utfall: "offert";
      offertnr: string;
      produkt: string;
      omfattning: JobCoverWire;
      premieArOre: number;
      premieManadOre: number;
      gallerTom: string;
      sjalvrisker: Partial<Record<JobDamageWire, JobExcessWire>>;
      rubrik?: string;
      fordelar: string[];
      tjanster: string[];
      /** Månader; 0 är ingen. */
      bindningstid: number;
      upplysning?: string;
      omdome?: { poang: number; av: number; anm: string };
      dokument: { namn: string; lank: string }[];
    }
  | { utfall: "nej"; skal: string };

export type JobDamageWire =
  | "trafik"
  | "brand"
  | "glas"
  | "stenskott"
  | "stold"
  | "raddning"
  | "rattsskydd"
  | "vagnskada"
  | "maskin";

export type JobExcessWire = ({ ore: number } | { procent: number; lagstOre: number }) & { anm?: string };
