import { isOrganisationNumber } from "#domain/form/server-checks.ts";
import { isPersonalNumber } from "#domain/person/personal-number.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { lookupTexts } from "./lookup.texts.sv.ts";
import type { OrganisationRegistry } from "./registers.port.ts";

/** Known without a name when the register gives no answer: a company must not be rejected for that. */
export type OrganisationAnswer = { readonly kind: "known"; readonly name: string } | { readonly kind: "refused" };

const REGISTRY_DEADLINE_MS = 3_000;

export async function lookUpOrganisation(
  registry: OrganisationRegistry,
  typed: string,
  nowMs: number,
): Promise<OrganisationAnswer> {
  if (!isOrganisationNumber(typed)) {
    return isPersonalNumber(typed, swedishDate(nowMs))
      ? { kind: "known", name: lookupTexts.soleTrader }
      : { kind: "refused" };
  }
  const found = await registry.find(typed.replace(/\D/g, "").slice(-10), REGISTRY_DEADLINE_MS);
  if (found.kind === "unavailable") return { kind: "known", name: "" };
  return found.kind === "found" && found.isActive ? { kind: "known", name: found.name } : { kind: "refused" };
}
