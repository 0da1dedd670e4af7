/** Made by the build (vite.config.ts): the text of every style sheet of the browser's build, by its address. Empty in development. */
declare module "virtual:page-css" {
  export const cssByHref: Readonly<Record<string, string>>;
}

/** Made by the build (vite.config.ts): where the scripts are that pages load by address. Unknown to the browser's own build. */
declare module "virtual:page-scripts" {
  export const pageScripts: {
    readonly [Name in "page" | "analytics" | "banner" | "recentSearches" | "reviews" | "offlineWorker"]?: string;
  };
  /** Of every vertical, by its name; empty in development. */
  export const verticalScripts: Readonly<Record<string, readonly string[]>>;
}
