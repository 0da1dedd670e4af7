import type { FormPart } from "#domain/form/form-description.ts";

/** The sections of a checkout, in the order of spec 2 §3, with the vertical's own after the person; our calls give them their names on the wire. */
export const CHECKOUT_SECTIONS = [
  "personal",
  "own",
  "customize",
  "discount",
  "excess",
  "additional",
  "extraBuildings",
  "summary",
  "subscription",
  "consent",
  "hidden",
] as const;
export type CheckoutSection = (typeof CHECKOUT_SECTIONS)[number];

/** Begins the names of a vertical's own fields that are personal data. */
export const PERSONAL_PREFIX = "personal_";

/** What the server checks and a page renders; what was entered is in the fields' default values. */
export type CheckoutForm = Readonly<Record<CheckoutSection, readonly FormPart[]>>;
