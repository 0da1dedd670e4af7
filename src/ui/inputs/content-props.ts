import type { ReactNode } from "react";
import type { ContentDescription } from "#domain/form/form-description.ts";

/** The props of every piece of content between the fields. */
export interface ContentProps {
  readonly part: ContentDescription;
  /** The level of the headings in it; the form's own sections are one level above. */
  readonly level: 3 | 4;
  /** The content of an injected block, found by the part's name. */
  readonly block?: ReactNode;
  readonly onPress?: ((name: string) => void) | undefined;
}
