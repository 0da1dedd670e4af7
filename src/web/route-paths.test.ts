import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { infoPages } from "./content/articles/info-pages.ts";
import {
  accountAgreementPath,
  accountApplicationPath,
  accountSupplyPath,
} from "#domain/addresses/account-application-paths.ts";
import {
  accountApplicationsPath,
  accountCopyPath,
  accountDetailsPath,
  accountFavouritesPath,
  accountOrdersPath,
  accountPath,
  accountSavedPath,
  logOutPath,
  stayLoggedInPath,
} from "#domain/addresses/account-paths.ts";
import { claimPath, claimsPath } from "#domain/addresses/claims-paths.ts";
import { watchEndPath, watchFindingPath, watchListPath } from "#domain/addresses/watch-paths.ts";
import { accountCalendarPath, accountContractPath, accountHouseholdPath } from "#domain/addresses/household-paths.ts";
import { accountErasurePath, accountReadableCopyPath, erasureReceiptPath } from "#domain/addresses/own-data-paths.ts";
import {
  cancellationEvidencePath,
  cancellationNoticePath,
  followCancellationPath,
  orderConfirmationPath,
} from "#domain/addresses/order-document-paths.ts";
import {
  competitionMonthPath,
  cookieSettingsPath,
  newsletterConfirmPath,
  newsletterEndPath,
  newsletterPath,
  statisticsCsvPath,
  statisticsMonthPath,
  waitingListEndPath,
} from "#domain/addresses/content-paths.ts";
import { companiesPath, expertConfirmPath, expertPath } from "#domain/addresses/question-paths.ts";
import { applyPath, coSignPath } from "#domain/addresses/apply-paths.ts";
import { connectAgentPath, openAgentListPath, suggestedFormPath } from "#domain/addresses/agent-paths.ts";
import { invitationPath, sharingPath } from "#domain/addresses/household-sharing-paths.ts";
import { chosenEventPath, riskReceiptPath } from "#domain/addresses/event-paths.ts";
import { leadPath, leadSentPath } from "#domain/addresses/lead-paths.ts";
import { differencePath } from "#domain/addresses/difference-paths.ts";
import { leavePath, linkOutPath } from "#domain/addresses/link-out-paths.ts";
import { receiptFilePath, receiptPath } from "#domain/addresses/verifiable-paths.ts";
import { progressCallPath, searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { correctPath, guestWithdrawPath, newAddressPath, withdrawPath } from "#domain/addresses/after-order-paths.ts";
import {
  checkoutPath,
  orderCompletePath,
  productPath,
  resultPath,
  switchPath,
  waitingResultPath,
} from "#domain/addresses/shop-paths.ts";
import {
  portableFilePath,
  portablePdfPath,
  sharedListPath,
  shareListPath,
} from "#domain/addresses/verifiable-paths.ts";
import { phoneLink, startPath } from "#domain/addresses/site-paths.ts";
import {
  deskCasePath,
  deskCasesPath,
  deskSimulatorsPath,
  editorIssuePath,
  editorIssuesPath,
  editorQuestionPath,
  editorQuestionsPath,
  editorTextPath,
  editorsPath,
  galleryPath,
} from "#domain/addresses/staff-paths.ts";
import { listOwnPages } from "./shop/own-page/list-own-pages.ts";
import routes from "./routes.ts";

const VERTICAL = { path: "/forsakring/exempel/" };

/** Every page of the product, by the route that must show it. */
const PAGES: Record<string, string> = {
  "content/start/StartPage.tsx": startPath(),
  "account/overview/OverviewPage.tsx": accountPath(),
  "account/applications/ApplicationsPage.tsx": accountApplicationsPath(),
  "account/application/ApplicationPage.tsx": accountApplicationPath("abc"),
  agreement: accountAgreementPath("abc", "ortugen"),
  supply: accountSupplyPath("abc", "ortugen"),
  "account/favourites/FavouritesPage.tsx": accountFavouritesPath(),
  "account/saved/SavedPage.tsx": accountSavedPath(),
  "account/claims/ClaimsPage.tsx": claimsPath(),
  "account/claims/ClaimPage.tsx": claimPath("abc"),
  "account/agents/ConnectPage.tsx": connectAgentPath(),
  "account/agents/AgentListPage.tsx": openAgentListPath("abc"),
  "account/agents/SuggestedFormPage.tsx": suggestedFormPath("abc", {}),
  "account/sharing/SharingPage.tsx": sharingPath(),
  "account/sharing/InvitationPage.tsx": invitationPath("abc"),
  "account/household/HouseholdPage.tsx": accountHouseholdPath(),
  "account/household/ContractPage.tsx": accountContractPath("abc"),
  "account/household/CalendarPage.tsx": accountCalendarPath(),
  "account/household/former-insurances.ts": `${accountPath()}forsakringar/`,
  "account/details/DetailsPage.tsx": accountDetailsPath(),
  "account/details/own-copy.ts": accountCopyPath(),
  "account/details/own-copy-page.ts": accountReadableCopyPath(),
  "account/erasure/ErasurePage.tsx": accountErasurePath(),
  "account/erasure/ReceiptPage.tsx": erasureReceiptPath("abc"),
  "account/orders/OrdersPage.tsx": accountOrdersPath(),
  "account/orders/confirmation-document.ts": orderConfirmationPath("abc"),
  "account/orders/notice-document.ts": cancellationNoticePath("abc"),
  "account/orders/FollowPage.tsx": followCancellationPath("abc"),
  "watch-landing": watchFindingPath("abc"),
  "account/orders/evidence-document.ts": cancellationEvidencePath("abc"),
  "account/session/stay-logged-in.ts": stayLoggedInPath(),
  "account/session/log-out.ts": logOutPath(),
  "share-list": shareListPath("abc"),
  "share-list-file": portableFilePath("abc"),
  "share-list-pdf": portablePdfPath("abc", "def"),
  "shared-list": sharedListPath("abc"),
  competition: competitionMonthPath("2026-11"),
  companies: companiesPath(),
  statistics: statisticsMonthPath("2026-11"),
  "prices-csv": statisticsCsvPath(),
  expert: expertPath(),
  "content/expert/ExpertConfirmPage.tsx": expertConfirmPath("abc"),
  "staff/questions/EditorQuestionsPage.tsx": editorQuestionsPath(),
  "staff/questions/EditorQuestionPage.tsx": editorQuestionPath("abc"),
  "staff/issues/EditorIssuesPage.tsx": editorIssuesPath(),
  "staff/issues/EditorIssuePage.tsx": editorIssuePath("abc"),
  "content/waiting-list/WaitingListEndPage.tsx": waitingListEndPath("abc"),
  "content/watch-end/WatchEndPage.tsx": watchEndPath("abc"),
  "account/watches/WatchesPage.tsx": watchListPath(),
  "staff/cases/DeskCasesPage.tsx": deskCasesPath(),
  "staff/cases/DeskCasePage.tsx": deskCasePath("abc"),
  "staff/simulators/DeskSimulatorsPage.tsx": deskSimulatorsPath(),
  newsletter: newsletterPath(),
  "content/newsletter/NewsletterConfirmPage.tsx": newsletterConfirmPath("abc"),
  "content/newsletter/NewsletterEndPage.tsx": newsletterEndPath("abc"),
  ...Object.fromEntries(infoPages.map(({ path }) => [`info-${path.slice(1, -1)}`, path])),
  gallery: galleryPath(),
  "staff/texts/EditorsPage.tsx": editorsPath(),
  "staff/texts/EditorTextPage.tsx": editorTextPath({ aliasId: "start.heading", serviceId: "0" }),
  product: productPath(VERTICAL),
  result: resultPath(VERTICAL, "abc"),
  checkout: checkoutPath(VERTICAL, "abc"),
  "order-complete": orderCompletePath(VERTICAL, "abc"),
  withdraw: withdrawPath(VERTICAL, "abc"),
  "guest-withdraw": guestWithdrawPath(),
  events: chosenEventPath(VERTICAL, "abc", { eventId: "theft", times: 2.5, years: 5 }),
  "events-receipt": riskReceiptPath(VERTICAL, "abc", { eventId: "theft", times: 2.5 }),
  "link-out": linkOutPath(VERTICAL, "abc"),
  difference: differencePath(VERTICAL, "abc", { fetchDataId: "def" }),
  leave: leavePath(VERTICAL, "abc"),
  lead: leadPath(VERTICAL, "abc"),
  "lead-sent": leadSentPath(VERTICAL, "abc"),
  ...Object.fromEntries(
    (await listOwnPages()).map(({ address }) => [`own-page-${address.slice(1)}`, address.replace(/:\w+/, "abc")]),
  ),
  receipt: receiptPath("abc"),
  "receipt-file": receiptFilePath("abc"),
  apply: applyPath(VERTICAL),
  "co-sign": coSignPath(VERTICAL, "abc"),
  correct: correctPath(VERTICAL, "abc"),
  "new-address": newAddressPath(VERTICAL, "abc"),
};

/** A route that is named elsewhere has an id, so that its file can move. */
const nameOf = ({ id, file }: { id?: string; file: string }) => id ?? file;

const table: RouteObject[] = routes.map(({ id, file, path, index }) =>
  index ? { id: file, index } : { id: nameOf({ ...(id ? { id } : {}), file }), path: path ?? "" },
);

describe("addresses", () => {
  it("exist for every route, and only for those", () => {
    const pages = routes.filter(({ path }) => path !== "*").map(nameOf);
    expect(pages.toSorted()).toEqual(Object.keys(PAGES).toSorted());
  });

  it.each(Object.entries(PAGES))("lead to %s", (file, address) => {
    const { pathname } = new URL(address, "http://localhost");
    expect(matchRoutes(table, pathname)?.at(-1)?.route.id).toBe(file);
  });

  it.each(Object.values(PAGES).filter((address) => address !== statisticsCsvPath()))(
    "end with a slash: %s",
    (address) => {
      expect(new URL(address, "http://localhost").pathname).toMatch(/\/$/);
    },
  );

  it("carry the search id, and that the server is to wait", () => {
    expect(resultPath(VERTICAL, "a/b")).toBe("/forsakring/exempel/jamfor/?searchid=a%2Fb");
    expect(resultPath(VERTICAL, "abc", { fetchDataId: "f/1", payment: "yearly" })).toBe(
      "/forsakring/exempel/jamfor/?searchid=abc&fetchdataid=f%2F1&payment=yearly",
    );
    expect(resultPath(VERTICAL, "abc", { payment: "monthly" })).toBe(resultPath(VERTICAL, "abc"));
    expect(waitingResultPath(VERTICAL, "abc")).toBe("/forsakring/exempel/jamfor/?searchid=abc&vanta=1");
  });

  it("of a service with no heading above it are found too", () => {
    for (const [address, file] of [
      ["/el/", "product"],
      ["/el/jamfor/", "result"],
    ] as const)
      expect(matchRoutes(table, address)?.at(-1)?.route.id).toBe(file);
  });

  it("name the documented calls without a slash", () => {
    expect(searchCallPath(VERTICAL)).toBe("/forsakring/exempel/jamfor/ajax");
    expect(progressCallPath(VERTICAL)).toBe("/forsakring/exempel/jamfor/progress");
  });

  it("open the cookie banner on any page without losing the rest of the address", () => {
    expect(cookieSettingsPath()).toBe("/?cookie-settings");
    const at = { pathname: "/forsakring/exempel/jamfor/", search: "?searchid=abc" };
    expect(cookieSettingsPath(at)).toBe("/forsakring/exempel/jamfor/?searchid=abc&cookie-settings");
    for (const search of ["?searchid=abc&cookie-settings", "?cookie-settings=val&searchid=abc&cookie-settings"])
      expect(cookieSettingsPath({ ...at, search })).toBe(cookieSettingsPath(at));
    expect(cookieSettingsPath({ pathname: "/", search: "?cookie-settings" })).toBe("/?cookie-settings");
  });

  it("lead to the checkout of an offer, with the fetched insurance when there is one [C-057]", () => {
    expect(checkoutPath(VERTICAL, "r1")).toBe("/forsakring/exempel/order/?resultid=r1");
    expect(checkoutPath(VERTICAL, "r1", { fetchDataId: "f1" })).toBe(
      "/forsakring/exempel/order/?resultid=r1&fetchdataid=f1",
    );
    expect(switchPath(VERTICAL, "r1", { fetchDataId: "f1" })).toBe(
      "/forsakring/exempel/order/?resultid=r1&fetchdataid=f1&byt=1",
    );
  });

  it("dial a number whatever its grouping", () => {
    expect(phoneLink("08-465 004 00")).toBe("tel:0846500400");
  });
});
