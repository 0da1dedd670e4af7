import type { OrganisationFinding, OrganisationRegistry } from "#journeys/lookup/registers.port.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";
import { readJsonRecord, readText } from "#verticals/_contract/wire/wire-reading.ts";
import {
  ORGANISATION_PATH,
  type OrganisationQuestionWire,
  type OrganisationWire,
} from "./organisation-registry.wire.ts";

export const ORGANISATION_TARGET = "organisation-registry";

export interface OrganisationRegistryPorts {
  readonly outbound: Pick<Outbound, "send">;
  readonly apiKey: string;
  readonly logger: Logger;
}

export function createOrganisationRegistry({
  outbound,
  apiKey,
  logger,
}: OrganisationRegistryPorts): OrganisationRegistry {
  const headers = { "x-api-key": apiKey, "content-type": "application/json", accept: "application/json" };
  return {
    async find(organisationNumber, deadlineMs) {
      const question: OrganisationQuestionWire = { organisationNumber };
      const request = { method: "POST", path: ORGANISATION_PATH, headers, body: JSON.stringify(question) } as const;
      const outcome = await outbound.send(ORGANISATION_TARGET, request, { deadlineMs, repeatable: true });
      if (outcome.kind === "failed") return { kind: "unavailable" };
      if (outcome.status === 404) return { kind: "not-found" };
      const found = outcome.status === 200 ? readOrganisation(outcome.body, organisationNumber) : undefined;
      if (found) return found;
      logger.warn("register gave no answer", { target: ORGANISATION_TARGET, status: outcome.status });
      return { kind: "unavailable" };
    },
  };
}

export const organisationTarget = (address: { readonly organisationRegistryUrl: string }): TargetSettings => ({
  baseUrl: address.organisationRegistryUrl,
  maxInFlight: 16,
  maxQueued: 32,
  maxBodyBytes: MAX_ANSWER_BYTES,
});

const MAX_ANSWER_BYTES = 128 * 1024;

function readOrganisation(body: string, organisationNumber: string): OrganisationFinding | undefined {
  const wire = readJsonRecord(body) as { readonly [Field in keyof OrganisationWire]?: unknown } | undefined;
  const name = readText(wire?.legalName);
  if (wire?.organisationNumber !== organisationNumber || name === undefined) return undefined;
  return { kind: "found", name, isActive: wire.status !== "DEREGISTERED" };
}
