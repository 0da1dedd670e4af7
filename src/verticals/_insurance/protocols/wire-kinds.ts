import type { WireStyle } from "#verticals/_insurance/insurers.ts";
import { parseFlagText, readFlag, readList, readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { OreBounds } from "./read-quote.ts";
import { readAmount, writeAmount } from "./wire-style.ts";
import { decode, encode, nameIn, type WireKind, type WireNames, type WireTable } from "./wire-table.ts";

const asIs = <Value>(value: Value): Value => value;

export const text: WireKind<string> = { write: asIs, read: (raw) => (typeof raw === "string" ? raw : undefined) };

/** Every value of SOAP is a text. */
export const whole: WireKind<number> = {
  write: asIs,
  read(raw, { protocol }) {
    if (protocol === "soap") return typeof raw === "string" && /^\d{1,7}$/.test(raw) ? Number(raw) : undefined;
    return Number.isInteger(raw) ? (raw as number) : undefined;
  },
};

export const flag: WireKind<boolean> = {
  write: asIs,
  read: (raw, { protocol }) =>
    readFlag(protocol === "soap" ? (typeof raw === "string" ? parseFlagText(raw) : undefined) : raw),
};

/** Null where there is nothing. */
export const flagOrNull: WireKind<boolean | null> = {
  write: (value) => value ?? undefined,
  read: (raw, style) => (raw === undefined ? null : flag.read(raw, style)),
};

/** Whole kronor; jobs count them in öre. */
export const kronor: WireKind<number> = {
  write: (kr, { protocol }) => (protocol === "order-then-poll" ? kr * 100 : kr),
  read(raw, style) {
    const amount = whole.read(raw, style);
    return amount !== undefined && style.protocol === "order-then-poll" ? amount / 100 : amount;
  },
};

/** An amount that the insurer quotes, in its own way of writing money. */
export const money = (bounds: OreBounds): WireKind<number> => ({
  write: writeAmount,
  read: (raw, style) => readAmount(raw, style, bounds),
});

/** Jobs write YYYYMMDD-NNNN. Insurers read a number with and without its dash. */
export const personalNumber = divided((digits) => `${digits.slice(0, 8)}-${digits.slice(8)}`);

/** Jobs write 123 45. */
export const postalCode: WireKind<string> = {
  write: divided((digits) => `${digits.slice(0, 3)} ${digits.slice(3)}`).write,
  read: (raw, style) => text.read(raw, style)?.replace(" ", ""),
};

export function divided(divide: (value: string) => string): WireKind<string> {
  return {
    write: (value, { protocol, isUndivided }) =>
      protocol === "order-then-poll" && !isUndivided ? divide(value) : value,
    read: text.read,
  };
}

type Code = string | number | undefined;

/** One of a few, by the protocol's own codes; an undefined code is left out. */
export const oneOf = <Id extends string>(codes: Readonly<Record<Id, WireNames<Code>>>): WireKind<Id> => ({
  write: (id, style) => nameIn(codes[id], style),
  read: (raw, style) =>
    (Object.keys(codes) as Id[]).find((id) => {
      const code = nameIn(codes[id], style);
      return code === raw || (typeof code === "number" && style.protocol === "soap" && String(code) === raw);
    }),
});

export const wholeAmong = <Value extends number>(values: readonly Value[]): WireKind<Value> => ({
  write: asIs,
  read(raw, style) {
    const read = whole.read(raw, style);
    return values.find((value) => value === read);
  },
});

/** One of a few that are called the same in all protocols. */
export const sameIn = <Id extends string>(ids: readonly Id[]): WireKind<Id> => ({
  write: asIs,
  read: (raw) => ids.find((id) => id === raw),
});

export const part = <Values extends object>(table: WireTable<Values>): WireKind<Values> => ({
  write: (values, style) => encode(table, values, style),
  read: (raw, style) => readRecord(raw) && decode(table, raw, style),
});

/** In SOAP none are no element at all. */
export const listOf = <Item extends object>(table: WireTable<Item>, maxLength: number): WireKind<readonly Item[]> => ({
  write: (items, style) =>
    style.protocol === "soap" && items.length === 0 ? undefined : items.map((item) => encode(table, item, style)),
  read(raw, style) {
    const read = readRows(raw, style, maxLength).map((item) => decode(table, item, style));
    return read.every((item) => item !== undefined) ? read : undefined;
  },
});

/** In SOAP one element is read as itself. */
export const readRows = (raw: unknown, { protocol }: WireStyle, maxLength: number): readonly unknown[] =>
  readList(protocol === "soap" && raw !== undefined ? [raw].flat() : raw, maxLength);

/** More rows than there are codes, so that an insurer may report one that we do not know. */
const MAX_AMOUNTS = 12;

/**
 * Rows of a code and an amount; a record of amounts by code where there is no name for the code. One amount that cannot be read
 * makes the whole undefined; a code that we do not know is left out.
 */
export function amountsBy<Id extends string>(
  codes: Readonly<Record<Id, WireNames>>,
  wire: { readonly code: WireNames<string | undefined>; readonly amount: WireNames },
  bounds: OreBounds,
): WireKind<ReadonlyMap<Id, number>> {
  const ore = money(bounds);
  const ids = oneOf(codes);
  return {
    write(amounts, style) {
      const written = [...amounts].map(([id, amount]) => [nameIn(codes[id], style), ore.write(amount, style)] as const);
      const codeName = nameIn(wire.code, style);
      if (codeName === undefined) return Object.fromEntries(written);
      return written.map(([code, amount]) => ({ [codeName]: code, [nameIn(wire.amount, style)]: amount }));
    },
    read(raw, style) {
      const amounts = new Map<Id, number>();
      for (const [code, rawAmount] of readPairs(raw, wire, style)) {
        const amount = ore.read(rawAmount, style);
        if (amount === undefined) return undefined;
        const id = ids.read(code, style);
        if (id !== undefined) amounts.set(id, amount);
      }
      return amounts;
    },
  };
}

function readPairs(raw: unknown, wire: Parameters<typeof amountsBy>[1], style: WireStyle): readonly unknown[][] {
  const codeName = nameIn(wire.code, style);
  if (codeName === undefined) return Object.entries(readRecord(raw) ?? {}).slice(0, MAX_AMOUNTS);
  return readRows(raw, style, MAX_AMOUNTS).map((item) => {
    const row = readRecord(item);
    return [row?.[codeName], row?.[nameIn(wire.amount, style)]];
  });
}
