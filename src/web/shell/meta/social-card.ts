import type { MetaDescriptor } from "react-router";
import { socialCardPath } from "#domain/addresses/file-paths.ts";
import { socialCardAlt } from "./social-card.texts.sv.ts";

/** Rendered by `npm run tool -- social-card`. */
export const SOCIAL_CARD = { width: 1200, height: 630 };

/** The picture of a shared page: one for all pages. */
export const describeCard = (origin: string): MetaDescriptor[] => [
  { property: "og:image", content: `${origin}${socialCardPath()}` },
  { property: "og:image:width", content: String(SOCIAL_CARD.width) },
  { property: "og:image:height", content: String(SOCIAL_CARD.height) },
  { property: "og:image:alt", content: socialCardAlt },
  { name: "twitter:card", content: "summary_large_image" },
];
