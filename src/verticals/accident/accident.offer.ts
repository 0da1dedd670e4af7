/** What only an accident offer has (addendum C). A type, not an interface: generic parts hold it as a plain record. */
export type AccidentDetail = {
  /** Of the worst injury that there is. */
  readonly highestInvalidityOre: number;
  /** What is paid out, by example; null where the insurance pays nothing. */
  readonly compensation: Compensation;
  /** YYYY-MM-DD: the first day that it can begin, when that is not today. */
  readonly firstStart?: string;
  /** The provider's own line under its name. */
  readonly featured: string | undefined;
  readonly benefits: readonly string[];
  readonly services: readonly string[];
  /** What the provider writes about the insurance. */
  readonly about: string | undefined;
  /** 0 when there is none. */
  readonly bindingMonths: number;
  /** The provider's own documents: faktablad (IPID), villkor. */
  readonly links: readonly { readonly name: string; readonly url: string }[];
};

/** In the order that they are shown and compared. */
export const INJURIES = ["BROKEN_LEG", "TOOTH", "SCAR", "TENTH_INVALIDITY"] as const;
export type Injury = (typeof INJURIES)[number];

export type Compensation = Readonly<Record<Injury, number | null>>;
