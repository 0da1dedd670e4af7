import { accountOrdersPath, accountPath, accountSavedPath } from "#domain/addresses/account-paths.ts";
import { differencePath } from "#domain/addresses/difference-paths.ts";
import { chosenEventPath } from "#domain/addresses/event-paths.ts";
import { accountHouseholdPath } from "#domain/addresses/household-paths.ts";
import { orderCompletePath, resultPath } from "#domain/addresses/shop-paths.ts";
import { deskCasePath } from "#domain/addresses/staff-paths.ts";
import {
  portableFilePath,
  receiptFilePath,
  shareListPath,
  sharedListPath,
} from "#domain/addresses/verifiable-paths.ts";
import type { Cover } from "#domain/cover/cover.ts";
import type { Damage } from "#domain/cover/outcome.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import { receiptIdOf } from "#domain/receipt/receipt-id.ts";
import { amountsIn, openScreen, plain, readText, type Shown } from "./read-screen.ts";
import { judge, type Judged, kr, partNamed, settled, type Truth } from "./truth.ts";
import type { OrderedWalk, Walk } from "./walk.ts";

/** A screen, and how to read it: what it states and must not, and what it lacks. */
export interface ScreenRule<At extends Walk = Walk> {
  readonly name: string;
  /** The files of `src/web/routes.ts` that it reads; a mail or an answer of a call has none. */
  readonly routes: readonly string[];
  /** Where there is no such screen. */
  isLeftOut?(walk: At): boolean;
  read(walk: At): Promise<string[]>;
}

const isInsurance = ({ cover }: Truth): boolean => cover.length > 0;
const hasCompare = ({ vertical }: Walk): boolean => vertical.description.name !== "mortgage";

/** What an offer is stated at wherever it is priced: what the list is ranked by, and the month where each is the same. */
const pricesOf = ({ chosen }: Truth, { price }: Pick<RankedOffer, "price">): NonNullable<Judged["must"]> => [
  price.headline === "ore-year"
    ? [chosen.year, "year"]
    : [chosen.compared, price.compared.basis === "whole-term" ? "once" : "year"],
  ...(price.headline === "ore-month" ? ([[chosen.month, "month"]] as const) : []),
];

/** The parts that a table of the offer has a line of. */
const linesOf = ({ cover }: Truth) => cover.filter(({ table, state }) => table === "excess" && state === "included");

/** The articles of a list, each of the offer at its place. */
function judgeCards(walk: Walk, html: string, screen: string): string[] {
  const page = openScreen(html);
  const cards = page.parts("main article");
  const ranked = walk.offers.toSorted((a, b) => place(walk, a) - place(walk, b));
  if (cards.length !== ranked.length) return [`${screen}: ${cards.length} cards of ${ranked.length} offers`];
  const stated = cards.map(
    ({ shown }) => shown.amounts.find(({ per, isDifference }) => per === "year" && !isDifference)?.kr ?? 0,
  );
  const isOrdered =
    ranked[0]?.price.compared.basis === "whole-term" || stated.every((each, at) => each >= (stated[at - 1] ?? 0));
  return [
    ...(isOrdered ? [] : [`${screen}: the order of ${stated.join(", ")}`]),
    ...cards.flatMap(({ name, shown }) => {
      const offer = ranked.find((each) => isOf(each, name));
      if (!offer) return [`${screen}: a card of no offer, ${name}`];
      const truth = walk.truth(offer);
      const row = readRow(walk, shown, truth);
      return [
        ...row.findings.map((each) => `${screen} ${name}: ${each}`),
        ...judge(row.rest, {
          screen: `${screen} ${name}`,
          truth,
          must: [...pricesOf(truth, offer), [truth.chosen.gain, "year"]],
          lines: linesOf(truth),
        }),
      ];
    }),
  ];
}

