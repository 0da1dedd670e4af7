export interface ListOrder<Facts> {
  /** Names it in the address. */
  readonly id: string;
  readonly label: string;
  /** Explains it, under the list. */
  readonly ranking: string;
  /** The lowest first. Undefined of the order of the rank. */
  by?(facts: Facts): number;
}

/** Choices of which one at a time narrows the list; several filters narrow it together. */
export interface ListFilter<Facts> {
  /** Names it in the address. */
  readonly name: string;
  readonly label: string;
  /** Each choice is a button of its own, all are in a menu that opens, or the only choice is one button that is pressed again to leave it. */
  readonly look: "buttons" | "menu" | "toggle";
  /** What the choice of none is called: "Alla". */
  readonly all: string;
  readonly choices: readonly FilterChoice<Facts>[];
}

export interface FilterChoice<Facts> {
  readonly id: string;
  readonly label: string;
  matches(facts: Facts): boolean;
}
