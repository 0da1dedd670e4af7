import { formatKr } from "#domain/format/swedish-format.ts";

/** "100 000 kr i 3 år". */
export const aboutSharedDeposit = (amountKr: number, years: number): string =>
  `${formatKr(amountKr * 100)} i ${years}\u00A0år`;
