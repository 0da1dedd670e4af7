import type { UIMatch } from "react-router";

/** What a route may tell the document around it, as its `handle`. */
export interface PageHandle {
  /** What needs no script is sent none. */
  readonly isStatic?: boolean | ((loaderData: unknown) => boolean);
  /** Where a browser without script is sent on to, and after how long. */
  refreshWithoutScript?(
    loaderData: unknown,
    search: URLSearchParams,
  ): { address: string; afterSeconds: number } | undefined;
}

export interface PageNow {
  readonly isStatic: boolean;
  readonly refresh: ReturnType<NonNullable<PageHandle["refreshWithoutScript"]>>;
}

/** What the page that is shown tells the document. */
export function readPage(matches: readonly UIMatch[], search: string): PageNow {
  const last = matches.at(-1);
  const handle = (last?.handle ?? {}) as PageHandle;
  return {
    isStatic: typeof handle.isStatic === "function" ? handle.isStatic(last?.loaderData) : Boolean(handle.isStatic),
    refresh: handle.refreshWithoutScript?.(last?.loaderData, new URLSearchParams(search)),
  };
}
