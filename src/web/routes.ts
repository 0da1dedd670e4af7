import { index, route, type RouteConfig } from "@react-router/dev/routes";
import type { PlacedVertical } from "#verticals/_contract/vertical-entry.ts";

/** What `src/web/content/articles/info-pages.ts` has pages for. */
const INFO_PAGES = [
  "forsakring",
  "sa-rankar-vi",
  "sa-tjanar-vi-pengar",
  "om",
  "legal",
  "personuppgifter",
  "tillganglighet",
  "minstoradag",
  "mobil",
  "pension",
  "drivmedel",
  "atervinning",
];

// Not a static import: the build's configuration reads this table, and would then bundle every screen of every vertical.
const registry = new URL("../verticals/web-registry.ts", import.meta.url).href;
const { placedVerticals } = (await import(/* @vite-ignore */ registry)) as {
  placedVerticals: readonly PlacedVertical[];
};

/** Pages that only one vertical has. They are named in full: below a group, any other pattern would also match a product page. */
const ownPages = await Promise.all(
  placedVerticals.map(async ({ description, loadPages }) =>
    ((await loadPages?.()) ?? []).map(({ path }) => {
      const address = `${description.path.slice(1)}${path}`;
      return route(address, "shop/own-page/OwnPage.tsx", { id: `own-page-${address}` });
    }),
  ),
);

