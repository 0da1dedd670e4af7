import { createContext, type RouterContextProvider } from "react-router";
import type { AdmitPost } from "#http/contract/page-posts.ts";
import type { PageServices } from "#http/contract/page-services.ts";
import type { PageHandle } from "./page-handle.ts";

export type Theme = "light" | "dark";

/** What the server passes to the pages with every request. */
export interface PageContext {
  readonly nonce: string;
  readonly services: PageServices;
  /** Null follows the visitor's system. */
  readonly theme: Theme | null;
  /** What the page of a route declares, by the pattern of its address. */
  readonly handleOf: (pattern: string) => PageHandle;
  /** Counts a post, before the page reads it. */
  readonly admitPost: AdmitPost;
  /** Writes a fault of ours to the log. */
  readonly reportFault: (error: unknown) => void;
  /** Of the trace that the request belongs to. */
  readonly traceId: () => string;
  /** Which page it is, for what is measured by page. */
  readonly notePage: (pattern: string) => void;
  /** Resolves when the page may be rendered; at once when not given. */
  readonly renderTurn?: () => Promise<void>;
  /** Takes the page as text instead of as the body of the response, which would be encoded, decoded and encoded again. */
  readonly takeHtml?: (html: string) => void;
}

export const pageContext = createContext<PageContext | null>(null);

type Contexts = Readonly<RouterContextProvider>;

export function readPageContext(context: Contexts): PageContext {
  const page = context.get(pageContext);
  if (!page) throw new Error("The server gave the page no context");
  return page;
}

export const pageServices = (context: Contexts): PageServices => readPageContext(context).services;
