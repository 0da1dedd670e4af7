/**
 * Insurers where a question becomes a job that is asked about until it is done. Money in whole öre, dates as YYYYMMDD.
 * The question and its answer differ by vertical and are described there; jobs and orders are the same for all.
 */

/** 202 while the job is under way, both when it is made and when it is asked about. */
export interface JobWire {
  jobb: string;
  klarOmMs: number;
}

/** POST /ordrar with our reference as `Idempotency-Key`: 201, 409 with a reason, or 422 when the key has had another body. */
export interface JobOrderWire {
  offertnr: string;
  premieArOre: number;
  startdatum: string;
  personnummer: string;
  uppgifter: Record<string, string>;
}

/** Also the answer to GET /ordrar/{reference}; 404 with `okand-referens` when nothing has been placed under it. */
export type JobPlacedWire =
  | { ordernummer: string }
  | { fel: "avvisad" | "nyckel-anvand" | "okand-referens" | "ogiltig"; text: string };
