import { type ReactNode, useContext, useMemo } from "react";
import type { Nouns } from "#domain/text/nouns.ts";
import { TextsContext } from "./use-texts.ts";

interface NounsOfProps {
  readonly nouns: Nouns | undefined;
  readonly children: ReactNode;
}

/** A part of a page that belongs to a vertical, where the page itself does not. */
export function NounsOf({ nouns, children }: NounsOfProps) {
  const reading = useContext(TextsContext);
  const own = useMemo(() => ({ ...reading, nouns }), [reading, nouns]);
  return <TextsContext value={own}>{children}</TextsContext>;
}
