import { announcedPageTexts as texts } from "./announced-page.texts.sv.ts";
import type { ShownAnnouncement } from "./present-announced.ts";

/** Not for search engines: there is nothing to find yet. */
export const describeAnnounced = ({ product, path }: ShownAnnouncement) => ({
  title: texts.title(product),
  description: texts.description(product),
  path,
  isIndexed: false,
});
