import type { RegisterAnswers } from "#verticals/_contract/register-facts.ts";
import type { NotFound, Unavailable, VehicleRegistry } from "./registers.port.ts";

/** The registers that verticals may name, each asked with one text. None rejects. */
export type FactRegisters = {
  readonly [Register in keyof Required<RegisterAnswers>]: FactRegister<Required<RegisterAnswers>[Register]>;
};

export type FactRegister<Answer> = (subject: string, deadlineMs: number) => Promise<FactFinding<Answer>>;

export type FactFinding<Answer> = { readonly kind: "found"; readonly answer: Answer } | NotFound | Unavailable;

/**
 * The population register is not among them: nothing in it decides a price, and a search that treated deceased or protected persons
 * differently would reveal them. The age follows from the personal number.
 */
export const factRegisters = ({ vehicles }: { readonly vehicles: VehicleRegistry }): FactRegisters => ({
  async vehicle(registrationNumber, deadlineMs) {
    const finding = await vehicles.find(registrationNumber, deadlineMs);
    if (finding.kind !== "found") return finding;
    const { ownerLookup: _, ...vehicle } = finding.vehicle;
    return { kind: "found", answer: vehicle };
  },
});
