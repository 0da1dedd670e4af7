import {
  ORGANISATION_PATH,
  type OrganisationQuestionWire,
  type OrganisationWire,
} from "#adapters/organisation-registry/organisation-registry.wire.ts";
import { drawShare } from "#simulators/kernel/draw.ts";
import { jsonReply, type MountedSystem, type SystemReply } from "#simulators/kernel/system.ts";

const API_KEY = "sparv-sandbox-organisations";

/** The register of organisations: JSON, by number, with a key. */
export const organisationRegister: MountedSystem = {
  kind: "mounted",
  target: "registers/organisations",
  latency: { minMs: 30, maxMs: 160 },
  operations: [
    {
      name: "find",
      method: "POST",
      path: ORGANISATION_PATH,
      latencyShare: 1,
      answer: ({ body, headers }) =>
        headers["x-api-key"] === API_KEY ? find(readNumber(body)) : jsonReply(401, { error: "api key" }),
    },
  ],
};

/** Every number of this series is an organisation; the series is not assigned in reality. */
const SERIES = /^559999\d{4}$/;
/** Numbers that begin so have left the register. */
const GONE = /^5599990/;

function find(organisationNumber: string): SystemReply {
  if (!SERIES.test(organisationNumber)) return jsonReply(404, { error: "not found" });
  const draw = (what: string, choices: readonly string[]): string =>
    choices[Math.floor(drawShare(REGISTER_SEED, organisationNumber, what) * choices.length)] ?? "";
  const found: OrganisationWire = {
    organisationNumber,
    legalName: `${draw("first", FIRST)} ${draw("second", SECOND)} AB`,
    legalForm: "AB",
    status: GONE.test(organisationNumber) ? "DEREGISTERED" : "ACTIVE",
  };
  return jsonReply(200, found);
}

/** The same organisations whatever the seed. */
const REGISTER_SEED = 13;
const FIRST = ["Tallkottens", "Vindögats", "Mossrosens", "Kvarnhjulets", "Sjöbrisens", "Åkerlyckans"];
const SECOND = ["Bygg", "Måleri", "Redovisning", "Trädgård", "Åkeri", "Bageri"];

function readNumber(body: string): string {
  try {
    return (JSON.parse(body) as Partial<OrganisationQuestionWire>).organisationNumber ?? "";
  } catch {
    return "";
  }
}
