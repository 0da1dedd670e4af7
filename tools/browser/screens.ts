import { type Service, SERVICES, slugOf } from "#domain/service/services.ts";
import { accountLoginPath, accountPath } from "#domain/addresses/account-paths.ts";
import {
  aboutPath,
  accessibilityPath,
  bigDayPath,
  competitionPath,
  insuranceHubPath,
  mobilePhonesPath,
  motorFuelPath,
  pensionsPath,
  privacyPath,
  rankingPath,
  recyclingPath,
  remunerationPath,
  termsPath,
} from "#domain/addresses/content-paths.ts";
import { companiesPath, expertPath } from "#domain/addresses/question-paths.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { appliedVerticals, createServerVerticals } from "#verticals/server-registry.ts";
import { systemClock } from "#platform/clock.ts";
import { productPath } from "#domain/addresses/shop-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { editorsPath, galleryPath } from "#domain/addresses/staff-paths.ts";

type VerticalPlace = Pick<VerticalDescription, "name" | "path">;
type SearchedPlace = VerticalPlace & { readonly hasCheckout: boolean; readonly hasComparison: boolean };

/** Those of the registries. */
export const listRegisteredScreens = (): Screen[] =>
  listScreens(
    createServerVerticals(systemClock).map(({ description: { name, path }, checkout, providers }) => ({
      name,
      path,
      hasCheckout: checkout !== undefined,
      // The only offer there is has none beside it.
      hasComparison: providers.length > 1 && !WITHOUT_COMPARISON.has(name),
    })),
    appliedVerticals.map(({ description }) => description),
  );

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
  /** A finished search with the fetch of today's insurance open over it. */
  | "fetch-open"
  /** Prices beside what the visitor has today. */
  | "fetched"
  /** The text to be signed, in the checkout of an insurer that wants a signature. */
  | "signing-open"
  /** The checkout of a customer who already has an order for the same thing. */
  | "already-ordered"
  /** The page after an order of the first offer, with fetched insurance. */
  | "order-placed"
  /** The same, on the way to cancel what they had before: the login at the insurer. */
  | "former-ended"
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
  /** The banner after a purchase. */
  | "bought"
  /** Scrolled down and a little up again. */
  | "scrolled-back"
  /** Opened by its address; its script loads then. */
  | "login-open"
  /** The cookie banner's categories. */
  | "cookie-settings"
  /** The cases, for a member of staff who has logged in. */
  | "desk-open";

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly prepare?: ScreenPreparation;
  /** An order blocks the next one for the same thing: it is withdrawn after the picture. */
  readonly leavesOrder?: boolean;
  /** Whose form is filled in to get there. */
  readonly vertical?: string | undefined;
  /** An overlay scrolls by itself: the picture shows a window of this height instead of the whole page. */
  readonly windowHeightPx?: number;
  /** Before the cookie banner is answered. */
  readonly isFirstVisit?: boolean;
}

