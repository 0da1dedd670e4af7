/**
 * Insurers where a question becomes a job that is asked about until it is done. Money in whole öre, dates as YYYYMMDD.
 * The question and its answer differ by vertical and are described there; jobs and orders are the same for all.
 */

/** 202 while the job is under way, both when it is made and when it is asked about. */
export interface JobWire {
  jobb: string;
  klarOmMs: number;
}

/** POST /offerter/{offertnr}/pris: answered at once; the reference comes with the last question before an order. */
export interface JobPriceQuestionWire {
  startdatum: string;
  betalning: "manad" | "ar";
  tillagg: string[];
  rabatter: string[];
  referens?: string;
}

/** 200 with the price, 410 when the quote is too old, 422 or 409 with what is wrong. A discount's amount is what it takes off. */
export type JobPricedWire =
  | {
      offertnr: string;
      premieArOre: number;
      premieManadOre: number;
      tillagg: JobChoiceWire[];
      rabatter: JobChoiceWire[];
    }
  | JobObjectionWire;

export interface JobChoiceWire {
  kod: string;
  namn: string;
  beskrivning?: string;
  arOre: number;
}

/**
 * POST /ordrar with our reference as `Idempotency-Key`: 201, 202 when the customer must pay first, 409 with a reason, or 422 when
 * a field is not accepted or the key has had another body.
 */
export interface JobOrderWire {
  offertnr: string;
  premieArOre: number;
  startdatum: string;
  personnummer: string;
  uppgifter: Record<string, string>;
  atervand?: string;
}

/** Also the answer to GET /ordrar/{reference}; 404 with `okand-referens` when nothing has been placed under it. */
export type JobPlacedWire = { ordernummer: string } | { betalsida: string } | JobObjectionWire;

export interface JobObjectionWire {
  fel: "avvisad" | "nyckel-anvand" | "okand-referens" | "ogiltig" | "ogiltigt-falt" | "utgangen";
  text: string;
  falt?: string;
}
