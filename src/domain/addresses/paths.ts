import { SETTINGS_PARAMETER } from "#domain/consent/consent.ts";
import type { TextKey } from "#domain/text/text-set.ts";

interface Place {
  readonly path: string;
}

/** Every address of the product is built here. All end with a slash, except the documented calls and files. */
export const paths = {
  start: () => "/",
  ranking: () => "/sa-rankar-vi/",
  remuneration: () => "/sa-tjanar-vi-pengar/",
  newsletter: () => "/nyhetsbrev/",
  newsletterConfirm: (code: string) => `/nyhetsbrev/bekrafta/?kod=${encodeURIComponent(code)}`,
  newsletterEnd: (code: string) => `/nyhetsbrev/avsluta/?kod=${encodeURIComponent(code)}`,
  newsletterOneClick: (code: string) => `/ajax/newsletter/end/?kod=${encodeURIComponent(code)}`,
  waitingListEnd: (code: string) => `/bevakning/avsluta/?kod=${encodeURIComponent(code)}`,
  companies: () => "/for-bolag/",
  expert: () => "/fraga-experten/",
  expertConfirm: (code: string) => `/fraga-experten/bekrafta/?kod=${encodeURIComponent(code)}`,
  expertChallengeCall: () => "/ajax/expertpanel-challenge/",
  askExpertCall: () => "/ajax/send-expertpanel-question/",
  registerEmailCall: () => "/ajax/register-email/",
  /** The monthly draw: rules, sign-up, and what anyone may verify; and one month of it. */
  competition: () => "/tavling/",
  competitionMonth: (month: string) => `/tavling/?${MONTH_PARAMETER}=${encodeURIComponent(month)}`,
  insuranceHub: () => "/forsakring/",
  terms: () => "/legal/",
  privacy: () => "/personuppgifter/",
  /** Spec 1 §2: other sites and forms link to these two places. */
  privacyPolicy: () => `${paths.privacy()}#${PRIVACY_ANCHOR}`,
  cookiePolicy: () => `${paths.privacy()}#${COOKIE_ANCHOR}`,
  accessibility: () => "/tillganglighet/",
  about: () => "/om/",
  bigDay: () => "/minstoradag/",
  mobilePhones: () => "/mobil/",
  pensions: () => "/pension/",
  motorFuel: () => "/drivmedel/",
  recycling: () => "/atervinning/",
  /** For those who build the interface; not available in production. */
  gallery: () => "/galleri/",
  /** For editors: every text, and one of them. */
  editors: () => "/redaktion/",
  editorText: ({ aliasId, serviceId }: TextKey) =>
    `/redaktion/text/?${new URLSearchParams({ [ALIAS_PARAMETER]: aliasId, [SERVICE_PARAMETER]: serviceId }).toString()}`,
  /** For editors: what was asked of the experts, and one of the questions. */
  editorQuestions: () => "/redaktion/fragor/",
  editorQuestion: (questionId: string) => `/redaktion/fraga/?id=${encodeURIComponent(questionId)}`,
  editorIssues: () => "/redaktion/nyhetsbrev/",
  editorIssue: (issueId?: string) =>
    `/redaktion/nyhetsbrev/brev/${issueId === undefined ? "" : `?id=${encodeURIComponent(issueId)}`}`,
  /** For support: what waits for a person and a search, and one order. */
  deskCases: () => "/redaktion/arenden/",
  deskCase: (orderId: string) => `/redaktion/arende/?id=${encodeURIComponent(orderId)}`,
  /** For support, and not available in production. */
  deskSimulators: () => "/redaktion/simulatorer/",
  aliasCall: () => "/ajax/alias/",
  product: (vertical: Place) => vertical.path,
  result: (vertical: Place, searchId: string, fetchDataId?: string) =>
    `${vertical.path}jamfor/?searchid=${encodeURIComponent(searchId)}${withFetch(fetchDataId)}`,
  /** The server waits for the whole list: for a browser that cannot ask again by itself. */
  waitingResult: (vertical: Place, searchId: string) => `${paths.result(vertical, searchId)}&${WAIT_PARAMETER}=1`,
  /** Spec 3 §2: where an offer is ordered. */
  checkout: (vertical: Place, resultId: string, fetchDataId?: string) =>
    `${vertical.path}order/?resultid=${encodeURIComponent(resultId)}${withFetch(fetchDataId)}`,
  /** OP-36: the page of an order, for the visitor who made it. */
  orderComplete: (vertical: Place, orderId: string) =>
    `${vertical.path}order/klar/?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`,
  /** Where an order is withdrawn. */
  withdraw: (vertical: Place, orderId: string) =>
    `${vertical.path}order/angra/?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`,
  checkCancellationCall: () => "/ajax/check-cancel-current-insurance/",
  sendCancellationCall: () => "/ajax/send-cancel-current-insurance-mail/",
  giftCall: () => "/ajax/gift-campaign/",
  checkoutCall: (vertical: Place) => `${vertical.path}order/checkout`,
  orderCall: (vertical: Place) => `${vertical.path}order/ajax`,
  orderStatusCall: (vertical: Place) => `${vertical.path}order/status`,
  searchCall: (vertical: Place) => `${vertical.path}jamfor/ajax`,
  progressCall: (vertical: Place) => `${vertical.path}jamfor/progress`,
  assistantCall: (vertical: Place) => `${vertical.path}ask-ai`,
  /** My pages; a visitor who is not logged in is asked to log in there. */
  account: () => "/minasidor/",
  /** The same with the login open, for pages that have no script to open it themselves. */
  accountLogin: () => `${paths.account()}#${LOGIN_HASH}`,
  accountApplications: () => `${paths.account()}ansokningar/`,
  accountFavourites: () => `${paths.account()}favoriter/`,
  accountSaved: () => `${paths.account()}sparat/`,
  accountInsurances: () => `${paths.account()}forsakringar/`,
  accountDetails: () => `${paths.account()}uppgifter/`,
  /** A file with what my pages show. */
  accountCopy: () => `${paths.accountDetails()}kopia/`,
  accountOrders: () => `${paths.account()}ordrar/`,
  /** The place of one order on that page. */
  accountOrder: (orderId: string) => `${paths.accountOrders()}#${encodeURIComponent(orderId)}`,
  /** Files, for the person the order is for. */
  orderConfirmation: (orderId: string) =>
    `${paths.accountOrders()}bekraftelse/?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`,
  cancellationNotice: (orderId: string) =>
    `${paths.accountOrders()}uppsagning/?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`,
  applicationCall: () => "/minasidor/privatlan/application",
  stayLoggedIn: () => `${paths.account()}stanna-kvar/`,
  logOut: () => `${paths.account()}logga-ut/`,
  loginCall: (step: "init" | "poll" | "cancel") => `/ajax/login/bankid/${step}`,
  favouriteCall: () => "/ajax/favorite/",
  latestPurchaseCall: () => "/ajax/latest-purchase/",
  recentSearchesCall: () => "/ajax/recent-searches/",
  sessionCall: () => "/ajax/session/",
  /** Any page with the cookie banner open; the rest of its address stays. */
  cookieSettings: ({ pathname, search }: { pathname: string; search: string } = { pathname: "/", search: "" }) =>
    `${pathname}?${[...otherParameters(search), SETTINGS_PARAMETER].join("&")}`,
  progressStream: (vertical: Place, tempSearchId: string) =>
    `${paths.progressCall(vertical)}/stream?tempsearchid=${encodeURIComponent(tempSearchId)}`,
  /** The documents that third parties run in. */
  thirdPartyFrame: (name: "matning" | "chatt" | "omdomen") => `/ram/${name}/`,
  providerLogo: (slug: string) => `/logos/${slug}.svg`,
  lowProviderLogo: (slug: string) => `/logos/low/${slug}.png`,
  logoOnDark: () => "/brand/logo-on-dark.svg",
  /** How a page of ours looks when it is shared. */
  socialCard: () => "/brand/social-card.png",
  favicon: () => "/favicon.svg",
  phone: (number: string) => `tel:${number.replace(/[^\d+]/g, "")}`,
} as const;

