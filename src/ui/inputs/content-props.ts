import type { ReactNode } from "react";
import type { ContentDescription } from "#domain/form/form-description.ts";

/** What every piece of content between the fields is told. */
export interface ContentProps {
  readonly part: ContentDescription;
  /** Of the headings in it; the form's own sections are one level above. */
  readonly level: 3 | 4;
  /** What stands in an injected block, found by the part's name. */
  readonly block?: ReactNode;
  readonly onPress?: ((name: string) => void) | undefined;
}
