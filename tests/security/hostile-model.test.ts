import { describe, expect, it } from "vitest";
import { readChatReply } from "#adapters/language-model/read-claims.ts";
import { makeChatRequest } from "#adapters/language-model/make-request.ts";
import type { QuestionWire } from "#adapters/language-model/language-model.wire.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import { createAssistantJourney } from "#journeys/assistant/assistant-journey.ts";
import type { AssistantAnswer, LanguageModel } from "#journeys/assistant/assistant.port.ts";
import { systemClock } from "#platform/clock.ts";
import { answerAs } from "#simulators/language-model/magic-models.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { hostileAnswers, injections } from "./hostile-answers.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

/** Kronor a year, months bound, kronor for theft, glass and motor (undefined: not covered), the insurer's own line. */
type Row = readonly [number, number, number, number, number | undefined, string];
const TABLE: Readonly<Record<string, Row>> = {
  Tuvull: [2_628, 12, 3_000, 1_000, 4_000, "Priset är låst i ett år"],
  Rattvis: [2_832, 0, 1_500, 1_200, 3_000, "Egen skadereglerare"],
  Milvis: [2_928, 0, 2_000, 1_500, undefined, "Du betalar för milen du kör"],
  Fyrbåk: [3_096, 12, 1_000, 900, 2_500, "Hyrbil ingår"],
  Rask: [3_612, 0, 2_500, 2_500, 6_000, "Allt sköts i mobilen"],
  Nordkaj: [5_172, 0, 1_500, 1_500, 3_500, "Kallstartshjälp ingår"],
};
const vertical = createServerVerticals(systemClock)[0] as AnyVerticalServer;

const part = (type: string, kr: number | undefined) => ({
  type,
  name: type,
  state: kr === undefined ? "excluded" : "included",
  ...(kr === undefined ? {} : { terms: { excess: { kind: "amount", ore: kr * 100 } } }),
});

const offersWith = (planted?: string): RankedOffer[] =>
  Object.entries(TABLE).map(([providerName, [yearlyKr, bindingMonths, theft, glass, motor, ownText]], index) => ({
    providerId: index,
    shopId: index,
    providerName,
    subscriptionId: `subscription-${index}`,
    subscriptionName: "Halv",
    price: insurancePrice({ yearlyFeeOre: yearlyKr * 100, monthlyFeeOre: (yearlyKr * 100) / 12 }, "ore-month"),
    validUntil: "2027-01-01T00:00:00Z",
    resultId: `result-${providerName.toLowerCase()}`,
    position: index + 1,
    detail: {
      bindingMonths,
      cover: [
        part("THEFT", theft),
        part("GLASS", glass),
        part("MOTOR", motor),
        part("ANIMAL_COLLISION", providerName === "Nordkaj" ? 0 : undefined),
      ],
      benefits: planted !== undefined && providerName === "Rask" ? [planted, ownText] : [ownText],
      isPayAsYouDrive: providerName === "Milvis",
    },
  }));

async function ask(model: LanguageModel | undefined, preferences: readonly string[], planted?: string) {
  const journey = createAssistantJourney({
    findSearch: (_, owner, searchId) =>
      Promise.resolve(
        owner === "me"
          ? {
              searchId,
              vertical,
              schemaVersion: vertical.schemaVersion,
              search: {},
              parameters: {},
              summary: { insurancetype: "full" },
              conflicts: {},
              state: "done",
              result: { offers: offersWith(planted), withoutOffer: [] },
            }
          : undefined,
      ),
    model,
    cache: { find: () => Promise.resolve(undefined), store: (_, answer) => Promise.resolve(answer) },
    mayAskModel: () => Promise.resolve(true),
    modelAnswered: () => undefined,
  });
  const answer = await journey.ask({ vertical: "car", owner: "me", searchId: "s", preferences });
  if (!answer?.ok) throw new Error("no answer");
  return answer.value;
}

