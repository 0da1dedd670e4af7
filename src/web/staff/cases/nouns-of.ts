import type { Nouns } from "#domain/text/nouns.ts";
import { loadedVerticals } from "#web/shell/verticals/find-vertical.ts";

/** By the name in a stored row: staff see the orders of all verticals. */
export const nounsOf = (vertical: string): Nouns | undefined =>
  loadedVerticals().find(({ description }) => description.name === vertical)?.description.texts.nouns;
