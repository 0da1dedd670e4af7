/** What the server tells the script of every page, as attributes of the script's own tag. */
export interface PageFacts {
  /** The version of the banner's texts. */
  readonly texts: string;
  /** The document that the tag manager runs in. */
  readonly tag: string;
  /** What the page is measured as, when it is not its own path. */
  readonly path: string;
  /** By which way the visitor came to it, where that is told apart. */
  readonly category: string;
  /** What is compared on it, by its name in calls and tracking (F-010). */
  readonly product: string;
  /** Where the parts are that are loaded on demand. */
  readonly analytics: string;
  readonly banner: string;
  readonly recentSearches: string;
  readonly reviews: string;
}

export const readPageFacts = (): Partial<PageFacts> =>
  document.querySelector<HTMLElement>("script[data-texts]")?.dataset ?? {};