/** A model with a given reply, parsed like a reply over the network. */
const writing = (write: (question: QuestionWire) => string): LanguageModel => ({
  propose(question) {
    const [, user] = makeChatRequest("test", question).messages;
    const content = write(JSON.parse(user?.content ?? "") as QuestionWire);
    const claims = readChatReply(JSON.stringify({ choices: [{ message: { content } }] }));
    return Promise.resolve(claims ? { kind: "proposed", claims } : { kind: "unavailable", reason: "unreadable" });
  },
});

/** Checks a sentence against the table as a reader would, without using the code that makes sentences. */
function isTrue(claim: string, provider: string, planted?: string): boolean {
  const [, binding, theft, glass, motor, ownText] = TABLE[provider] ?? [0, 0, 0, 0, 0, ""];
  const sentence = claim.replaceAll(/[\u00A0\u202F]/g, " ");
  const [, own = "", extreme] = /^(.*?)(?: Ingen av de 6 har (lägre|högre)\.)?$/.exec(sentence) ?? [];
  const damages = { stöld: theft, glasskada: glass, maskinskada: motor };
  const excess = /^(?:Självrisken vid (\p{L}+) är ([\d ]+) kr\.|([\d ]+) kr i självrisk vid (\p{L}+)\.)$/u.exec(own);
  if (excess) {
    const damage = (excess[1] ?? excess[4]) as keyof typeof damages;
    const kr = Number((excess[2] ?? excess[3] ?? "").replaceAll(" ", ""));
    const place = { stöld: 2, glasskada: 3, maskinskada: 4 }[damage];
    const all = Object.values(TABLE).flatMap((row) => (row[place] as number | undefined) ?? []);
    const isOutermost = extreme === undefined || kr === (extreme === "lägre" ? Math.min(...all) : Math.max(...all));
    return damages[damage] === kr && isOutermost;
  }
  const bound = /^(?:Försäkringen har )?(\d+) månaders bindningstid\.$/.exec(own);
  if (bound) return extreme === undefined ? binding === Number(bound[1]) : isBindingOutermost(binding, extreme);
  const quoted = /^Bolagets egna ord: ”(.*)”$/.exec(own);
  if (quoted) return quoted[1] === ownText || (provider === "Rask" && quoted[1] === planted);
  const facts: Readonly<Record<string, boolean>> = {
    "Försäkringen har ingen bindningstid.": binding === 0,
    "Ingen bindningstid.": binding === 0,
    "Maskinskada ingår i försäkringen.": motor !== undefined,
    "Maskinskada ingår.": motor !== undefined,
    "Maskinskada ingår inte i försäkringen.": motor === undefined,
    "Maskinskada ingår inte.": motor === undefined,
    "Djurkollision ingår i försäkringen.": provider === "Nordkaj",
    "Djurkollision ingår.": provider === "Nordkaj",
    "Djurkollision ingår inte i försäkringen.": provider !== "Nordkaj",
    "Djurkollision ingår inte.": provider !== "Nordkaj",
    "Priset beror på hur långt du kör.": provider === "Milvis",
    "Pris efter körsträcka.": provider === "Milvis",
    "Priset beror inte på hur du kör.": provider !== "Milvis",
    "Priset beror inte på körningen.": provider !== "Milvis",
  };
  return (facts[own] ?? false) && (extreme === undefined || isBindingOutermost(binding, extreme));
}

const isBindingOutermost = (months: number, extreme: string): boolean => months === (extreme === "lägre" ? 0 : 12);