/** The events that a closed row begins with: each is what its example comes to, and has no name of another part. The rest is read as any card is. */
function readRow({ vertical, asked }: Walk, shown: Shown, { cover }: Truth): { findings: string[]; rest: Shown } {
  const findings: string[] = [];
  let rest = shown;
  for (const event of vertical.events?.events ?? []) {
    if (cover.length === 0 || !vertical.chosenBy?.events.includes(event.id)) continue;
    const { label, part } = event;
    const expected = rowText(event, cover, asked.payment);
    const named = partNamed(cover, label);
    if (named && named.type !== part) findings.push(`"${label}" is ${part} in the row, and ${named.type} below it`);
    const line = rest.lines.find(([name]) => name === label);
    if (line?.[1] !== expected) findings.push(`"${label}: ${line?.[1]}" in the row, and its example is ${expected}`);
    const [stated] = amountsIn(expected);
    const amount = rest.amounts.find((each) => each.kr === stated?.kr && each.around.includes(label));
    rest = {
      ...rest,
      lines: rest.lines.filter((each) => each !== line),
      amounts: rest.amounts.filter((each) => each !== amount),
    };
  }
  return { findings, rest };
}

function rowText(event: Damage, cover: Cover, payment: Walk["asked"]["payment"]): string {
  const part = cover.find(({ type }) => type === event.part);
  if (part?.state === "add-on" && part.addOn) {
    const { yearlyOre } = part.addOn;
    return `Tillägg, ${payment === "yearly" ? `${kr(yearlyOre)} kr/år` : `${kr(yearlyOre / 12)} kr/mån`}`;
  }
  const outcome = settled(cover, event);
  if (!outcome) return "Uppgift saknas";
  return outcome.isPaid ? `${kr(outcome.ore)} kr` : "Ingår inte";
}

const place = (walk: Walk, offer: RankedOffer): number =>
  (offer.price.compared.basis === "whole-term" ? -1 : 1) * walk.truth(offer).chosen.compared;

/** A card has the name of its insurer, or of the one of its offers. */
const isOf = ({ providerName, subscriptionName }: RankedOffer, name: string): boolean =>
  name === providerName || name === `${providerName} ${subscriptionName}`;

/** Sentences above a list: what it begins at, and what can be saved at most. */
function judgeHead(walk: Walk, html: string): string[] {
  const { text } = openScreen(html).whole();
  const compared = walk.offers.map((offer) => walk.truth(offer).chosen.compared);
  const [, from, isMonth] = /Från (\d+) kr(\/mån)?/.exec(text) ?? [];
  const most = /Upp till (\d+) kr ?\/år att spara/.exec(text)?.[1];
  const lowest = Math.min(...compared) / (isMonth ? 12 : 1);
  const saving = walk.todayOre === undefined ? 0 : kr(walk.todayOre) - Math.min(...compared);
  return [
    ...(from !== undefined && Number(from) !== lowest ? [`list head: from ${from}, and the lowest is ${lowest}`] : []),
    ...(most !== undefined && Number(most) !== saving ? [`list head: up to ${most} to save, and it is ${saving}`] : []),
  ];
}

