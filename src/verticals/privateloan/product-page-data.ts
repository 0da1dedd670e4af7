import { AMOUNT_KR, YEARS } from "./privateloan.fields.ts";

/** What the product page shows: plain data that the server has made. */
export interface ProductPageData {
  readonly amountKr: number;
  readonly years: number;
  readonly lenderCount: number;
}

/** As they are in the address of the page: also the names of the form's fields. */
export const PRODUCT_FIELDS = { amount: "amount", years: "years" } as const;

/** Digits and blanks between them; undefined for anything else. Held within what can be applied for. */
export function readAmount(typed: string | null): number | undefined {
  const value = readWhole(typed);
  return value === undefined ? undefined : Math.min(AMOUNT_KR.max, Math.max(AMOUNT_KR.min, value));
}

export function readYears(typed: string | null): number | undefined {
  const value = readWhole(typed);
  return value === undefined ? undefined : Math.min(YEARS.max, Math.max(YEARS.min, value));
}

function readWhole(typed: string | null): number | undefined {
  const digits = (typed ?? "").replaceAll(/[\s\u00a0\u202f]|kr$|år$/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
