import type { Checked } from "#domain/checked.ts";
import type { RankedOffer, SilentProvider } from "#domain/offer.ts";

/** What a page may ask of the server, in-process. One instance per request, already bound to the visitor. */
export interface PageServices {
  readonly settings: PageSettings;
  /** Shows that a form of ours is in progress: lookups of persons ask for it. Makes the visitor known. */
  formToken(): string;
  /** Validates and stores a search; the result page runs it. */
  createSearch(vertical: string, parameters: Readonly<Record<string, string>>): Promise<Checked<{ searchId: string }>>;
  /** Undefined when there is no such search for this visitor. With `wait`, runs the search to its end first. */
  resultPage(vertical: string, searchId: string, options: { wait: boolean }): Promise<ResultPage | undefined>;
}

export interface PageSettings {
  readonly customerServicePhone: string;
  readonly salesPhone: string;
  readonly isProduction: boolean;
}

export interface ResultPage {
  readonly searchId: string;
  readonly state: "created" | "searching" | "done";
  /** What the visitor asked for, without personal data. */
  readonly summary: Readonly<Record<string, string>>;
  readonly asked: readonly AskedProvider[];
  readonly offers: readonly RankedOffer[];
  readonly silent: readonly SilentProvider[];
}

export interface AskedProvider {
  readonly providerId: number;
  readonly name: string;
  readonly slug: string;
}
