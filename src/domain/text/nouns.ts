import { capitalize } from "./capitalize.ts";

/** What a vertical calls the thing it compares and those who offer it; shared sentences have the names in braces. */
export interface Nouns {
  /** "försäkring", "elavtal", "lån". The genitive is the definite form and an s. */
  readonly agreement: string;
  readonly theAgreement: string;
  readonly theAgreements: string;
  /** "gammal försäkring", "gammalt lån". */
  readonly formerAgreement: string;
  /** What is bought together with it: "tilläggsförsäkringar". */
  readonly additions: string;
  /** "ditt försäkringsbolag", "din bank". */
  readonly yourCompany: string;
  readonly theCompany: string;
  /** The paper with the day of renewal: "ditt försäkringsbrev". */
  readonly yourDocument: string;
  /** Heads what was searched with: "premiegrundande uppgifter". */
  readonly priceFacts: string;
  /** Heads what is agreed on: "skydd och självrisker". */
  readonly termsHeading: string;
  /** "du är försäkrad": what a customer with an agreement is. */
  readonly youAreCovered: string;
  readonly mediation: string;
  readonly mediator: string;
  /** Terms that follow the gender of the agreement: "en" or "ett". */
  readonly a: string;
  readonly any: string;
  readonly it: string;
  readonly my: string;
  readonly your: string;
  readonly new: string;
  readonly signed: string;
  readonly ordered: string;
  readonly cancelled: string;
  readonly ended: string;
}

/** In single braces: a mail's own variables have double ones, and may have the name of a noun. */
const NOUN = /([.!?>\n]\s*)?(?<!\{)\{(\w+)\}(?!\})/g;

/** The last answer for each text object: components compare texts by identity. */
const filled = new WeakMap<object, readonly [nouns: Nouns, texts: object]>();

/**
 * A sentence, or texts at any depth, with the nouns of a vertical; also in what their functions return. A noun is capitalised
 * where a sentence begins. Other placeholders stay, and so does everything without nouns.
 */
export function fillNouns<Texts>(texts: Texts, nouns: Nouns | undefined): Texts;
export function fillNouns(texts: unknown, nouns: Nouns | undefined): unknown {
  if (!nouns || !texts) return texts;
  if (typeof texts === "string")
    return texts.replace(NOUN, (whole, end: string | undefined, name: string, offset: number) => {
      if (!Object.hasOwn(nouns, name)) return whole;
      const noun = nouns[name as keyof Nouns];
      return end !== undefined || offset === 0 ? (end ?? "") + capitalize(noun) : noun;
    });
  if (typeof texts === "function") return (...given: unknown[]) => fillNouns(texts(...given), nouns);
  if (typeof texts !== "object") return texts;
  const last = filled.get(texts);
  if (last?.[0] === nouns) return last[1];
  const made: Record<string, unknown> = Array.isArray(texts) ? ([] as never) : {};
  for (const [key, each] of Object.entries(texts)) made[key] = fillNouns(each, nouns);
  filled.set(texts, [nouns, made]);
  return made;
}