export const LIST_SCREENS: readonly ScreenRule[] = [
  {
    name: "list",
    routes: ["shop/result/ResultPage.tsx"],
    // All banks are in one table.
    isLeftOut: (walk) => !hasCompare(walk),
    async read(walk) {
      const html = await walk.get(resultPath(walk.vertical.description, walk.searchId, walk.choices));
      return [...judgeHead(walk, html), ...judgeCards(walk, html, "list")];
    },
  },
  {
    name: "mortgage board",
    routes: [],
    isLeftOut: hasCompare,
    async read(walk) {
      const { amounts, text } = openScreen(
        await walk.get(resultPath(walk.vertical.description, walk.searchId)),
      ).whole();
      const best = walk.offers[0];
      const truth = best && walk.truth(best);
      const months = [...text.matchAll(/(\d+) kr\/mån/g)].map(([, month]) => Number(month));
      const [gain] = amounts.filter(({ per }) => per === "year");
      const [today = 0, offered = 0] = months;
      return [
        ...(truth && !months.includes(truth.chosen.month ?? 0)
          ? ["mortgage board: not the month of the first bank"]
          : []),
        ...(gain && months.length > 1 && gain.kr !== 12 * (today - offered)
          ? [`mortgage board: ${gain.kr} a year, and 12 times ${today - offered} is ${12 * (today - offered)}`]
          : []),
      ];
    },
  },
  {
    name: "difference",
    routes: ["shop/difference/DifferencePage.tsx"],
    isLeftOut: ({ choices }) => choices.fetchDataId === undefined,
    async read(walk) {
      const { offer, todayOre = 0 } = walk;
      const path = differencePath(walk.vertical.description, offer.resultId, walk.choices);
      const shown = openScreen(await walk.get(path)).whole();
      const truth = walk.truth(offer);
      const price = shown.lines.find(([name]) => name === "Pris per år");
      return [
        // Today's cover has amounts of its own.
        ...judge(
          { ...shown, amounts: shown.amounts.filter(({ per }) => per !== "once") },
          { screen: "difference", truth, cell: 1 },
        ),
        ...(price && plain(price.slice(1).join(" ")) !== `${kr(todayOre)} kr ${truth.chosen.compared} kr`
          ? [`difference: ${price.join(" ")}`]
          : []),
      ];
    },
  },
  {
    name: "events",
    routes: ["shop/events/EventsPage.tsx"],
    isLeftOut: ({ vertical }) => vertical.events === undefined,
    read: readEvents,
  },
  {
    name: "share page",
    routes: ["shop/share/SharePage.tsx"],
    async read(walk) {
      const page = openScreen(await walk.get(shareListPath(walk.searchId, walk.choices)));
      const truths = walk.offers.map((offer) => walk.truth(offer));
      const rows = page.parts("main li").filter(({ shown }) => shown.amounts.length > 0);
      // A row is named by its logo alone: its price is one of the list's.
      const strays = rows.filter(({ shown }) =>
        truths.every((truth) => judge({ ...shown, lines: [] }, { screen: "share page", truth }).length > 0),
      );
      return [
        ...(rows.length === 0 && walk.offer.price.headline.startsWith("ore")
          ? [`share page: no price in ${page.whole().text}`]
          : []),
        ...strays.map(({ shown }) => `share page: ${shown.text} is no offer's`),
      ];
    },
  },
  {
    name: "shared list",
    routes: ["shop/share/SharedListPage.tsx"],
    async read(walk) {
      const path = shareListPath(walk.searchId, walk.choices);
      const posted = await walk.customer.submit(path, { gor: "dela", idag: "ja", namn: "Anna" });
      const link = /\/dela\/([\w-]{43})\//.exec(await walk.get(path))?.[1];
      if (link === undefined) return [`shared list: no link, ${posted.status}`];
      return judgeShared(walk, openScreen(await walk.get(sharedListPath(link))).parts("main article"), "shared list");
    },
  },
  {
    name: "portable file",
    routes: ["shop/share/portable-file.ts"],
    async read(walk) {
      const { document } = JSON.parse(await walk.get(portableFilePath(walk.searchId, undefined, walk.choices))) as {
        document: {
          offers: {
            provider: { id: number };
            product: string;
            comparison: { ore: number };
            rows: { name: string; text: string }[];
            notices: string[];
          }[];
        };
      };
      return document.offers.flatMap(({ provider, product, comparison, rows, notices }) => {
        const offer = walk.offers.find((each) => each.providerId === provider.id && each.subscriptionName === product);
        if (!offer) return [`portable file: no offer ${product}`];
        const truth = walk.truth(offer);
        const shown = readText([...rows.map(({ name, text }) => `${name}: ${text}`), ...notices].join("\n"));
        return [
          ...judge(shown, { screen: `portable file ${product}`, truth, lines: linesOf(truth) }),
          ...(kr(comparison.ore) === truth.chosen.compared ? [] : [`portable file ${product}: ${comparison.ore}`]),
        ];
      });
    },
  },
  {
    name: "receipt",
    routes: ["shop/receipt/ReceiptPage.tsx", "shop/receipt/receipt-file.ts"],
    async read(walk) {
      const hasChoice = walk.offers.some(({ price }) => price.plans.length > 1);
      const id = receiptIdOf(walk.searchId, hasChoice ? walk.asked.payment : undefined);
      const { receipt } = JSON.parse(await walk.get(receiptFilePath(id))) as {
        receipt: { offers: { providerId: number; name: string; ore: number }[] };
      };
      return receipt.offers.flatMap(({ providerId, name, ore }) => {
        const of = walk.offers.filter((each) => each.providerId === providerId && each.subscriptionName === name);
        return of.some((offer) => walk.truth(offer).chosen.compared === kr(ore)) ? [] : [`receipt: ${name} ${ore}`];
      });
    },
  },
  {
    name: "agent",
    routes: [],
    // An agent may not ask about an address.
    isLeftOut: ({ vertical, asked }) => vertical.personalFields.length > 0 && !("civicnumber" in asked.parameters),
    async read(walk) {
      const { list, terms, stored } = await walk.readAsAgent();
      if (list.offers.length !== stored.length) return [`agent: ${list.offers.length} of ${stored.length} offers`];
      return list.offers.flatMap(({ offerId, price }) => {
        const offer = stored.find(({ resultId }) => resultId === offerId);
        if (!offer) return [`agent: no offer ${offerId}`];
        // An agent reads the list by the month.
        const truth = walk.truth(offer, "monthly");
        const written = terms.get(offerId);
        const rows =
          written?.sections.flatMap((section) => section.rows.map(({ name, text }) => `${name}: ${text}`)) ?? [];
        const shown = readText([...rows, ...(written?.notices ?? [])].join("\n"));
        const screen = `agent ${offer.providerName}`;
        return [
          ...judge(shown, { screen, truth, lines: written ? linesOf(truth) : [] }),
          ...(kr(price.comparedOre) === truth.chosen.compared ? [] : [`${screen}: ${price.comparedOre}`]),
        ];
      });
    },
  },
];

