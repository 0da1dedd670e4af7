/**
 * What an agreement covers, a part each. It is made once, when an insurer's answer is read, and stored with the offer: whatever a person
 * reads of cover is a function of it. Types, not interfaces: they are stored and sent as plain records.
 */
export type Cover = readonly CoverPart[];

export type CoverPart = {
  /** The same in every offer of the vertical. */
  readonly type: string;
  /** "Glas". */
  readonly name: string;
  readonly state: CoverState;
  /** Of a part that is included. */
  readonly terms?: CoverTerms;
  /** What can be bought: the part itself, or better terms for one that is included. */
  readonly addOn?: CoverAddOn;
  /** The insurer's own text about it, by line. */
  readonly notes?: readonly string[];
  /** Where terms state it. Undefined where the sentence has not been read: then it is the insurer's own figure. */
  readonly source?: TermsCitation;
  /** The part that this is a case of: a collision with an animal is damage to the car. */
  readonly within?: string;
  /** The table that it is a row of. One without is read where something has happened. */
  readonly table?: "excess" | "covers";
  /** Its name among excesses, where that is another: "Självrisk drulle". */
  readonly excessName?: string;
  /** What the visitor has asked for of it: that it is included, and on these terms. */
  readonly asked?: CoverTerms;
};

/** `unknown`: no source states it. `add-on`: not included, and the insurer sells it. */
export type CoverState = "included" | "add-on" | "excluded" | "unknown";

export type CoverTerms = {
  /** Undefined where nothing states it. */
  readonly excess?: Excess;
  /** More is not paid. */
  readonly limitOre?: number;
  /** What is paid out, where no damage is. */
  readonly payoutOre?: number;
  /** How long it lasts. Missing where it has no end, `unstated` where no source states it. */
  readonly days?: number | "unstated";
};

/** The customer's part of a damage. */
export type Excess =
  | { readonly kind: "amount"; readonly ore: number }
  | { readonly kind: "share"; readonly percent: number; readonly minimumOre: number };

export type CoverAddOn = {
  /** The insurer's, as the checkout has it. */
  readonly id: string;
  readonly name: string;
  readonly yearlyOre: number;
  readonly terms: CoverTerms;
};

/** Where terms state something: a sentence of them, word for word, and where it stands. */
export type TermsCitation = {
  readonly quote: string;
  /** "Fyrbåk Hel 2026:3" */
  readonly document: string;
  /** "punkt 8.1" */
  readonly place: string;
  readonly url?: string;
};

export const amount = (ore: number): Excess => ({ kind: "amount", ore });

export const findPart = (cover: Cover | undefined, type: string): CoverPart | undefined =>
  cover?.find((part) => part.type === type);

export const isIncluded = ({ state }: Pick<CoverPart, "state">): boolean => state === "included";

export const hasPart = (cover: Cover, type: string): boolean =>
  cover.some((part) => part.type === type && isIncluded(part));

/** The parts of which the offer has less than its visitor has asked for. */
export const listShortfalls = (cover: Cover): CoverPart[] =>
  cover.filter((part) => part.asked && !(isIncluded(part) && isEnough(part.terms ?? {}, part.asked)));

/** A share of a damage, and what no source states, is not beside an amount that was asked for. */
function isEnough({ excess, payoutOre, days }: CoverTerms, asked: CoverTerms): boolean {
  const isDearer = excess?.kind === "amount" && asked.excess?.kind === "amount" && excess.ore > asked.excess.ore;
  const isShorter = typeof days === "number" && typeof asked.days === "number" && days < asked.days;
  return !isDearer && !isShorter && (payoutOre ?? Infinity) >= (asked.payoutOre ?? 0);
}

/** With these add-ons bought, nothing is left to buy of what they give. */
export const withAddOns = (cover: Cover, ids: readonly string[]): Cover =>
  cover.map((part) => {
    const { addOn, ...bare } = part;
    if (!addOn || !ids.includes(addOn.id)) return part;
    // What the terms state of it is about an insurance without the add-on.
    const { source: _, ...bought } = bare;
    return { ...bought, state: "included", terms: { ...part.terms, ...addOn.terms } };
  });

/** What the customer pays of a damage, before any limit. */
export const excessOre = (excess: Excess, damageOre: number): number =>
  excess.kind === "amount" ? excess.ore : Math.max(Math.round((damageOre * excess.percent) / 100), excess.minimumOre);
