import { boundAccount, freeAccount, type SimulatedBank } from "./bank.ts";

/** All of them. The place in the list is the bank's number in what is magic, from 1: add at the end. */
export const depositBanks: readonly SimulatedBank[] = [
  {
    slug: "ortugen",
    latency: { minMs: 250, maxMs: 900 },
    faults: [{ kind: "5xx", share: 0.01 }],
    accounts: [
      boundAccount(12, {
        code: "fast-12",
        name: "Fasträntekonto 1 år",
        rates: [[0, 325]],
        info: "Samma ränta hela året. Räntan betalas när året är slut.",
      }),
      freeAccount({ code: "spar", name: "Sparkonto", rates: [[0, 240]], info: "Rörlig ränta och fria uttag." }),
    ],
  },
  {
    slug: "lanstugan",
    latency: { minMs: 400, maxMs: 1_500 },
    faults: [{ kind: "slow", share: 0.02 }],
    accounts: [
      boundAccount(24, {
        code: "fast-24",
        name: "Fasträntekonto 2 år",
        rates: [[0, 310]],
        info: "Samma ränta i två år. Räntan betalas en gång om året.",
      }),
      freeAccount({ code: "stuga", name: "Stugkontot", rates: [[0, 215]], info: "Rörlig ränta från första kronan." }),
    ],
  },
  {
    slug: "rantmaster",
    latency: { minMs: 300, maxMs: 1_100 },
    faults: [{ kind: "duplicate-answer", share: 0.02 }],
    accounts: [
      freeAccount({
        code: "plus",
        name: "Sparkonto Plus",
        rates: [
          [0, 275],
          [50_000, 305],
        ],
        info: "Högre ränta från 50 000 kr. Rörlig ränta och fria uttag.",
      }),
      boundAccount(12, { code: "fast-12", name: "Fast 1 år", rates: [[0, 300]], info: "Bunden ränta i ett år." }),
    ],
  },
  {
    slug: "styvern",
    latency: { minMs: 200, maxMs: 700 },
    faults: [{ kind: "5xx", share: 0.01 }],
    accounts: [
      freeAccount({ code: "spar", name: "Sparkonto", rates: [[0, 285]], info: "Rörlig ränta och fria uttag." }),
      boundAccount(36, {
        code: "fast-36",
        name: "Fasträntekonto 3 år",
        rates: [[0, 290]],
        info: "Samma ränta i tre år.",
      }),
    ],
  },
  {
    slug: "skarvan",
    latency: { minMs: 500, maxMs: 2_000 },
    faults: [{ kind: "hang", share: 0.02 }],
    accounts: [
      freeAccount({
        code: "placering",
        name: "Placeringskonto",
        rates: [[0, 260]],
        withdrawals: "limited",
        noticeDays: 90,
        hasGuarantee: false,
        info: "Du får pengarna tre månader efter att du har sagt till. Kontot har ingen insättningsgaranti.",
      }),
      freeAccount({
        code: "bas",
        name: "Baskonto",
        rates: [[0, 190]],
        hasGuarantee: false,
        info: "Fria uttag. Kontot har ingen insättningsgaranti.",
      }),
    ],
  },
  {
    slug: "kopparlund",
    latency: { minMs: 300, maxMs: 1_000 },
    faults: [],
    accounts: [
      freeAccount({
        code: "koppar",
        name: "Kopparkontot",
        rates: [[0, 255]],
        info: "Rörlig ränta. Du kan ta ut pengar när du vill.",
      }),
      boundAccount(6, {
        code: "fast-6",
        name: "Fast 6 månader",
        rates: [[0, 280]],
        info: "Bunden ränta i ett halvår.",
      }),
    ],
  },
  {
    slug: "myntgarden",
    latency: { minMs: 350, maxMs: 1_300 },
    faults: [{ kind: "truncate", share: 0.01 }],
    accounts: [
      freeAccount({
        code: "gard",
        name: "Gårdskontot",
        rates: [
          [0, 200],
          [250_000, 230],
        ],
        info: "Högre ränta från 250 000 kr. Fria uttag.",
      }),
      boundAccount(12, {
        code: "fast-12",
        name: "Fast ränta 12 månader",
        rates: [[0, 270]],
        leastKr: 10_000,
        info: "Bunden ränta i ett år, från 10 000 kr.",
      }),
    ],
  },
  {
    slug: "rimfrost",
    latency: { minMs: 200, maxMs: 800 },
    faults: [{ kind: "reset", share: 0.01 }],
    accounts: [
      freeAccount({
        code: "frost",
        name: "Frostkontot",
        rates: [[0, 225]],
        info: "Rörlig ränta, fria uttag och inga avgifter.",
      }),
      boundAccount(3, {
        code: "fast-3",
        name: "Fast 3 månader",
        rates: [[0, 245]],
        info: "Bunden ränta i tre månader.",
      }),
    ],
  },
];
