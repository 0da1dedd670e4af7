import { type Service, SERVICES, slugOf } from "#domain/services.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { paths } from "./paths.ts";

/** What must have happened before a screen can be seen. */
export type ScreenPreparation =
  /** A search by the form, followed to its end. */
  | "search-done"
  /** The same, looked at before it ends. */
  | "search-running"
  /** A finished search with its offers side by side. */
  | "comparison-open"
  /** The checkout of the first offer of a finished search. */
  | "checkout-open"
  /** A finished search that is being changed. */
  | "search-edited"
  /** A search that every provider declines or fails. */
  | "search-empty"
  /** The form sent with nothing in it. */
  | "form-errors"
  | "menu-open"
  | "phone-open"
  /** The rules of the competition, opened from the banner. */
  | "rules-open"
  /** What the banner says to somebody who has just bought. */
  | "bought"
  /** Scrolled down and a little up again. */
  | "scrolled-back"
  /** By its address; its script comes when it opens. */
  | "login-open"
  /** The cookie banner's categories. */
  | "cookie-settings";

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly prepare?: ScreenPreparation;
  /** Seen by somebody who has not answered the cookie banner. */
  readonly isFirstVisit?: boolean;
}

/** Every screen worth a picture, in both themes and at both widths. Plain data: tools run it outside the build. */
export const listScreens = (verticals: readonly Pick<VerticalDescription, "name" | "path">[]): Screen[] => [
  { name: "start", path: paths.start() },
  { name: "start-menu", path: paths.start(), prepare: "menu-open" },
  { name: "start-phone", path: paths.start(), prepare: "phone-open" },
  { name: "start-rules", path: paths.start(), prepare: "rules-open" },
  { name: "start-bought", path: paths.start(), prepare: "bought" },
  { name: "terms-scrolled", path: paths.terms(), prepare: "scrolled-back" },
  { name: "cookie", path: paths.start(), isFirstVisit: true },
  { name: "cookie-settings", path: paths.start(), isFirstVisit: true, prepare: "cookie-settings" },
  { name: "ranking", path: paths.ranking() },
  { name: "remuneration", path: paths.remuneration() },
  { name: "insurance-hub", path: paths.insuranceHub() },
  { name: "terms", path: paths.terms() },
  { name: "privacy", path: paths.privacy() },
  { name: "accessibility", path: paths.accessibility() },
  { name: "about", path: paths.about() },
  { name: "big-day", path: paths.bigDay() },
  { name: "mobile-phones", path: paths.mobilePhones() },
  { name: "pensions", path: paths.pensions() },
  { name: "motor-fuel", path: paths.motorFuel() },
  { name: "recycling", path: paths.recycling() },
  ...SERVICES.filter((service) => isAnnounced(service, verticals)).map((service) => ({
    name: `announced-${slugOf(service)}`,
    path: service.path,
  })),
  { name: "order-complete", path: `${paths.gallery()}?del=order-klar` },
  { name: "account-header", path: `${paths.gallery()}?del=konto-sidhuvud` },
  { name: "competition", path: paths.competition() },
  { name: "expert", path: paths.expert() },
  { name: "editors-login", path: paths.editors() },
  { name: "account-logged-out", path: paths.account() },
  { name: "login", path: paths.accountLogin(), prepare: "login-open" },
  { name: "not-found", path: "/finns-inte/" },
  ...verticals.flatMap(screensOf),
];

/** Compared one day, and no vertical has its address yet. */
const isAnnounced = ({ kind, path }: Service, verticals: readonly Pick<VerticalDescription, "path">[]): boolean =>
  kind === "compared" && !verticals.some((vertical) => vertical.path === path);

function screensOf(vertical: Pick<VerticalDescription, "name" | "path">): Screen[] {
  const path = paths.product(vertical);
  return [
    { name: `${vertical.name}-form`, path },
    { name: `${vertical.name}-form-errors`, path, prepare: "form-errors" },
    { name: `${vertical.name}-searching`, path, prepare: "search-running" },
    { name: `${vertical.name}-result`, path, prepare: "search-done" },
    { name: `${vertical.name}-comparison`, path, prepare: "comparison-open" },
    { name: `${vertical.name}-checkout`, path, prepare: "checkout-open" },
    { name: `${vertical.name}-search-edited`, path, prepare: "search-edited" },
    { name: `${vertical.name}-no-result`, path, prepare: "search-empty" },
  ];
}
