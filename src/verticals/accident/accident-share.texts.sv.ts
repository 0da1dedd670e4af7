import { formatKr } from "#domain/format/swedish-format.ts";
import type { Insured } from "./accident.search.ts";

const INSURED: Readonly<Record<Insured, string>> = { me: "en vuxen", partner: "två vuxna", child: "ett barn" };

/** "För två vuxna, försäkringsbelopp 1 000 000 kr". */
export const aboutSharedAccident = (insured: Insured, amountKr: number): string =>
  `För ${INSURED[insured]}, försäkringsbelopp ${formatKr(amountKr * 100)}`;
