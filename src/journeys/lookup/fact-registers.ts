import type { RegisterAnswers } from "#verticals/_contract/register-facts.ts";
import type { SeriesMemory } from "#journeys/series/series-memory.ts";
import type { NotFound, Unavailable, VehicleRegistry } from "./registers.port.ts";

/** The registers that verticals may name, each asked with one text. None rejects. */
export type FactRegisters = {
  readonly [Register in keyof Required<RegisterAnswers>]: FactRegister<Required<RegisterAnswers>[Register]>;
};

export type FactRegister<Answer> = (subject: string, deadlineMs: number) => Promise<FactFinding<Answer>>;

export type FactFinding<Answer> =
  | {
      readonly kind: "found";
      readonly answer: Answer;
      /** The register has a memory of its own and is asked every time. */
      readonly isRemembered?: true;
    }
  | NotFound
  | Unavailable;

export interface FactRegisterPorts {
  readonly vehicles: VehicleRegistry;
  readonly series: Pick<SeriesMemory, "find" | "has">;
}

/**
 * The population register is not among them: nothing in it decides a price, and a search that treated deceased or protected persons
 * differently would reveal them. The age follows from the personal number.
 */
export const factRegisters = ({ vehicles, series }: FactRegisterPorts): FactRegisters => ({
  async vehicle(registrationNumber, deadlineMs) {
    const finding = await vehicles.find(registrationNumber, deadlineMs);
    if (finding.kind !== "found") return finding;
    const { ownerLookup: _, ...vehicle } = finding.vehicle;
    return { kind: "found", answer: vehicle };
  },
  async series(question, deadlineMs) {
    if (!series.has(question)) return { kind: "not-found" };
    const answer = await series.find(question, deadlineMs);
    return answer && answer.days.length > 0 ? { kind: "found", answer, isRemembered: true } : { kind: "unavailable" };
  },
});
