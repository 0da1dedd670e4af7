import { createContext, useContext } from "react";

/** The context of one rendering of a page besides its data: the same on the server and at hydration. */
export interface Rendering {
  readonly nonce: string;
  /** Null in development, where style sheets are linked. */
  readonly inlined: InlinedCss | null;
  /** What support finds the fault by; of a page that shows one. */
  readonly faultReference?: string;
}

export interface InlinedCss {
  /** The style sheets whose text is inlined in the page. */
  readonly hrefs: readonly string[];
  readonly text: string;
}

export const RenderContext = createContext<Rendering>({ nonce: "", inlined: null });

export const useRendering = (): Rendering => useContext(RenderContext);
