import { BannerRegion, type BannerRegionProps, BannerStyle } from "./BannerRegion.tsx";

/**
 * First in the page, so that a keyboard and a screen reader reach it first; a region, not a dialog: the page can be read
 * and used beside it. Rendered by the server alone. React does not touch its markup at hydration: the
 * script of the page (`run-banner.ts`) handles it, with and without hydration alike.
 */
export const ConsentBanner = (props: BannerRegionProps) =>
  import.meta.env.SSR ? (
    <BannerRegion {...props} />
  ) : (
    <section dangerouslySetInnerHTML={AS_IT_CAME} suppressHydrationWarning />
  );

/** For the head, where a style belongs. React leaves it there at hydration. */
export const ConsentBannerStyle = () => (import.meta.env.SSR ? <BannerStyle /> : null);

const AS_IT_CAME = { __html: "" };
