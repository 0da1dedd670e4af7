/** Ids that have an owner. A new kind gets a name here, and the owner in the matrix gets an id of that kind. */
export type IdKind =
  | "search"
  | "running-search"
  /** Another search, whose id a stranger gives to a search of their own. */
  | "named-search"
  | "result"
  | "fetch"
  | "order"
  | "favourite"
  /** An agreement that its person has entered. */
  | "contract"
  | "application"
  /** What a watch found. */
  | "finding"
  | "login"
  /** An order that waits for its signature. */
  | "signing"
  /** Belongs to staff: others cannot see whether it exists. */
  | "staff";

/** Ids that a stranger has of their own, and sends together with the owner's. */
export type OwnKind = "search" | "result";

export interface OwnerRule {
  /** The names under which the route takes an id, and whose it is. */
  readonly ids: Readonly<Record<string, IdKind>>;
  /** Sent as well, the actor's own; actors without one are skipped. */
  readonly own?: Readonly<Record<string, OwnKind>>;
  /** Only tested where something is ordered: other services have no such page. */
  readonly isOfOrders?: boolean;
  /** Only tested in that service: the others do the same, or do not have it. */
  readonly onlyIn?: string;
  /** Other fields, so that the owner's request would succeed. */
  readonly fields?: Readonly<Record<string, string>>;
  /** With the fields of an ordinary search. */
  readonly hasSample?: boolean;
  /** For a form: the names that are in the page's address, and not in the form. */
  readonly inAddress?: readonly string[];
  /** The status for a visitor who is not logged in, before the id is checked; a route without this needs no login. */
  readonly loggedOut?: number;
  /** The status for a stranger; 404 by default. */
  readonly stranger?: number;
  /** A stranger's id is ignored: the answer is the same as without an id, not an error. */
  readonly isIgnored?: boolean;
  /** Needs a secret besides the visitor's cookie: a person with a copy of that cookie is a stranger too. */
  readonly hasSecret?: boolean;
  /** Not repeated as the owner: the matrix lacks what it needs to succeed. */
  readonly hasNoControl?: boolean;
}

const STAFF = { ids: { id: "staff" }, stranger: 401, loggedOut: 401, hasNoControl: true } as const satisfies OwnerRule;

const SERVICE = "/{group}/{service}/";

