import { formatLongDate } from "#domain/calendar/format-date.ts";
import { LEGAL_ACTS } from "./legal-acts.texts.sv.ts";
import type { DeletedRows, ErasureReceipt, RetainedRows } from "./own-data.ts";
import { tableName } from "./own-tables.texts.sv.ts";
import { groundTexts } from "./retained-ground.texts.sv.ts";

export const receiptTexts = {
  title: "Dina uppgifter är raderade",
  deleted: "Det här har vi raderat",
  nothing: "Det fanns inget att radera.",
  retained: "Det här är kvar",
  elsewhere: [
    "Nyhetsbrev, bevakningar och frågor till experterna hör till en mejladress och inte till ditt konto. Avsluta dem med länken i mejlet.",
    "Svar från folkbokföringen finns kvar i högst ett dygn, krypterade. Säkerhetskopior skrivs över inom 35 dagar.",
    "Bolagen som har fått dina uppgifter ansvarar själva för dem. Vänd dig till bolaget om du vill att de raderas där.",
  ],
  withOrder: "Sparas lika länge som beställningen.",
  untilDone: "Sparas tills det är klart, och sedan så länge lagen kräver.",
  until: (day: string) => `Sparas till och med ${formatLongDate(day)}.`,
  support: (acts: string) => `Stöd: ${acts}.`,
} as const;

/** "Sökningar: 4". */
export const deletedLine = ({ table, count }: DeletedRows): string => `${tableName(table)}: ${count}`;

export interface RetainedTexts {
  readonly what: string;
  readonly why: string;
  readonly until: string;
  readonly acts: string;
}

export function retainedTexts({ table, count, ground, until }: RetainedRows): RetainedTexts {
  const { why, acts } = groundTexts[ground];
  const withoutEnd = table === "orders" ? receiptTexts.untilDone : receiptTexts.withOrder;
  return {
    what: `${tableName(table)}: ${count}`,
    why,
    until: until === undefined ? withoutEnd : receiptTexts.until(until),
    acts: receiptTexts.support(acts.map((act) => LEGAL_ACTS[act].name).join("; ")),
  };
}

/** The receipt as the text of a mail. */
export function receiptBody({ deleted, retained }: Pick<ErasureReceipt, "deleted" | "retained">): string {
  const gone = deleted.length === 0 ? [receiptTexts.nothing] : deleted.map(deletedLine);
  const stays = retained.map((rows) => {
    const { what, why, until, acts } = retainedTexts(rows);
    return `${what}. ${why} ${until} ${acts}`;
  });
  const parts = [
    [receiptTexts.deleted, ...gone].join("\n"),
    ...(stays.length > 0 ? [[receiptTexts.retained, ...stays].join("\n\n")] : []),
    receiptTexts.elsewhere.join("\n\n"),
  ];
  return parts.join("\n\n");
}
