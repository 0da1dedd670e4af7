import { Fragment, type ReactNode } from "react";
import type { PlaceholderIn } from "#domain/text/placeholders.ts";

/** A sentence whose placeholders are more than text: "Ring {phone}." with a link in it. */
export const fillNodes = <const Text extends string>(
  text: Text,
  nodes: Readonly<Record<PlaceholderIn<Text>, ReactNode>>,
): ReactNode =>
  text
    .split(/(\{[a-z][A-Za-z]*\})/)
    .map((part, index) => (
      <Fragment key={index}>
        {index % 2 === 1 ? ((nodes as Record<string, ReactNode>)[part.slice(1, -1)] ?? part) : part}
      </Fragment>
    ));