/** A vertical's pages are found by its path (web-registry), so a new vertical adds no line here. */
export default [
  index("content/start/StartPage.tsx"),
  route("nyhetsbrev/", "content/newsletter/NewsletterPage.tsx", { id: "newsletter" }),
  route("nyhetsbrev/bekrafta/", "content/newsletter/NewsletterConfirmPage.tsx"),
  route("nyhetsbrev/avsluta/", "content/newsletter/NewsletterEndPage.tsx"),
  route("bevakning/avsluta/", "content/waiting-list/WaitingListEndPage.tsx"),
  route("bevaka/avsluta/", "content/watch-end/WatchEndPage.tsx"),
  route("tavling/", "content/competition/CompetitionPage.tsx", { id: "competition" }),
  route("statistik/", "content/statistics/StatisticsPage.tsx", { id: "statistics" }),
  route("statistik/priser.csv", "content/statistics/prices-csv.ts", { id: "prices-csv" }),
  route("for-bolag/", "content/companies/CompaniesPage.tsx", { id: "companies" }),
  route("fraga-experten/", "content/expert/ExpertPage.tsx", { id: "expert" }),
  route("fraga-experten/bekrafta/", "content/expert/ExpertConfirmPage.tsx"),
  route("kvitto/:searchId/", "shop/receipt/ReceiptPage.tsx", { id: "receipt" }),
  route("kvitto/:searchId/fil/", "shop/receipt/receipt-file.ts", { id: "receipt-file" }),
  route("minasidor/", "account/overview/OverviewPage.tsx"),
  route("minasidor/ansokningar/", "account/applications/ApplicationsPage.tsx"),
  route("minasidor/ansokningar/:applicationHash/", "account/application/ApplicationPage.tsx"),
  route("minasidor/ansokningar/:applicationHash/komplettera/", "account/application/SupplyPage.tsx", { id: "supply" }),
  route("minasidor/ansokningar/:applicationHash/avtal/", "account/application/AgreementPage.tsx", { id: "agreement" }),
  route("minasidor/bevakning/", "account/watches/WatchesPage.tsx"),
  route("minasidor/favoriter/", "account/favourites/FavouritesPage.tsx"),
  route("minasidor/sparat/", "account/saved/SavedPage.tsx"),
  route("minasidor/skada/", "account/claims/ClaimsPage.tsx"),
  route("minasidor/skada/:heldId/", "account/claims/ClaimPage.tsx"),
  route("minasidor/hushall/dela/", "account/sharing/SharingPage.tsx"),
  route("hushall/inbjudan/:token/", "account/sharing/InvitationPage.tsx"),
  route("minasidor/hushall/", "account/household/HouseholdPage.tsx"),
  route("minasidor/hushall/avtal/", "account/household/ContractPage.tsx"),
  route("minasidor/hushall/kalender/", "account/household/CalendarPage.tsx"),
  route("minasidor/forsakringar/", "account/household/former-insurances.ts"),
  route("minasidor/uppgifter/", "account/details/DetailsPage.tsx"),
  route("minasidor/uppgifter/kopia/", "account/details/own-copy.ts"),
  route("minasidor/uppgifter/kopia/lasbar/", "account/details/own-copy-page.ts"),
  route("minasidor/uppgifter/radera/", "account/erasure/ErasurePage.tsx"),
  route("minasidor/uppgifter/kvitto/", "account/erasure/ReceiptPage.tsx"),
  route("minasidor/ordrar/", "account/orders/OrdersPage.tsx"),
  route("minasidor/ordrar/bekraftelse/", "account/orders/confirmation-document.ts"),
  route("minasidor/ordrar/uppsagning/", "account/orders/notice-document.ts"),
  route("minasidor/ordrar/bevis/", "account/orders/evidence-document.ts"),
  route("minasidor/ordrar/folj/", "account/orders/FollowPage.tsx"),
  route("minasidor/bevakning/:findingId/", "account/watch-landing/WatchLandingPage.tsx", { id: "watch-landing" }),
  route("dela/", "shop/share/SharePage.tsx", { id: "share-list" }),
  route("dela/fil/", "shop/share/portable-file.ts", { id: "share-list-file" }),
  route("dela/pdf/", "shop/share/portable-pdf.ts", { id: "share-list-pdf" }),
  route("dela/:token/", "shop/share/SharedListPage.tsx", { id: "shared-list" }),
  route("minasidor/stanna-kvar/", "account/session/stay-logged-in.ts"),
  route("minasidor/logga-ut/", "account/session/log-out.ts"),
  ...INFO_PAGES.map((slug) => route(`${slug}/`, "content/articles/InfoPage.tsx", { id: `info-${slug}` })),
  route("minasidor/anslut/", "account/agents/ConnectPage.tsx"),
  route("minasidor/anslut/lista/", "account/agents/AgentListPage.tsx"),
  route("minasidor/anslut/formular/", "account/agents/SuggestedFormPage.tsx"),
  route("redaktion/", "staff/texts/EditorsPage.tsx"),
  route("redaktion/text/", "staff/texts/EditorTextPage.tsx"),
  route("redaktion/fragor/", "staff/questions/EditorQuestionsPage.tsx"),
  route("redaktion/fraga/", "staff/questions/EditorQuestionPage.tsx"),
  route("redaktion/nyhetsbrev/", "staff/issues/EditorIssuesPage.tsx"),
  route("redaktion/nyhetsbrev/brev/", "staff/issues/EditorIssuePage.tsx"),
  route("redaktion/arenden/", "staff/cases/DeskCasesPage.tsx"),
  route("redaktion/arende/", "staff/cases/DeskCasePage.tsx"),
  route("redaktion/simulatorer/", "staff/simulators/DeskSimulatorsPage.tsx"),
  route("galleri/", "../../gallery/GalleryPage.tsx", { id: "gallery" }),
  route(":group?/:service/", "ServicePage.tsx", { id: "product" }),
  route(":group?/:service/jamfor/", "shop/result/ResultPage.tsx", { id: "result" }),
  route(":group?/:service/order/", "shop/checkout/CheckoutPage.tsx", { id: "checkout" }),
  route(":group?/:service/order/klar/", "shop/order-complete/OrderCompletePage.tsx", { id: "order-complete" }),
  route("angra/", "shop/after-order/GuestWithdrawPage.tsx", { id: "guest-withdraw" }),
  route(":group?/:service/order/angra/", "shop/after-order/WithdrawPage.tsx", { id: "withdraw" }),
  route(":group?/:service/skillnad/", "shop/difference/DifferencePage.tsx", { id: "difference" }),
  route(":group?/:service/vidare/", "shop/link-out/LinkOutPage.tsx", { id: "link-out" }),
  route(":group?/:service/vidare/till/", "shop/link-out/leave.ts", { id: "leave" }),
  route(":group?/:service/om-det-hander/", "shop/events/EventsPage.tsx", { id: "events" }),
  route(":group?/:service/om-det-hander/kvitto/", "shop/events/risk-receipt-file.ts", { id: "events-receipt" }),
  route(":group?/:service/forfragan/", "shop/lead/LeadPage.tsx", { id: "lead" }),
  route(":group?/:service/forfragan/skickad/", "shop/lead/LeadSentPage.tsx", { id: "lead-sent" }),
  ...ownPages.flat(),
  route(":group?/:service/ansokan/", "shop/apply/ApplyPage.tsx", { id: "apply" }),
  route(":group?/:service/ansokan/medsokande/", "shop/apply/CoSignPage.tsx", { id: "co-sign" }),
  route(":group?/:service/order/ny-adress/", "shop/after-order/NewAddressPage.tsx", { id: "new-address" }),
  route(":group?/:service/order/ratta/", "shop/after-order/CorrectPage.tsx", { id: "correct" }),
  route("*", "shell/frame/MissingPage.tsx"),
] satisfies RouteConfig;
