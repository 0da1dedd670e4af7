import type { ComponentType } from "react";
import type { BannerKind } from "#web/browser/banner-events.ts";

/**
 * Text of an information page. In every sentence `[text](target)` is a link, to a target of `link-targets.ts` or to an
 * https address, and `{phone}` and `{hours}` are those of customer service.
 */
export type InfoTexts = {
  readonly title: string;
  /** For search engines: what the page answers. */
  readonly description: string;
  readonly lead: string;
  /** Year, month and day of the last change that a reader would notice. */
  readonly updated: string;
  readonly sections: readonly InfoSection[];
};

export interface InfoSection {
  /** In the address, after "#". */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly InfoBlock[];
}

export type InfoBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly terms: readonly { readonly term: string; readonly text: string }[] };

export interface InfoPage {
  readonly path: string;
  readonly texts: InfoTexts;
  readonly banner?: BannerKind;
  /** The content after the text of a section, by its id. */
  readonly extras?: Readonly<Record<string, ComponentType>>;
}
