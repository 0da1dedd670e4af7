import type { UIMatch } from "react-router";
import type { TextTree } from "#domain/text/text-set.ts";

/** What a route may declare to the document around it, as its `handle`. */
export interface PageHandle {
  /** A page that needs no script gets none. */
  readonly isStatic?: boolean | ((loaderData: unknown) => boolean);
  /** The same to everyone who is not logged in, at an address without parameters, but for the form token (`src/http/shared-page.ts`). */
  readonly isShared?: boolean;
  /** For the browser to store: without script, also when a person is logged in, and with nothing that the frame knows of the person. */
  isCopy?(loaderData: unknown): boolean;
  /**
   * The sets of texts that it and its lazy parts may show, beside those of the frame: what editors have changed in
   * them is sent along. A page that does not list any receives every change.
   */
  readonly texts?: readonly TextTree[];
  /** Styles, by the name of their chunk, of parts that the server renders and the browser fetches later (`vite.config.ts`). */
  readonly lazyStyles?: readonly string[];
  /** Where a browser without script is redirected to, and after how long. */
  refreshWithoutScript?(
    loaderData: unknown,
    search: URLSearchParams,
  ): { address: string; afterSeconds: number } | undefined;
  /** The path that the page is measured under, when it is not its own. */
  readonly measuredPath?: string;
  /** The same, with its category, for a page that knows it only after loading. */
  measured?(
    loaderData: unknown,
    search: URLSearchParams,
  ): { readonly path: string; readonly category: string } | undefined;
}

export interface PageNow {
  readonly isStatic: boolean;
  readonly refresh: ReturnType<NonNullable<PageHandle["refreshWithoutScript"]>>;
  readonly measuredPath: string | undefined;
  readonly measuredCategory: string | undefined;
}

/** What the current page declares to the document. */
export function readPage(matches: readonly UIMatch[], search: string): PageNow {
  const last = matches.at(-1);
  const handle = (last?.handle ?? {}) as PageHandle;
  const measured = handle.measured?.(last?.loaderData, new URLSearchParams(search));
  return {
    isStatic: typeof handle.isStatic === "function" ? handle.isStatic(last?.loaderData) : Boolean(handle.isStatic),
    refresh: handle.refreshWithoutScript?.(last?.loaderData, new URLSearchParams(search)),
    measuredPath: measured?.path ?? handle.measuredPath,
    measuredCategory: measured?.category,
  };
}

/** Only of the server's page: a browser hydrates no copy. */
export function isCopy(matches: readonly UIMatch[]): boolean {
  const last = matches.at(-1);
  return ((last?.handle ?? {}) as PageHandle).isCopy?.(last?.loaderData) ?? false;
}
