import type { CarQuestion } from "./rating/car-insurer.ts";

/** What the request states about the vehicle, by the protocol's own names; numbers may come as texts. */
export function readSentVehicle(
  sent: Readonly<Record<string, unknown>> | undefined,
  names: Readonly<Record<"make" | "model" | "modelYear" | "powerKw", string>>,
): Pick<CarQuestion, "vehicle"> {
  if (!sent) return {};
  const make = sent[names.make];
  const model = sent[names.model];
  const modelYear = Number(sent[names.modelYear]);
  const powerKw = Number(sent[names.powerKw]);
  return {
    vehicle: {
      ...(typeof make === "string" ? { make } : {}),
      ...(typeof model === "string" ? { model } : {}),
      ...(modelYear > 1_885 ? { modelYear } : {}),
      ...(powerKw > 0 ? { powerKw } : {}),
    },
  };
}
