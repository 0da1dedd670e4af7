/** What the server passes to the script of every page, as attributes of the script's own tag. */
export interface PageFacts {
  /** The version of the banner's texts. */
  readonly texts: string;
  /** The document that the tag manager runs in. */
  readonly tag: string;
  /** The path for measurements, when it is not the page's own. */
  readonly path: string;
  /** The way that the visitor came to it, where that is distinguished. */
  readonly category: string;
  /** What is compared on it, by its name in calls and tracking (F-010). */
  readonly product: string;
  /** The addresses of the parts that are loaded on demand. */
  readonly analytics: string;
  readonly banner: string;
  readonly recentSearches: string;
  readonly reviews: string;
}

export const readPageFacts = (): Partial<PageFacts> =>
  document.querySelector<HTMLElement>("script[data-texts]")?.dataset ?? {};
