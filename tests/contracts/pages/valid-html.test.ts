import { matchRoutes, type RouteObject } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CONSENT_COOKIE,
  consentCookieValue,
  NECESSARY_ONLY,
  SETTINGS_PARAMETER,
  SETTINGS_VIEW,
} from "#domain/consent/consent.ts";
import { accountPath } from "#domain/addresses/account-paths.ts";
import { SWITCH_PARAMETER } from "#domain/addresses/parameters.ts";
import { searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { productPath, resultPath } from "#domain/addresses/shop-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { deskCasePath, deskCasesPath, editorsPath } from "#domain/addresses/staff-paths.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { textVersionOf } from "#journeys/consent/text-version.ts";
import { randomId } from "#platform/ids.ts";
import { newAddress } from "#tests/support/address.ts";
import { fillAccount } from "#tests/support/my-pages.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { consentTexts } from "#web/shell/consent/consent.texts.sv.ts";
import routes from "#web/routes.ts";
import { listIndexedPages } from "#web/site-files.ts";
import { findBrokenFragments } from "./broken-fragments.ts";
import { findHtmlFaults } from "./html-faults.ts";
import { readAttributes } from "./read-attributes.ts";
import { findTickedBoxes } from "./ticked-boxes.ts";
import { type OpenedPage, type Walk, type Walker, walkPages } from "./walk-pages.ts";

/** Every page but the gallery, which shows several states of one page in the same document. */
const table = routes
  .filter(({ file }) => file.endsWith("Page.tsx") && file !== "../../gallery/GalleryPage.tsx")
  .map(({ id, file, path = "" }) => ({ id: id ?? file, path })) satisfies RouteObject[];

/** Their addresses come by mail, or exist when a provider, a partner or a watch has answered, or a mail has come back. */
const NOT_OPENED: readonly string[] = [
  "content/newsletter/NewsletterConfirmPage.tsx",
  "content/newsletter/NewsletterEndPage.tsx",
  "content/waiting-list/WaitingListEndPage.tsx",
  "content/watch-end/WatchEndPage.tsx",
  "content/expert/ExpertConfirmPage.tsx",
  "supply",
  "agreement",
  "account/sharing/InvitationPage.tsx",
  "account/erasure/ReceiptPage.tsx",
  "account/orders/FollowPage.tsx",
  "watch-landing",
  "shared-list",
  "account/agents/SuggestedFormPage.tsx",
  "staff/questions/EditorQuestionPage.tsx",
  "lead-sent",
  "co-sign",
  "new-address",
  "correct",
];

let stack: Stack;
let fixtures: OrderFixtures;
let pages: OpenedPage[];

beforeAll(async () => {
  stack = await startStack({ topic: "valid_html", speed: "instant", env: { SPARV_LOAD_SHEDDING: "off" } });
  fixtures = openOrderFixtures(stack);
  pages = await openAll();
}, 400_000);
afterAll(async () => {
  await fixtures.close();
  await stack.stop();
});

const ANSWERED = `${CONSENT_COOKIE}=${consentCookieValue(NECESSARY_ONLY, textVersionOf(consentTexts))}`;

/** What the button of the checkout sends; other forms do not read it. */
const ORDER = { action: "calculate" };

/** The browser of a customer. Limits are counted by address, and no person walks as fast as this. */
function walkerOf({ visitorToken, sessionToken }: Customer, consent = ANSWERED): Walker {
  const session = sessionToken === undefined ? "" : `; ${SESSION_COOKIE}=${sessionToken}`;
  const ask = (path: string, init: RequestInit) =>
    fetch(stack.url + path, {
      ...init,
      redirect: "manual",
      headers: {
        origin: stack.url,
        "x-forwarded-for": newAddress(),
        cookie: `${VISITOR_COOKIE}=${visitorToken}${session}; ${consent}`,
      },
    });
  return {
    get: (path) => ask(path, {}),
    submit: (path, fields) => ask(path, { method: "POST", body: new URLSearchParams({ ...ORDER, ...fields }) }),
  };
}

/** The page of a finished search that every provider answers. */
async function search(customer: Customer, vertical: { readonly name: string; readonly path: string }): Promise<string> {
  const sample = simulatedVerticals.find(({ name }) => name === vertical.name)?.samples.ordinary;
  const { body } = await customer.post(searchCallPath(vertical), { ...sample, tempsearchid: randomId() });
  return resultPath(vertical, (body as { Data: { Result: { SearchId: string } } }).Data.Result.SearchId);
}

/** The checkout of each offer in a list, as the mail of a watch leads to it. */
async function offersOf(customer: Customer, list: string): Promise<string[]> {
  const html = await (await customer.get(list)).text();
  return readAttributes(html, "href")
    .filter((href) => href.includes("/order/?resultid="))
    .map((href) => `${href}&${SWITCH_PARAMETER}=1`);
}

async function openAll(): Promise<OpenedPage[]> {
  const { newCustomer } = fixtures;
  const [visitor, accountHolder, editor, support] = [
    await newCustomer(),
    await newCustomer("account-holder"),
    await newCustomer("editor"),
    await newCustomer("support"),
  ];
  const { orderId, searchId, fetchId } = await fillAccount(fixtures, accountHolder);
  const results: string[] = [];
  for (const { description } of webVerticals) results.push(await search(visitor, description));
  const walk = (customer: Customer, starts: readonly string[], isLeftOut: Walk["isLeftOut"], consent?: string) =>
    walkPages(walkerOf(customer, consent), { starts, origin: stack.url, isLeftOut });
  const indexed = listIndexedPages().map(({ path }) => path);
  const isOfAccount = (path: string) => path.startsWith(accountPath());
  const isOfStaff = (path: string) => path.startsWith(editorsPath());
  // Every page links to itself with the banner open.
  const opensBanner = ({ searchParams }: URL) => searchParams.has(SETTINGS_PARAMETER);
  const isForAll = (address: URL) => opensBanner(address) || indexed.includes(address.pathname);
  const isElsewhere = (address: URL) => opensBanner(address) || !isOfStaff(address.pathname);
  const [offer = ""] = await offersOf(visitor, results[0] ?? "");
  const fixed = table.map(({ path }) => `/${path}`).filter((path) => !/[:*]/.test(path));
  const ownSearch = resultPath(webVerticals[0]?.description ?? { path: "/" }, searchId, { fetchDataId: fetchId });
  const opened = [
    ...(await walk(
      visitor,
      [
        ...indexed,
        ...results,
        offer,
        ...fixed.filter((path) => !isOfAccount(path) && !isOfStaff(path)),
        accountPath(),
        MISSING,
      ],
      opensBanner,
    )),
    ...(await walk(accountHolder, [startPath(), ownSearch, ...fixed.filter(isOfAccount)], isForAll)),
    ...(await walk(editor, [editorsPath()], isElsewhere)),
    ...(await walk(support, [deskCasesPath(), deskCasePath(orderId)], isElsewhere)),
    ...(await walk(visitor, [startPath(), COOKIE_CATEGORIES], () => true, "")),
  ];
  // Otherwise the same page twenty times.
  return opened.filter(({ status, pathname }) => status !== 404 || pathname === MISSING);
}

const MISSING = "/finns-inte/";
const COOKIE_CATEGORIES = `${startPath()}?${SETTINGS_PARAMETER}=${SETTINGS_VIEW}`;

/** Each fault once, with the first page that has it. */
async function findFaults(): Promise<string[]> {
  const pagesByFault = new Map<string, string[]>();
  for (const { name, html } of pages)
    for (const fault of await findHtmlFaults(html)) pagesByFault.set(fault, [...(pagesByFault.get(fault) ?? []), name]);
  return [...pagesByFault].map(([fault, [first, ...more]]) => `${first} and ${more.length} more: ${fault}`);
}

describe("every page that links and forms lead to", () => {
  test(
    "is valid HTML, with labels, unique ids, known autocomplete tokens and headings in order",
    { timeout: 300_000 },
    async () => {
      expect(await findFaults()).toEqual([]);
      console.log(`${pages.length} pages are valid`);
    },
  );

  test("has no box that is ticked for the visitor, seen or hidden", () => {
    // What the browsers of this walk have chosen before is the only thing that may be ticked, and they have chosen nothing.
    expect(findTickedBoxes(pages)).toEqual([]);
    const boxes = pages.filter(({ html }) => html.includes('type="checkbox"')).map(({ pathname }) => pathname);
    expect(boxes).toContain("/forsakring/bil/order/");
    expect(boxes).toContain("/dela/");
  });

  test("has something at every place in a page that a link leads to", () => {
    expect(findBrokenFragments(pages, stack.url)).toEqual([]);
  });
});

describe("the walk", () => {
  test("opens every page of the route table, but those whose address no page has", () => {
    const opened = new Set(pages.map(({ pathname }) => matchRoutes([...table], pathname)?.[0]?.route.id));
    expect(table.map(({ id }) => id).filter((id) => !opened.has(id))).toEqual(NOT_OPENED);
  });

  test("sees forms with errors, the list and the checkout of an offer, and the cookie banner in both views", () => {
    for (const { description } of webVerticals) {
      expect(find(`POST ${productPath(description)}`).html, description.name).toContain('aria-invalid="true"');
      expect(find(`${description.path}jamfor/?searchid=`).html, description.name).toContain("<article");
    }
    expect(find("/forsakring/bil/order/?resultid=").status).toBe(200);
    // The walk opens the checkout of an offer in both ways of paying, and only the version that was opened last is read.
    const checkouts = pages.filter(({ name }) => name.startsWith("POST /forsakring/bil/order/?resultid="));
    expect(checkouts.filter(({ html }) => html.includes('aria-invalid="true"'))).not.toEqual([]);
    expect(pages.filter(({ html }) => html.includes("data-consent="))).toHaveLength(2);
    expect(find(COOKIE_CATEGORIES).html).toContain('data-consent="settings"');
  });
});

function find(name: string): OpenedPage {
  const page = pages.find((each) => each.name.startsWith(name));
  if (!page) throw new Error(`not opened: ${name}`);
  return page;
}