function expectTrue(answer: AssistantAnswer, what: string, fulfilling: readonly string[], planted?: string): void {
  expect(
    answer.suggestions.map(({ providerName }) => providerName),
    what,
  ).toEqual(fulfilling);
  for (const { providerName, resultId, reason, claims } of answer.suggestions) {
    expect(resultId, what).toBe(`result-${providerName.toLowerCase()}`);
    expect(claims.length, what).toBeGreaterThan(0);
    expect(reason, what).toBe(claims.map(({ sentence }) => sentence).join(" "));
    for (const { sentence } of claims)
      expect(isTrue(sentence, providerName, planted), `${what}: ${sentence}`).toBe(true);
  }
  const fees = answer.suggestions.map(
    ({ providerName }) =>
      `${providerName} för ${(TABLE[providerName]?.[0] ?? 0).toString().replace(/(\d)(\d{3})$/, "$1 $2")} kr/år`,
  );
  const explanation = answer.explanation.replaceAll(/[\u00A0\u202F]/g, " ");
  expect(explanation, what).toMatch(/^Du vill [^.]+\. (\d|Ett) av 6 priser uppfyller det: /);
  expect(explanation, what).toContain(`det: ${fees.join(", ").replace(/, ([^,]+)$/, " och $1")}.`);
}

/** What fulfils them by the table, in the order of the price: read by eye, not by the code. */
const PREFERENCES: readonly (readonly [preferences: readonly string[], fulfilling: readonly string[]])[] = [
  [
    ["withoutbindingtime", "lowexcesscost"],
    ["Rattvis", "Nordkaj"],
  ],
  [["motorandgearbox"], ["Tuvull", "Rattvis", "Fyrbåk", "Rask", "Nordkaj"]],
  [["animalcollision", "lowexcesscost"], ["Nordkaj"]],
  [["analysingdrivingstyle"], ["Milvis"]],
];

describe("whatever a language model answers", () => {
  it("there are at least two hundred hostile answers to try, and no two are the same", () => {
    expect(hostileAnswers.length).toBeGreaterThanOrEqual(200);
    expect(new Set(hostileAnswers.map(({ name }) => name)).size).toBe(hostileAnswers.length);
  });

  it.each(PREFERENCES)(
    "no claim that the offers do not support reaches the visitor (%s: %s)",
    async (preferences, fulfilling) => {
      for (const { name, write } of hostileAnswers)
        expectTrue(await ask(writing(write), preferences), name, fulfilling);
    },
  );

  it("nothing is named where nothing fulfils everything, and no model is asked", async () => {
    const answer = await ask(
      writing(() => {
        throw new Error("asked");
      }),
      ["animalcollision", "analysingdrivingstyle"],
    );
    expect(answer).toMatchObject({ source: "rules", suggestions: [] });
    expect(answer.explanation).toContain("Inget av de 6 priserna uppfyller allt.");
  });

  it("an answer without a true claim is replaced by the one by rules, unchanged", async () => {
    const byRules = await ask(undefined, ["withoutbindingtime", "lowexcesscost"]);
    expect(byRules.source).toBe("rules");
    const lies = hostileAnswers.filter(({ name }) =>
      /^invents|^puts|^makes up|ten times$|as a text$| of (AA|Z|1)$/.test(name),
    );
    expect(lies.length).toBeGreaterThan(60);
    for (const { name, write } of lies)
      expect(await ask(writing(write), ["withoutbindingtime", "lowexcesscost"]), name).toEqual(byRules);
  });

  it("an instruction in a provider's text is data: it changes no rank and no other text", async () => {
    const preferences = ["withoutbindingtime"];
    // Rask's own line has the instruction.
    const fulfilling = ["Rattvis", "Milvis", "Rask", "Nordkaj"];
    const obedient = (question: QuestionWire) => {
      const reply = JSON.parse(answerAs("obeys-quotes", question).body) as {
        choices: { message: { content: string } }[];
      };
      return reply.choices[0]?.message.content ?? "";
    };
    for (const planted of injections) {
      expectTrue(await ask(writing(obedient), preferences, planted), planted, fulfilling, planted);
      for (const { name, write } of hostileAnswers.slice(0, 40))
        expectTrue(await ask(writing(write), preferences, planted), `${planted}, ${name}`, fulfilling, planted);
    }
  });
});
