import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** What `src/web/content/info-pages.ts` has pages for. */
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

/** A vertical's pages are found by its path (web-registry), so a new vertical adds no line here. */
export default [
  index("routes/StartPage.tsx"),
  route("nyhetsbrev/", "routes/NewsletterPage.tsx"),
  route("nyhetsbrev/bekrafta/", "routes/NewsletterConfirmPage.tsx"),
  route("nyhetsbrev/avsluta/", "routes/NewsletterEndPage.tsx"),
  route("tavling/", "routes/CompetitionPage.tsx"),
  route("fraga-experten/", "routes/ExpertPage.tsx"),
  route("fraga-experten/bekrafta/", "routes/ExpertConfirmPage.tsx"),
  route("minasidor/", "account/OverviewPage.tsx"),
  route("minasidor/stanna-kvar/", "account/stay-logged-in.ts"),
  route("minasidor/logga-ut/", "account/log-out.ts"),
  ...INFO_PAGES.map((slug) => route(`${slug}/`, "routes/InfoPage.tsx", { id: `info-${slug}` })),
  route("redaktion/", "routes/EditorsPage.tsx"),
  route("redaktion/text/", "routes/EditorTextPage.tsx"),
  route("redaktion/fragor/", "routes/EditorQuestionsPage.tsx"),
  route("redaktion/fraga/", "routes/EditorQuestionPage.tsx"),
  route("redaktion/nyhetsbrev/", "routes/EditorIssuesPage.tsx"),
  route("redaktion/nyhetsbrev/brev/", "routes/EditorIssuePage.tsx"),
  route("redaktion/arenden/", "routes/DeskCasesPage.tsx"),
  route("redaktion/arende/", "routes/DeskCasePage.tsx"),
  route("redaktion/simulatorer/", "routes/DeskSimulatorsPage.tsx"),
  route("galleri/", "routes/GalleryPage.tsx"),
  route(":group?/:service/", "routes/ProductPage.tsx"),
  route(":group?/:service/jamfor/", "routes/ResultPage.tsx"),
  route(":group?/:service/order/", "routes/CheckoutPage.tsx"),
  route(":group?/:service/order/klar/", "routes/OrderCompletePage.tsx"),
  route(":group?/:service/order/angra/", "routes/WithdrawPage.tsx"),
  route("*", "routes/MissingPage.tsx"),
] satisfies RouteConfig;
