import { readLines, readRecord, readText } from "#verticals/_contract/wire/wire-reading.ts";
import { readRows, whole } from "#verticals/_insurance/protocols/wire-kinds.ts";
import type { WireStyle } from "#verticals/_insurance/insurers.ts";
import { readAmount, writeAmount } from "#verticals/_insurance/protocols/wire-style.ts";
import { nameIn, type WireKind, type WireNames, type WireRecord } from "#verticals/_insurance/protocols/wire-table.ts";
import type { Excess } from "#domain/cover/cover.ts";
import type { ExcessType } from "#verticals/car/car.offer.ts";

export interface ReadExcess {
  readonly cost: Excess;
  readonly note?: string | undefined;
}

type Codes = Readonly<Record<ExcessType, WireNames>>;

/** The visitor's part of a damage. */
const EXCESS_BOUNDS = { minOre: 0, maxOre: 100_000_00 } as const;

/** Nine damages, and room for one that we do not know. */
const MAX_ROWS = 20;
const MAX_NOTE_LINES = 6;

const AMOUNT: WireNames = ["amount", "ore", "Belopp"];
const PERCENT: WireNames = ["percent", "procent", "Procent"];
const MINIMUM: WireNames = ["minimum", "lagstOre", "Lagst"];
const NOTE: WireNames = ["note", "anm", "Anmarkning"];
/** Jobs have a record of rows by damage. */
const DAMAGE: WireNames<string | undefined> = ["damage", undefined, "Moment"];

/** One row that cannot be read makes the whole undefined, never a gap in the cover. */
export function excessesBy(codes: Codes): WireKind<ReadonlyMap<ExcessType, ReadExcess>> {
  const typesBy = {
    "json-at-once": typesIn(codes, "json-at-once"),
    "order-then-poll": typesIn(codes, "order-then-poll"),
    soap: typesIn(codes, "soap"),
  };
  return {
    write(excesses, style) {
      const rows = [...excesses].map(
        ([type, excess]) => [nameIn(codes[type], style), writeRow(excess, style)] as const,
      );
      const damageName = nameIn(DAMAGE, style);
      if (damageName === undefined) return Object.fromEntries(rows);
      return rows.map(([damage, row]) => ({ [damageName]: damage, ...row }));
    },
    read(raw, style) {
      const types = typesBy[style.protocol];
      const rows = readDamages(raw, style, types);
      if (rows === undefined) return undefined;
      const excesses = new Map<ExcessType, ReadExcess>();
      for (const [damage, item] of rows) {
        const row = readRecord(item);
        const cost = row && readCost(row, style);
        if (!cost) return undefined;
        const type = types.get(damage);
        if (type) excesses.set(type, { cost, note: readNote(row[nameIn(NOTE, style)], style) });
      }
      return excesses;
    },
  };
}

const typesIn = (codes: Codes, protocol: WireStyle["protocol"]): ReadonlyMap<unknown, ExcessType> =>
  new Map(Object.entries(codes).map(([type, names]) => [nameIn(names, { protocol }), type as ExcessType]));

function readDamages(
  raw: unknown,
  style: WireStyle,
  known: ReadonlyMap<unknown, ExcessType>,
): readonly (readonly [damage: unknown, row: unknown])[] | undefined {
  const damageName = nameIn(DAMAGE, style);
  if (damageName === undefined) {
    const rows = readRecord(raw);
    return rows && Object.entries(rows).filter(([damage, row]) => known.has(damage) && row !== null);
  }
  if (style.protocol === "json-at-once" && !Array.isArray(raw)) return undefined;
  return readRows(raw, style, MAX_ROWS).map((row) => [readRecord(row)?.[damageName], row]);
}

function readCost(row: WireRecord, style: WireStyle): Excess | undefined {
  const ore = readAmount(row[nameIn(AMOUNT, style)], style, EXCESS_BOUNDS);
  if (ore !== undefined) return { kind: "amount", ore };
  const raw = row[nameIn(PERCENT, style)];
  const percent = style.protocol === "soap" ? whole.read(raw, style) : raw;
  if (typeof percent !== "number" || !(percent > 0 && percent <= 100)) return undefined;
  return { kind: "share", percent, minimumOre: readAmount(row[nameIn(MINIMUM, style)], style, EXCESS_BOUNDS) ?? 0 };
}

const writeRow = ({ cost, note }: ReadExcess, style: WireStyle): WireRecord => ({
  ...(cost.kind === "amount"
    ? { [nameIn(AMOUNT, style)]: writeAmount(cost.ore, style) }
    : { [nameIn(PERCENT, style)]: cost.percent, [nameIn(MINIMUM, style)]: writeAmount(cost.minimumOre, style) }),
  ...(note === undefined ? {} : { [nameIn(NOTE, style)]: style.protocol === "soap" ? note.split("\n") : note }),
});

/** Line breaks inside an element are layout to some XML tools, so each line is an element of its own. */
function readNote(raw: unknown, style: WireStyle): string | undefined {
  if (style.protocol !== "soap") return readLines(raw);
  const lines = readRows(raw, style, MAX_NOTE_LINES).flatMap((line) => readText(line) ?? []);
  return lines.length === 0 ? undefined : lines.join("\n");
}
