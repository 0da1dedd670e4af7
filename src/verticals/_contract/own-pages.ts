import type { ReactNode } from "react";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { StoredSeries } from "#domain/series/stored-series.ts";

/** A page that a vertical has besides those that every vertical has. Its script is loaded with the page and with no other. */
export interface OwnPageEntry {
  /** Below the vertical's path, with a slash at its end: "karta/", "avtal/:id/". */
  readonly path: string;
  /** The same for every reader, and worth finding by a search engine. */
  readonly isIndexed?: boolean;
  load(): Promise<OwnPage>;
}

/** The data is what the vertical's server answered for the page. */
export interface OwnPage<Data = unknown> {
  title(data: Data): string;
  Page(props: { readonly data: Data }): ReactNode;
}

export interface OwnPageRequest {
  /** Of the path: the id of "avtal/:id/". */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  /** YYYY-MM-DD in Sweden. */
  readonly today: string;
  readonly nowMs: number;
}

/** What a page of a vertical may ask for: public series, and what is the reader's own. */
export interface OwnPageSources<Search = unknown> {
  /** Asked by source and key: "source/key". */
  series(question: string): Promise<StoredSeries | undefined>;
  /** Undefined when the reader has no such offer. */
  offer(resultId: string): Promise<OwnOffer<Search> | undefined>;
  /** Undefined when the reader has no such search. */
  list(searchId: string): Promise<OwnList<Search> | undefined>;
}

export interface OwnOffer<Search = unknown> {
  readonly searchId: string;
  readonly offer: RankedOffer;
  readonly search: Search;
}

export interface OwnList<Search = unknown> {
  readonly searchId: string;
  readonly offers: readonly RankedOffer[];
  readonly search: Search;
}

interface OwnPageMethods<Search> {
  load(request: OwnPageRequest, sources: OwnPageSources<Search>): Promise<unknown>;
}

/** Gives the data of a page; undefined when there is no such page. Taken from a method, so that a registry may hold any search type. */
export type LoadOwnPage<Search = unknown> = OwnPageMethods<Search>["load"];
