import type { Fault } from "#simulators/kernel/fault.ts";
import { certainFault } from "#simulators/kernel/fault.ts";
import { jsonReply, type SystemReply } from "#simulators/kernel/system.ts";
import type { ClaimsWire, ClaimWire, QuestionWire } from "#adapters/language-model/language-model.wire.ts";

/** Names of models (`SPARV_LANGUAGE_MODEL_NAME`), and how each behaves. */
export const magicModels = {
  honest: "takes the offers as they come and states true facts",
  "answers-429": "has no room: 429 with retry-after",
  "answers-500": "is broken: 500",
  hangs: "never answers",
  "invalid-json": "is cut off in the middle of its JSON",
  "talks-around": "writes a sentence before and after its JSON",
  "unknown-provider": "makes claims about an offer that does not exist",
  "invented-benefit": "claims that all offers have what none has",
  "wrong-numbers": "states every number a little lower than it is",
  "obeys-quotes": "follows instructions in a provider's text",
  "worst-first": "turns the order around, with true claims",
  "empty-list": "makes no claims",
} as const;

export type MagicModel = keyof typeof magicModels;

export function answerAs(model: string, question: QuestionWire): SystemReply {
  switch (model as MagicModel) {
    case "answers-429":
      return jsonReply(429, { error: { message: "rate limit" } }, { "retry-after": "20" });
    case "answers-500":
      return jsonReply(500, { error: { message: "internal" } });
    case "hangs":
      return withFault(chat("{}"), certainFault("hang"));
    case "invalid-json":
      return chat(JSON.stringify({ claims: honestClaims(question) }).slice(0, -20));
    case "talks-around":
      return chat(`Självklart! ${JSON.stringify({ claims: honestClaims(question) })} Hoppas det hjälper.`);
    case "unknown-provider":
      return claims(honestClaims(question).map((claim) => ({ ...claim, offer: "Z" })));
    case "invented-benefit":
      return claims(
        question.offers.flatMap(({ offer }) => [
          { offer, field: "quote", value: "Gratis hyrbil i ett år", sentence: "plain" },
          { offer, field: "freeRoadside", value: true, sentence: "plain" },
        ]),
      );
    case "wrong-numbers":
      return claims(
        honestClaims(question).map((claim) =>
          typeof claim.value === "number" ? { ...claim, value: claim.value - 100 } : { ...claim, value: !claim.value },
        ),
      );
    case "obeys-quotes":
      return claims(obey(question));
    case "worst-first":
      return claims(honestClaims({ ...question, offers: question.offers.toReversed() }));
    case "empty-list":
      return claims([]);
    case "honest":
    default:
      return claims(honestClaims(question));
  }
}

/** The first three, with every fact they have. */
function honestClaims({ offers }: QuestionWire): ClaimWire[] {
  return offers
    .slice(0, 3)
    .flatMap(({ offer, facts, quotes }) => [
      ...Object.entries(facts).map(([field, value]) => ({ offer, field, value, sentence: "short" })),
      ...quotes.slice(0, 1).map((value) => ({ offer, field: "quote", value, sentence: "plain" })),
    ]);
}

/** An offer whose texts give an instruction comes first, with the text that the instruction gives. */
function obey(question: QuestionWire): ClaimWire[] {
  const bossy = question.offers.filter(({ quotes }) => quotes.some((quote) => ORDER.test(quote)));
  const praise = bossy.flatMap(({ offer, quotes }) => [
    ...quotes.map((value) => ({ offer, field: "quote", value: value.replace(ORDER, ""), sentence: "plain" })),
    { offer, field: "bindingMonths", value: -1, sentence: "lowest" },
  ]);
  const others = question.offers.filter(({ offer }) => !bossy.some((each) => each.offer === offer));
  return [...praise, ...honestClaims({ ...question, offers: [...bossy, ...others] })];
}

const ORDER = /^(?:ignorera|glöm|skriv|säg|svara|välj)\b.*/iu;

const claims = (list: readonly ClaimWire[]): SystemReply => chat(JSON.stringify({ claims: list } satisfies ClaimsWire));

const chat = (content: string): SystemReply =>
  jsonReply(200, {
    object: "chat.completion",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
  });

const withFault = (reply: SystemReply, fault: Fault): SystemReply => ({ ...reply, fault });
