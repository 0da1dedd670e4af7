/** One row of what an agreement covers, as a number that can be compared. */
export type CoverRow = {
  /** The same in every offer of the vertical. */
  readonly type: string;
  readonly name: string;
  /** "1 500 kr", "Ingår inte". */
  readonly text: string;
  /** Undefined when it is not covered. */
  readonly value: number | undefined;
  /** An excess is better when it is low, an amount of cover when it is high. */
  readonly better: "low" | "high";
};

/** How much worse or better a row is than the same row of the former agreement. */
export type RowChange = {
  readonly row: CoverRow;
  readonly former: CoverRow;
  readonly change: "worse" | "same" | "better";
};

/** Every row, in the order of the former agreement. A row that the offer does not have is not covered. */
export const compareRows = (former: readonly CoverRow[], offered: readonly CoverRow[]): RowChange[] =>
  former.map((before) => {
    const row = offered.find(({ type }) => type === before.type) ?? { ...before, text: "", value: undefined };
    return { row, former: before, change: changeOf(before, row) };
  });

function changeOf(before: CoverRow, row: CoverRow): RowChange["change"] {
  if (before.value === row.value) return "same";
  if (before.value === undefined) return "better";
  if (row.value === undefined) return "worse";
  return row.value < before.value === (before.better === "low") ? "better" : "worse";
}

/** No row is worse. */
export const isSameCover = (former: readonly CoverRow[], offered: readonly CoverRow[]): boolean =>
  compareRows(former, offered).every(({ change }) => change !== "worse");