/**
 * The form again, for a result that cannot be shown; filled in where the visitor's own search is still stored. Not one of `paths`:
 * only the server leads there, and `paths` is sent to every page.
 */
export const searchAgainPath = (vertical: Place, searchId: string): string =>
  `${vertical.path}?${SEARCH_AGAIN_PARAMETER}=${encodeURIComponent(searchId)}`;

/** Opens the login on any page with script. */
export const LOGIN_HASH = "logga-in";
export const PRIVACY_ANCHOR = "personuppgiftspolicy";
export const COOKIE_ANCHOR = "cookies";

const withFetch = (fetchDataId: string | undefined): string =>
  fetchDataId === undefined ? "" : `&${FETCH_ID_PARAMETER}=${encodeURIComponent(fetchDataId)}`;

export const FETCH_ID_PARAMETER = "fetchdataid";
export const RESULT_ID_PARAMETER = "resultid";
export const ORDER_ID_PARAMETER = "order";
export const ALIAS_PARAMETER = "alias";
export const SERVICE_PARAMETER = "tjanst";
export const SEARCH_ID_PARAMETER = "searchid";
export const SEARCH_AGAIN_PARAMETER = "igen";
/** Spec 3 §2.12: how a page is entered; by a search it searches at once. */
export const ENTRY_PARAMETER = "entrypoint";
export const SEARCH_ENTRY = "search";
/** Where a visitor was sent from, by a word of their own. */
export const SOURCE_PARAMETER = "source";
export const MONTH_PARAMETER = "manad";
export const WAIT_PARAMETER = "vanta";

/** As they were written; without what opens the banner, so that the address of an opened page does not grow. */
function otherParameters(search: string): string[] {
  const parts = search.slice(1).split("&");
  return parts.filter((part) => part !== "" && part.split("=")[0] !== SETTINGS_PARAMETER);
}