/** Every route that takes an id, with each of its ids in a row of its own where they do different things. */
export const OWNER_RULES: Readonly<Record<string, readonly OwnerRule[]>> = {
  [`POST ${SERVICE}jamfor/ajax`]: [
    { ids: { searchid: "search" }, fields: { tempsearchid: "aaaaaaaaaaaaaaaaaaaaaaaa" } },
    { ids: { basedon: "search" }, fields: { tempsearchid: "aaaaaaaaaaaaaaaaaaaaaaab" } },
    { ids: { tempsearchid: "named-search" }, hasSample: true, isIgnored: true },
    {
      ids: { fetchdataid: "fetch" },
      fields: { tempsearchid: "aaaaaaaaaaaaaaaaaaaaaaac" },
      hasSample: true,
      isIgnored: true,
    },
  ],
  [`POST ${SERVICE}jamfor/progress`]: [{ ids: { tempsearchid: "running-search" } }],
  // Each waits two seconds for a search to begin.
  [`GET ${SERVICE}jamfor/progress/stream`]: [{ ids: { tempsearchid: "running-search" }, onlyIn: "car" }],
  [`POST ${SERVICE}order/checkout`]: [
    { ids: { resultid: "result" } },
    { ids: { fetchdataid: "fetch" }, own: { resultid: "result" }, isIgnored: true },
  ],
  [`POST ${SERVICE}order/ajax`]: [
    { ids: { resultid: "result" }, fields: { action: "form", checkoutversion: "1" } },
    { ids: { resultid: "result", fetchdataid: "fetch" }, fields: { action: "form", checkoutversion: "1" } },
  ],
  [`POST ${SERVICE}order/status`]: [{ ids: { orderid: "order" } }],
  [`POST ${SERVICE}order/sign`]: [
    { ids: { signingid: "signing" }, fields: { device: "other" }, onlyIn: "car", hasSecret: true },
  ],
  [`POST ${SERVICE}order/sign/status`]: [{ ids: { signingid: "signing" }, onlyIn: "car", hasSecret: true }],
  [`POST ${SERVICE}order/sign/cancel`]: [{ ids: { signingid: "signing" }, onlyIn: "car", hasSecret: true }],
  [`POST ${SERVICE}ask-ai`]: [{ ids: { searchid: "search" } }],
  [`POST ${SERVICE}get-owner-insurance-info`]: [{ ids: { searchid: "search" } }, { ids: { resultid: "result" } }],
  [`POST ${SERVICE}init-fetch-insurance-data`]: [
    { ids: { searchid: "search" }, fields: { shopid: "1", loginmethod: "x" } },
    { ids: { resultid: "result" }, fields: { shopid: "1", loginmethod: "x" } },
  ],
  [`POST ${SERVICE}poll-insurance-data`]: [{ ids: { fetchdataid: "fetch" } }],
  [`POST ${SERVICE}check-fetch-result`]: [{ ids: { fetchdataid: "fetch" } }],
  [`POST ${SERVICE}cancel-fetch-insurance-data`]: [{ ids: { fetchdataid: "fetch" } }],
  ...Object.fromEntries(
    ["car", "house", "flat"].map((vertical) => [
      `POST /ajax/add-event-${vertical}-insurance-savings/`,
      [
        { ids: { searchid: "search", fetchdataid: "fetch" }, isIgnored: true },
        { ids: { fetchdataid: "fetch" }, own: { searchid: "search" }, isIgnored: true },
      ] satisfies readonly OwnerRule[],
    ]),
  ),
  "POST /ajax/check-cancel-current-insurance/": [{ ids: { orderId: "order" } }],
  "POST /ajax/send-cancel-current-insurance-mail/": [{ ids: { orderId: "order" }, fields: { mandateVersion: "x" } }],
  "POST /ajax/withdraw-order/": [{ ids: { orderId: "order" }, fields: { name: "Anna", email: "a@post.example" } }],
  "POST /ajax/competition/": [{ ids: { orderId: "order" }, fields: { declared: "true" } }],
  "POST /ajax/favorite/": [{ ids: { resultid: "result" }, loggedOut: 401 }],
  "DELETE /ajax/favorite/": [{ ids: { favoriteid: "favourite" }, loggedOut: 401 }],
  "GET /minasidor/privatlan/application": [{ ids: { applicationHash: "application" }, loggedOut: 401 }],
  "POST /ajax/login/bankid/poll": [{ ids: { loginid: "login" }, hasSecret: true }],
  "POST /ajax/login/bankid/cancel": [{ ids: { loginid: "login" }, hasSecret: true }],

  // Leads to the form, as a search that is too old does.
  [`GET ${SERVICE}jamfor/`]: [
    { ids: { searchid: "search" }, stranger: 302 },
    { ids: { fetchdataid: "fetch" }, own: { searchid: "search" }, isIgnored: true },
  ],
  [`GET ${SERVICE}`]: [{ ids: { igen: "search" }, isIgnored: true }],
  [`FORM ${SERVICE}jamfor/`]: [
    { ids: { searchid: "search" }, inAddress: ["searchid"] },
    {
      ids: { fetchdataid: "fetch" },
      own: { searchid: "search" },
      inAddress: ["searchid", "fetchdataid"],
      isIgnored: true,
      stranger: 303,
    },
  ],
  [`GET ${SERVICE}order/`]: [
    { ids: { resultid: "result" } },
    { ids: { fetchdataid: "fetch" }, own: { resultid: "result" }, isIgnored: true, isOfOrders: true },
  ],
  [`FORM ${SERVICE}order/`]: [{ ids: { resultid: "result" }, fields: { action: "form", checkoutversion: "1" } }],
  // A link in a mail may be opened anywhere: a visitor who is not logged in is asked to log in, whether or not the order exists.
  [`GET ${SERVICE}order/klar/`]: [{ ids: { order: "order" }, loggedOut: 401 }],
  [`GET ${SERVICE}order/angra/`]: [{ ids: { order: "order" }, loggedOut: 401 }],
  // The owner's order has nothing to correct.
  [`GET ${SERVICE}order/ratta/`]: [{ ids: { order: "order" }, loggedOut: 401, hasNoControl: true }],
  [`FORM ${SERVICE}order/ratta/`]: [
    { ids: { order: "order" }, inAddress: ["order"], loggedOut: 303, onlyIn: "car", fields: {}, hasNoControl: true },
  ],
  [`GET ${SERVICE}order/ny-adress/`]: [{ ids: { order: "order" }, loggedOut: 401 }],
  [`FORM ${SERVICE}order/ny-adress/`]: [
    {
      ids: { order: "order" },
      inAddress: ["order"],
      loggedOut: 303,
      // More would exceed the limit of one browser.
      onlyIn: "car",
      fields: { email: "a@post.example" },
      // The owner has withdrawn the order by then: there is nothing to confirm.
      hasNoControl: true,
    },
  ],
  [`GET ${SERVICE}skillnad/`]: [{ ids: { resultid: "result", fetchdataid: "fetch" }, hasNoControl: true }],
  [`GET ${SERVICE}om-det-hander/`]: [
    { ids: { searchid: "search" }, stranger: 302, onlyIn: "car" },
    { ids: { fetchdataid: "fetch" }, own: { searchid: "search" }, isIgnored: true, onlyIn: "car" },
  ],
  [`GET ${SERVICE}om-det-hander/kvitto/`]: [{ ids: { searchid: "search" }, onlyIn: "car", hasNoControl: true }],
  [`GET ${SERVICE}vidare/`]: [{ ids: { resultid: "result" }, hasNoControl: true }],
  [`GET ${SERVICE}vidare/till/`]: [{ ids: { resultid: "result" }, hasNoControl: true }],
  [`GET ${SERVICE}forfragan/`]: [{ ids: { resultid: "result" }, hasNoControl: true }],
  [`FORM ${SERVICE}forfragan/`]: [
    { ids: { resultid: "result" }, inAddress: ["resultid"], onlyIn: "car", fields: {}, hasNoControl: true },
  ],
  [`GET ${SERVICE}forfragan/skickad/`]: [{ ids: { forfragan: "result" }, hasNoControl: true }],
  [`FORM ${SERVICE}forfragan/skickad/`]: [
    { ids: { forfragan: "result" }, inAddress: ["forfragan"], onlyIn: "car", fields: {}, hasNoControl: true },
  ],
  "GET /dela/": [
    { ids: { searchid: "search" } },
    { ids: { fetchdataid: "fetch" }, own: { searchid: "search" }, isIgnored: true },
  ],
  "GET /dela/fil/": [{ ids: { searchid: "search" } }, { ids: { searchid: "search", resultid: "result" } }],
  "GET /dela/pdf/": [{ ids: { searchid: "search" } }, { ids: { searchid: "search", resultid: "result" } }],
  "FORM /dela/": [{ ids: { searchid: "search" }, inAddress: ["searchid"], fields: { gor: "dela" } }],
  "GET /el/avtal/{id}/": [{ ids: { id: "result" } }],
  // Without a list of the visitor's own a rate is typed.
  "GET /sparande/mal/": [{ ids: { searchid: "search" }, isIgnored: true }],
  // Without a list of the visitor's own it shows the use alone.
  "GET /el/min-forbrukning/": [{ ids: { searchid: "search" }, isIgnored: true }],
  [`FORM ${SERVICE}order/angra/`]: [
    {
      ids: { order: "order" },
      inAddress: ["order"],
      loggedOut: 303,
      // More would exceed the limit of one browser.
      onlyIn: "car",
      fields: { step: "confirm", name: "Anna Lindqvist", email: "a@post.example" },
    },
  ],
  "FORM /tavling/": [{ ids: { orderId: "order" }, fields: { declared: "true" }, stranger: 422 }],
  "GET /minasidor/ordrar/bekraftelse/": [{ ids: { order: "order" }, loggedOut: 302 }],
  "GET /minasidor/ordrar/uppsagning/": [{ ids: { order: "order" }, loggedOut: 302, hasNoControl: true }],
  "GET /minasidor/ordrar/bevis/": [{ ids: { order: "order" }, loggedOut: 302, hasNoControl: true }],
  "GET /minasidor/ordrar/folj/": [{ ids: { order: "order" }, loggedOut: 200, hasNoControl: true }],
  "FORM /minasidor/ordrar/folj/": [
    {
      ids: { order: "order" },
      inAddress: ["order"],
      loggedOut: 303,
      hasNoControl: true,
      fields: { answer: "Bekräftat" },
    },
  ],
  "GET /minasidor/skada/{heldId}/": [
    { ids: { heldId: "order" }, loggedOut: 200 },
    // The copy for the browser: a visitor who is not logged in gets none.
    { ids: { heldId: "order" }, fields: { kopia: "" }, loggedOut: 302 },
  ],
  "GET /minasidor/bevakning/{findingId}/": [{ ids: { findingId: "finding" }, loggedOut: 200 }],
  "FORM /minasidor/bevakning/{findingId}/": [
    { ids: { findingId: "finding" }, fields: { svar: "stanna" }, loggedOut: 303, hasNoControl: true },
    { ids: { findingId: "finding" }, fields: { svar: "sluta" }, loggedOut: 303, hasNoControl: true },
    { ids: { findingId: "finding" }, fields: { svar: "byt" }, loggedOut: 303, hasNoControl: true },
    { ids: { findingId: "finding" }, fields: { svar: "lista" }, loggedOut: 303, hasNoControl: true },
  ],
  "FORM /minasidor/favoriter/": [{ ids: { favorit: "favourite" }, loggedOut: 303, hasNoControl: true }],
  "FORM /minasidor/bevakning/": [
    {
      ids: { pa: "contract" },
      fields: { epost: "anna@post.example", spar: "500" },
      loggedOut: 303,
      hasNoControl: true,
    },
    { ids: { av: "contract" }, loggedOut: 303, hasNoControl: true },
  ],
  "FORM /minasidor/uppgifter/": [{ ids: { samtycke: "fetch" }, loggedOut: 303 }],
  "GET /minasidor/hushall/avtal/": [{ ids: { avtal: "contract" }, loggedOut: 200 }],
  "FORM /minasidor/hushall/avtal/": [
    { ids: { avtal: "contract" }, inAddress: ["avtal"], fields: { kind: "phone", provider: "Ton" }, loggedOut: 303 },
    { ids: { avtal: "contract" }, inAddress: ["avtal"], fields: { tabort: "ja" }, loggedOut: 303, hasNoControl: true },
  ],
  // The page of a visitor who is not logged in asks for the login, whatever the address.
  "GET /minasidor/ansokningar/{applicationHash}/": [{ ids: { applicationHash: "application" }, loggedOut: 200 }],
  "FORM /minasidor/ansokningar/{applicationHash}/": [
    { ids: { applicationHash: "application" }, fields: { act: "end" }, loggedOut: 303, hasNoControl: true },
    {
      ids: { applicationHash: "application" },
      fields: { act: "withdraw", provider: "ortugen" },
      loggedOut: 303,
      hasNoControl: true,
    },
  ],
  "GET /minasidor/ansokningar/{applicationHash}/komplettera/": [
    { ids: { applicationHash: "application" }, fields: { bolag: "ortugen" }, loggedOut: 200, hasNoControl: true },
  ],
  "FORM /minasidor/ansokningar/{applicationHash}/komplettera/": [
    {
      ids: { applicationHash: "application" },
      fields: { bolag: "ortugen" },
      inAddress: ["bolag"],
      loggedOut: 303,
      hasNoControl: true,
    },
  ],
  "GET /minasidor/ansokningar/{applicationHash}/avtal/": [
    { ids: { applicationHash: "application" }, fields: { bolag: "ortugen" }, loggedOut: 200, hasNoControl: true },
  ],
  "FORM /minasidor/ansokningar/{applicationHash}/avtal/": [
    {
      ids: { applicationHash: "application" },
      fields: { bolag: "ortugen", act: "sign" },
      inAddress: ["bolag"],
      loggedOut: 303,
      hasNoControl: true,
    },
  ],
  "GET /redaktion/fraga/": [STAFF],
  "FORM /redaktion/fraga/": [{ ...STAFF, inAddress: ["id"] }],
  "GET /redaktion/nyhetsbrev/brev/": [STAFF],
  "FORM /redaktion/nyhetsbrev/brev/": [{ ...STAFF, inAddress: ["id"] }],
  "GET /redaktion/arende/": [{ ...STAFF, ids: { id: "order" } }],
  "FORM /redaktion/arende/": [
    { ...STAFF, ids: { id: "order" }, inAddress: ["id"] },
    { ...STAFF, ids: { id: "order" }, inAddress: ["id"], fields: { form: "note", note: "Kunden ringde." } },
  ],
};