function judgeShared(walk: Walk, cards: ReturnType<ReturnType<typeof openScreen>["parts"]>, screen: string): string[] {
  if (cards.length === 0) return [`${screen}: no offer is shown`];
  return cards.flatMap(({ name, shown }) => {
    const offer = walk.offers.find((each) => isOf(each, name));
    if (!offer) return [`${screen}: a card of no offer, ${name}`];
    const truth = walk.truth(offer);
    return judge(shown, { screen: `${screen} ${name}`, truth, must: pricesOf(truth, offer).slice(0, 1) });
  });
}

/** Each event of the vertical: what each insurance pays of it, worked out from the part that the event is about. */
async function readEvents(walk: Walk): Promise<string[]> {
  const { vertical, offers, searchId } = walk;
  const findings: string[] = [];
  for (const event of vertical.events?.events ?? []) {
    const page = openScreen(
      await walk.get(chosenEventPath(vertical.description, searchId, { ...walk.choices, eventId: event.id })),
    );
    if (!page.whole().text.includes(event.title)) continue;
    const rows = page.parts("main li").filter(({ shown }) => /Du betalar|Bolaget betalar|Vi vet inte/.test(shown.text));
    const lacking: string[] = [];
    for (const offer of offers) {
      const part = walk.truth(offer).cover.find(({ type }) => type === event.part);
      const row = rows.find(
        ({ shown }) =>
          shown.text.startsWith(`${offer.providerName} `) && shown.text.includes(`${offer.subscriptionName},`),
      );
      const where = `events ${event.id} ${offer.providerName}`;
      const outcome = settled(walk.truth(offer).cover, event);
      if (outcome?.isPaid === false && part?.state !== "add-on" && !event.isPayout) {
        lacking.push(offer.providerName);
        if (row) findings.push(`${where}: listed, and it is not covered`);
        continue;
      }
      if (!row) {
        findings.push(`${where}: not listed`);
        continue;
      }
      const expected = !outcome
        ? "Vi vet inte vad du betalar"
        : `${event.isPayout ? "Bolaget" : "Du"} betalar ${kr(outcome.ore)} kr`;
      if (!row.shown.text.includes(expected))
        findings.push(`${where}: not "${expected}" in "${row.shown.text.slice(0, 140)}"`);
    }
    const { text } = page.whole();
    const times = text.split(`${kr(event.damageOre)} kr`).length - 1;
    if (!event.isPayout && lacking.length === offers.length && (!/Ingår inte (?:i|hos)/.test(text) || times > 3))
      findings.push(`events ${event.id}: that nothing pays is stated ${times} times`);
  }
  return findings;
}

