import { identify } from "#domain/text/text-set.ts";
import type { PageServices } from "#http/contract/page-services.ts";
import { verticalTextSets } from "#verticals/_contract/vertical-text-sets.ts";
import { loadedVerticals } from "#web/shell/verticals/find-vertical.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import type { TextsOfPage } from "./texts-in.ts";

/**
 * What editors have changed of the texts that a page shows; nothing at all when that is nothing. A page without script
 * is rendered with every change, because none of it is sent beside the page.
 */
export function textsForPage(
  { texts }: Pick<PageServices, "texts">,
  pathname: string,
  [frame, page]: readonly [PageHandle, PageHandle],
  isEditing: boolean,
): TextsOfPage {
  if (isEditing) return { texts: texts.marked() };
  const own = page.isStatic === true ? undefined : page.texts;
  const sets = own ? [...(frame.texts ?? []), ...own, ...verticalSetsAt(pathname)].map(identify) : ("all" as const);
  const changed = texts.changed(sets);
  return Object.keys(changed).length === 0 ? {} : { texts: changed };
}

const verticalSetsAt = (pathname: string): object[] =>
  loadedVerticals()
    .filter(({ description }) => pathname.startsWith(description.path))
    .flatMap(({ description }) => Object.values(verticalTextSets(description)));