const CODE = "the code is the secret: it is only in the mail";

const TOKEN = "by the token of a grant, which reads its own person's alone (tests/contracts/agents)";

/** Routes whose parameter has no owner or is itself a secret, each with its reason. */
export const ROUTES_WITHOUT_OWNER: Readonly<Record<string, string>> = {
  "GET /": "nothing but what a form is filled in with",
  [`FORM ${SERVICE}`]: "a new search, or an address for the waiting list",
  "GET /privatlan/": "an amount and a time to calculate with",
  [`GET ${SERVICE}ansokan/`]:
    "the visitor's own draft; an application is only named in the redirect to my pages, which ask for themselves",
  [`FORM ${SERVICE}ansokan/`]: "the visitor's own draft; a signing is found by its browser alone, as in the checkout",
  [`GET ${SERVICE}ansokan/medsokande/`]:
    "the code is the secret, and opens for one person only (tests/contracts/apply)",
  [`FORM ${SERVICE}ansokan/medsokande/`]:
    "the code is the secret, and opens for one person only (tests/contracts/apply)",
  "GET /hushall/inbjudan/{token}/": "the link is the secret (tests/contracts/household-sharing)",
  "FORM /hushall/inbjudan/{token}/": "the link is the secret, and is answered once, by a person who is logged in",
  "GET /dela/{token}/": "the link is the secret (tests/contracts/share)",
  "FORM /dela/{token}/":
    "the link is the secret; a vote is stored for the browser that gives it (tests/contracts/share)",
  "GET /kvitto/{searchId}/":
    "public on purpose: no personal data, and only the owner sees what was typed (tests/contracts/receipt)",
  "GET /kvitto/{searchId}/fil/": "public on purpose: no personal data (tests/contracts/receipt)",
  "GET /kvitto/{id}/logg/": "public on purpose: hashes (tests/contracts/ranking-log)",
  "GET /kvitto/{id}/provision/": "public after ninety days: no personal data (tests/contracts/ranking-log)",
  "GET /.well-known/sparv-ranking-log.json": "public on purpose: hashes",
  "GET /.well-known/sparv-ranking-log/consistency": "public on purpose: hashes",
  "GET /minasidor/hushall/dela/": "shows the person's own, and what the partner shows; no id is read",
  "FORM /minasidor/hushall/dela/":
    "only what the person holds is shared, whatever is posted (tests/contracts/household-sharing)",
  "GET /nyhetsbrev/bekrafta/": CODE,
  "FORM /nyhetsbrev/bekrafta/": CODE,
  "GET /nyhetsbrev/avsluta/": CODE,
  "FORM /nyhetsbrev/avsluta/": CODE,
  "GET /bevakning/avsluta/": CODE,
  "FORM /bevakning/avsluta/": CODE,
  "GET /angra/": "shows until when a code is valid; the token is the secret (tests/contracts/after-order)",
  "FORM /angra/":
    "the code in the mail is the secret, and what is stated is answered the same (tests/contracts/after-order)",
  "GET /fraga-experten/bekrafta/": CODE,
  "FORM /fraga-experten/bekrafta/": CODE,
  "POST /ajax/newsletter/end/": CODE,
  "GET /bevaka/avsluta/": CODE,
  "FORM /bevaka/avsluta/": CODE,
  "POST /ajax/watch/end/": CODE,
  "POST /ajax/mail/bounce/": "signed by the mail carrier",
  "POST /ajax/csp-report/": "counted, and nothing is returned",
  "POST /webhooks/insurance-data": "signed by the aggregator",
  "GET /tavling/": "months are public",
  "GET /statistik/": "months are public",
  "GET /nyhetsbrev/": "reads nothing on GET",
  "FORM /nyhetsbrev/": "a new address",
  "GET /fraga-experten/": "reads nothing on GET",
  "FORM /fraga-experten/": "a new question",
  "GET /for-bolag/": "reads nothing on GET",
  "FORM /for-bolag/": "a new request",
  "GET /minasidor/": "where to go after the login: a page of the desk, which asks for itself",
  "GET /kalender/{file}": "the token is the secret (tests/contracts/account/household.test.ts)",
  "GET /minasidor/hushall/kalender/": "shows whether the person has a link, never the link",
  "FORM /minasidor/hushall/kalender/": "takes what to do with the person's own link",
  "GET /minasidor/bevakning/": "shows the person's own",
  "GET /minasidor/anslut/": "what a program asks for: no data of a person (tests/contracts/agents)",
  "POST /minasidor/anslut/svar/": "the answer of the person who is logged in (tests/contracts/agents)",
  "GET /minasidor/anslut/lista/": "reads no id: the button does",
  "FORM /minasidor/anslut/lista/":
    "an unknown list and another person's lead to the same page (tests/contracts/agents)",
  "GET /minasidor/anslut/formular/": "what is in the address, and nothing stored",
  "POST /mcp": TOKEN,
  "POST /oauth/register": "a new client",
  "POST /oauth/token": "the code or the refresh token is the secret (tests/contracts/agents)",
  "POST /oauth/revoke": "the token is the secret (tests/contracts/agents)",
  "GET /minasidor/favoriter/": "shows the person's own",
  "GET /minasidor/skada/": "whether a copy of the person's own is wanted",
  "GET /minasidor/uppgifter/": "shows what was done; a page and a kind of the person's own events",
  "GET /minasidor/uppgifter/radera/": "reads nothing on GET",
  "FORM /minasidor/uppgifter/radera/": "takes a confirmation; deletes the person's own",
  "GET /minasidor/uppgifter/kvitto/": "bound to the browser of an account that is deleted (tests/contracts/my-data)",
  "FORM /minasidor/stanna-kvar/": "takes nothing",
  "FORM /minasidor/logga-ut/": "takes nothing",
  "GET /redaktion/": "staff: a text's name is no secret",
  "GET /redaktion/text/": "staff: a text's name is no secret",
  "FORM /redaktion/text/": "staff: a text's name is no secret",
  "GET /redaktion/fragor/": "staff, all of them",
  "GET /redaktion/arenden/": "staff, all of them",
  "FORM /redaktion/arenden/": "staff: what is sought is written down",
  "GET /redaktion/simulatorer/": "staff: names of simulators",
  "FORM /redaktion/simulatorer/": "staff: names of simulators",
  "GET /ajax/alias/": "staff: a text's name is no secret",
  "PUT /ajax/alias/": "staff: a text's name is no secret",
  "GET /galleri/": "for us: every piece in its states",
  "GET /ajax/latest-purchase/": "the id is a shop's",
  "GET /ajax/series/": "the ids name public values",
  "GET /el/idag/": "the area is no secret",
};
