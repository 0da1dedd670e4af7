/**
 * Which variant of an A/B test a browser is shown (spec 3 §2.7, §2.12): 0 is the page as it is, 1 has another form, 3 another
 * selling point. `docs/consent.md`.
 *
 * 3 is not assigned: its sentence claims that prices will rise, which we cannot prove. A browser that has it in its cookie is shown it.
 */
const ASSIGNED_VARIANTS = ["0", "1"] as const;

/** Listed for visitors in `cookie-list.texts.sv.ts`. Its name has none of our prefixes, so that it is deleted with everything else stored to measure. */
export const VARIANT_COOKIE = "variant";

export const VARIANT_RETENTION_DAYS = 90;

const IN_COOKIES = new RegExp(`(?:^|;\\s*)${VARIANT_COOKIE}=(\\d)(?:;|$)`);

export const readVariant = (cookies: string): string | undefined => IN_COOKIES.exec(cookies)?.[1];

/** `random` is between 0 and 1: each has the same chance. */
export const pickVariant = (random: number): string =>
  ASSIGNED_VARIANTS[Math.floor(random * ASSIGNED_VARIANTS.length)] ?? ASSIGNED_VARIANTS[0];