/** Every screen worth a picture, in both themes and at both widths. Plain data: tools run it outside the build. */
const listScreens = (searched: readonly SearchedPlace[], applied: readonly VerticalPlace[]): Screen[] => [
  { name: "start", path: startPath() },
  { name: "start-menu", path: startPath(), prepare: "menu-open" },
  { name: "start-phone", path: startPath(), prepare: "phone-open" },
  { name: "start-rules", path: startPath(), prepare: "rules-open" },
  { name: "start-bought", path: startPath(), prepare: "bought" },
  { name: "terms-scrolled", path: termsPath(), prepare: "scrolled-back" },
  { name: "cookie", path: startPath(), isFirstVisit: true },
  { name: "cookie-settings", path: startPath(), isFirstVisit: true, prepare: "cookie-settings" },
  { name: "ranking", path: rankingPath() },
  { name: "remuneration", path: remunerationPath() },
  { name: "insurance-hub", path: insuranceHubPath() },
  { name: "terms", path: termsPath() },
  { name: "privacy", path: privacyPath() },
  { name: "accessibility", path: accessibilityPath() },
  { name: "about", path: aboutPath() },
  { name: "big-day", path: bigDayPath() },
  { name: "mobile-phones", path: mobilePhonesPath() },
  { name: "pensions", path: pensionsPath() },
  { name: "motor-fuel", path: motorFuelPath() },
  { name: "recycling", path: recyclingPath() },
  ...SERVICES.filter((service) => isAnnounced(service, [...searched, ...applied])).map((service) => ({
    name: `announced-${slugOf(service)}`,
    path: service.path,
  })),
  { name: "order-complete", path: `${galleryPath()}?del=order-klar` },
  { name: "account-header", path: `${galleryPath()}?del=konto-sidhuvud` },
  { name: "competition", path: competitionPath() },
  { name: "expert", path: expertPath() },
  { name: "companies", path: companiesPath() },
  { name: "editors-login", path: editorsPath() },
  { name: "desk", path: accountLoginPath(), prepare: "desk-open" },
  { name: "account-logged-out", path: accountPath() },
  { name: "login", path: accountLoginPath(), prepare: "login-open" },
  { name: "not-found", path: "/finns-inte/" },
  ...applied.map(({ name, path }) => ({ name: `${name}-product`, path })),
  ...searched.flatMap(screensOf),
  // The following screens are shared: one vertical shows them.
  ...searched.slice(0, 1).flatMap(listOrderScreens),
];

/** Compared one day, and no vertical has its address yet. */
const isAnnounced = ({ kind, path }: Service, verticals: readonly Pick<VerticalPlace, "path">[]): boolean =>
  kind === "compared" && !verticals.some((vertical) => vertical.path === path);

/** Room for a whole list of choices, or a whole form. */
const MODAL_HEIGHT_PX = 900;
const FORM_HEIGHT_PX = 1_500;
const SIGNING_HEIGHT_PX = 1_200;

/** Their result is one board, where everything is side by side already. */
const WITHOUT_COMPARISON: ReadonlySet<string> = new Set(["mortgage"]);

function screensOf({ name: vertical, path: own, hasCheckout, hasComparison }: SearchedPlace): Screen[] {
  const path = productPath({ path: own });
  const comparison: Screen = {
    name: `${vertical}-comparison`,
    vertical,
    path,
    prepare: "comparison-open",
    windowHeightPx: MODAL_HEIGHT_PX,
  };
  return [
    { name: `${vertical}-form`, path },
    { name: `${vertical}-form-errors`, path, prepare: "form-errors" },
    { name: `${vertical}-searching`, vertical, path, prepare: "search-running" },
    { name: `${vertical}-result`, vertical, path, prepare: "search-done" },
    ...(hasComparison ? [comparison] : []),
    ...(hasCheckout
      ? [
          {
            name: `${vertical}-checkout`,
            vertical,
            path,
            prepare: "checkout-open" as const,
            windowHeightPx: FORM_HEIGHT_PX,
          },
        ]
      : []),
    { name: `${vertical}-search-edited`, vertical, path, prepare: "search-edited" },
    { name: `${vertical}-no-result`, vertical, path, prepare: "search-empty" },
  ];
}

function listOrderScreens({ name: vertical, path: own }: VerticalPlace): Screen[] {
  const path = productPath({ path: own });
  return [
    { name: `${vertical}-fetch`, vertical, path, prepare: "fetch-open", windowHeightPx: MODAL_HEIGHT_PX },
    { name: `${vertical}-fetched`, vertical, path, prepare: "fetched" },
    { name: `${vertical}-signing`, vertical, path, prepare: "signing-open", windowHeightPx: SIGNING_HEIGHT_PX },
    {
      name: `${vertical}-already-ordered`,
      vertical,
      path,
      prepare: "already-ordered",
      windowHeightPx: MODAL_HEIGHT_PX,
      leavesOrder: true,
    },
    { name: `${vertical}-ordered`, vertical, path, prepare: "order-placed", leavesOrder: true },
    {
      name: `${vertical}-ended`,
      vertical,
      path,
      prepare: "former-ended",
      windowHeightPx: MODAL_HEIGHT_PX,
      leavesOrder: true,
    },
  ];
}
