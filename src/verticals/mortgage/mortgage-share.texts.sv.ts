import { formatKr } from "#domain/format/swedish-format.ts";
import { termName } from "./mortgage.texts.sv.ts";

/** "Lån på 2 000 000 kr, ränta bunden på 5 år". */
export const aboutSharedMortgage = (loanKr: number, termMonths: number): string =>
  `Lån på ${formatKr(loanKr * 100)}, ${termMonths < 12 ? "rörlig ränta" : `ränta bunden på ${termName(termMonths)}`}`;