export const ORDER_SCREENS: readonly ScreenRule<OrderedWalk>[] = [
  {
    name: "checkout",
    routes: ["shop/checkout/CheckoutPage.tsx"],
    async read({ checkout }) {
      return checkout.flatMap(({ html, truth, when }) => {
        const shown = openScreen(html).whole();
        return judge(shown, {
          screen: `checkout ${when}`,
          truth,
          must: [[truth.chosen.year, "year"]],
          lines: linesOf(truth),
        });
      });
    },
  },
  {
    name: "changes of the price in the checkout",
    routes: [],
    async read({ changes }) {
      return changes.flatMap(({ name, stated, before, after }) => {
        // What is added by the year to a price by the month changes the year.
        const [from, to] = [before, after].map((each) => (stated?.per === "month" ? each.month : each.compared));
        return stated && from !== undefined && from + stated.kr === to
          ? []
          : [`checkout: ${name} ${stated?.kr} (${stated?.per}), and ${from} became ${to}`];
      });
    },
  },
  {
    name: "signed text",
    routes: [],
    isLeftOut: ({ signed }) => signed === undefined,
    async read({ signed = "", ordered, vertical }) {
      const shown = readText(signed);
      const { plan } = ordered;
      const isEstimated = plan.parts.some(({ estimatedBy }) => estimatedBy?.some((basis) => basis.startsWith("spot")));
      const agreed = /Priset är \d/.test(shown.text);
      return [
        ...judge(shown, { screen: "signed text", truth: ordered.truth }),
        ...(isEstimated && agreed ? [`signed text of ${vertical.description.name}: an estimate as agreed`] : []),
        ...(isEstimated && !shown.text.includes("ungefär") ? ["signed text: an estimate is not called one"] : []),
      ];
    },
  },
  {
    name: "order",
    routes: ["shop/order-complete/OrderCompletePage.tsx"],
    async read(walk) {
      const shown = openScreen(
        await walk.get(orderCompletePath(walk.vertical.description, walk.ordered.orderId)),
      ).whole();
      return judge(shown, {
        screen: "order",
        truth: walk.ordered.truth,
        must: mustOf(walk),
        lines: linesOf(walk.ordered.truth),
      });
    },
  },
  {
    name: "confirmation",
    routes: [],
    async read(walk) {
      const shown = readText(walk.ordered.mail);
      const { truth } = walk.ordered;
      return judge(shown, { screen: "confirmation", truth, must: mustOf(walk), lines: linesOf(truth) });
    },
  },
  {
    name: "my orders",
    routes: ["account/orders/OrdersPage.tsx"],
    async read(walk) {
      const { orderId, truth } = walk.ordered;
      const page = openScreen(await walk.get(accountOrdersPath()));
      const own = page.parts("main article").find(({ element }) => element.id === orderId);
      if (!own) return ["my orders: the order is not there"];
      return judge(own.shown, { screen: "my orders", truth, must: mustOf(walk), lines: linesOf(truth) });
    },
  },
  {
    name: "desk",
    routes: ["staff/cases/DeskCasePage.tsx"],
    async read(walk) {
      const { orderId, truth } = walk.ordered;
      const html = await (await walk.support.get(deskCasePath(orderId))).text();
      const shown = openScreen(html).whole();
      const isThere = shown.amounts.some(({ kr: amount }) => amount === truth.chosen.year);
      return [...judge(shown, { screen: "desk", truth }), ...(isThere ? [] : ["desk: not what the order costs"])];
    },
  },
  {
    name: "household and overview",
    routes: ["account/household/HouseholdPage.tsx", "account/overview/OverviewPage.tsx", "account/saved/SavedPage.tsx"],
    async read(walk) {
      const { truth } = walk.ordered;
      const pages = await Promise.all(
        [accountHouseholdPath(), accountPath(), accountSavedPath()].map((path) => walk.get(path)),
      );
      const [household = ""] = pages.map((html) => openScreen(html).whole().text);
      const { month, averages } = truth.chosen;
      const isThere = (month === undefined ? averages : [month]).some((amount) => household.includes(`${amount} kr`));
      return isThere ? [] : [`household: not ${month ?? averages.join(" or ")} kr a month in ${household}`];
    },
  },
];

/** After the order its year is stated, and an estimate of it as one. */
const mustOf = ({ ordered: { truth } }: OrderedWalk): NonNullable<Judged["must"]> => [[truth.chosen.year, "year"]];

export { isInsurance };
