import { createContext, useContext } from "react";

/** What one rendering of a page is given besides its data: the same on the server and when the browser takes over. */
export interface Rendering {
  readonly nonce: string;
  /** Null in development, where style sheets are linked. */
  readonly inlined: InlinedCss | null;
}

export interface InlinedCss {
  /** The style sheets whose text stands in the page. */
  readonly hrefs: readonly string[];
  readonly text: string;
}

export const RenderContext = createContext<Rendering>({ nonce: "", inlined: null });

export const useRendering = (): Rendering => useContext(RenderContext);
