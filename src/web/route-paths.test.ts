import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { infoPages } from "./content/articles/info-pages.ts";
import { paths } from "#domain/addresses/paths.ts";
import routes from "./routes.ts";

const VERTICAL = { path: "/forsakring/exempel/" };

/** Every page of the product, by the route that must show it. */
const PAGES: Record<string, string> = {
  "content/start/StartPage.tsx": paths.start(),
  "account/overview/OverviewPage.tsx": paths.account(),
  "account/applications/ApplicationsPage.tsx": paths.accountApplications(),
  "account/favourites/FavouritesPage.tsx": paths.accountFavourites(),
  "account/saved/SavedPage.tsx": paths.accountSaved(),
  "account/insurances/InsurancesPage.tsx": paths.accountInsurances(),
  "account/details/DetailsPage.tsx": paths.accountDetails(),
  "account/details/own-copy.ts": paths.accountCopy(),
  "account/orders/OrdersPage.tsx": paths.accountOrders(),
  "account/orders/confirmation-document.ts": paths.orderConfirmation("abc"),
  "account/orders/notice-document.ts": paths.cancellationNotice("abc"),
  "account/session/stay-logged-in.ts": paths.stayLoggedIn(),
  "account/session/log-out.ts": paths.logOut(),
  competition: paths.competitionMonth("2026-11"),
  companies: paths.companies(),
  expert: paths.expert(),
  "content/expert/ExpertConfirmPage.tsx": paths.expertConfirm("abc"),
  "staff/questions/EditorQuestionsPage.tsx": paths.editorQuestions(),
  "staff/questions/EditorQuestionPage.tsx": paths.editorQuestion("abc"),
  "staff/issues/EditorIssuesPage.tsx": paths.editorIssues(),
  "staff/issues/EditorIssuePage.tsx": paths.editorIssue("abc"),
  "content/waiting-list/WaitingListEndPage.tsx": paths.waitingListEnd("abc"),
  "staff/cases/DeskCasesPage.tsx": paths.deskCases(),
  "staff/cases/DeskCasePage.tsx": paths.deskCase("abc"),
  "staff/simulators/DeskSimulatorsPage.tsx": paths.deskSimulators(),
  newsletter: paths.newsletter(),
  "content/newsletter/NewsletterConfirmPage.tsx": paths.newsletterConfirm("abc"),
  "content/newsletter/NewsletterEndPage.tsx": paths.newsletterEnd("abc"),
  ...Object.fromEntries(infoPages.map(({ path }) => [`info-${path.slice(1, -1)}`, path])),
  gallery: paths.gallery(),
  "staff/texts/EditorsPage.tsx": paths.editors(),
  "staff/texts/EditorTextPage.tsx": paths.editorText({ aliasId: "start.heading", serviceId: "0" }),
  product: paths.product(VERTICAL),
  result: paths.result(VERTICAL, "abc"),
  checkout: paths.checkout(VERTICAL, "abc"),
  "order-complete": paths.orderComplete(VERTICAL, "abc"),
  withdraw: paths.withdraw(VERTICAL, "abc"),
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

  it.each(Object.values(PAGES))("end with a slash: %s", (address) => {
    expect(new URL(address, "http://localhost").pathname).toMatch(/\/$/);
  });

  it("carry the search id, and that the server is to wait", () => {
    expect(paths.result(VERTICAL, "a/b")).toBe("/forsakring/exempel/jamfor/?searchid=a%2Fb");
    expect(paths.result(VERTICAL, "abc", "f/1")).toBe("/forsakring/exempel/jamfor/?searchid=abc&fetchdataid=f%2F1");
    expect(paths.waitingResult(VERTICAL, "abc")).toBe("/forsakring/exempel/jamfor/?searchid=abc&vanta=1");
  });

  it("of a service with no heading above it are found too", () => {
    for (const [address, file] of [
      ["/el/", "product"],
      ["/el/jamfor/", "result"],
    ] as const)
      expect(matchRoutes(table, address)?.at(-1)?.route.id).toBe(file);
  });

  it("name the documented calls without a slash", () => {
    expect(paths.searchCall(VERTICAL)).toBe("/forsakring/exempel/jamfor/ajax");
    expect(paths.progressCall(VERTICAL)).toBe("/forsakring/exempel/jamfor/progress");
  });

  it("open the cookie banner on any page without losing the rest of the address", () => {
    expect(paths.cookieSettings()).toBe("/?cookie-settings");
    const at = { pathname: "/forsakring/exempel/jamfor/", search: "?searchid=abc" };
    expect(paths.cookieSettings(at)).toBe("/forsakring/exempel/jamfor/?searchid=abc&cookie-settings");
    for (const search of ["?searchid=abc&cookie-settings", "?cookie-settings=val&searchid=abc&cookie-settings"])
      expect(paths.cookieSettings({ ...at, search })).toBe(paths.cookieSettings(at));
    expect(paths.cookieSettings({ pathname: "/", search: "?cookie-settings" })).toBe("/?cookie-settings");
  });

  it("lead to the checkout of an offer, with the fetched insurance when there is one [C-057]", () => {
    expect(paths.checkout(VERTICAL, "r1")).toBe("/forsakring/exempel/order/?resultid=r1");
    expect(paths.checkout(VERTICAL, "r1", "f1")).toBe("/forsakring/exempel/order/?resultid=r1&fetchdataid=f1");
  });

  it("dial a number whatever its grouping", () => {
    expect(paths.phone("08-465 004 00")).toBe("tel:0846500400");
  });
});
