import type { RetainedGround } from "#domain/my-data/retained-ground.ts";
import type { RetentionPurpose } from "#domain/retention/retention-periods.ts";

/**
 * How a row comes to be a person's (`docs/decisions/2026-11-19-whose-data-it-is.md`). Who types a number or an address has not proved whose it is.
 *
 * - `typed`: anybody may have typed it. Where it has a number, it is the person's when it was typed in a browser in which the person has
 *   been identified; where it has none, when it was written while the person was logged in there. Otherwise it is the browser's alone.
 * - `identified`: written only for a person whom BankID has identified, or by their agents and watches.
 * - `signed`: written only with the person's signature.
 * - `recorded`: our own record of what was done with a number or in a browser. Nothing in it was typed.
 * - `none`: about no person.
 */
export const BELONGINGS = ["typed", "identified", "signed", "recorded", "none"] as const;
export type Belonging = (typeof BELONGINGS)[number];

/**
 * What a table has to do with a person. Hashes, and columns that are empty since they are stored encrypted, are never exported. A test compares the list with the tables and columns of the database: a table that is missing
 * here, or a column that is neither exported nor listed with a reason, fails it. A new table is one line.
 */
export type OwnTable =
  | OwnRows
  /** Nothing in it can be found by a person: the reason. */
  | { readonly belongs: "typed" | "recorded" | "none"; readonly notByPerson: string };

export interface OwnRows {
  readonly belongs: Exclude<Belonging, "none">;
  /** Condition of the person's rows; `me` has the person's hash, id and browser. */
  readonly mine: string;
  /** Columns that the export leaves out, besides hashes; grouped by reason. */
  readonly leftOut?: readonly (readonly [reason: string, ...columns: string[]])[];
  /** What an erasure leaves; without it nothing. */
  readonly stays?: readonly StayingRows[];
}

export interface StayingRows {
  readonly ground: RetainedGround;
  /** Condition; without it every row of the person. */
  readonly when?: string;
  /** From when to count the period: SQL. Null while it has not begun. */
  readonly since: string;
  readonly period: RetentionPurpose;
}
