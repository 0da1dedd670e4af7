import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createMailDomains } from "#adapters/email-check/mail-domains.ts";
import {
  createOrganisationRegistry,
  organisationTarget,
} from "#adapters/organisation-registry/organisation-registry.ts";
import { createSparRegister, sparTarget } from "#adapters/spar/spar-register.ts";
import { createVehicleRegistry, vehicleTarget } from "#adapters/vehicle-registry/vehicle-registry.ts";
import { systemClock } from "#platform/clock.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createOutbound, type Outbound } from "#platform/outbound/outbound.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { FAULT_KINDS } from "#simulators/kernel/fault.ts";
import { ensureCertificates } from "#simulators/secure/certificates.ts";
import { createIssuer } from "#simulators/secure/issue-certificate.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { DEAD, unassignedNumbers, openPeople, PROTECTED, SECRET } from "./lookup-world.ts";

const ANNA = "198502102380";
/** Enough for an answer on a busy machine; a hanging call must end within it. */
const DEADLINE_MS = 1_000;

const files = ensureCertificates();
const lookupHash = createLookupHash(Buffer.alloc(32, 7));
let simulators: Simulators;
let control: SimulatorControl;
let outbound: Outbound;
let logLines: string[];

beforeAll(async () => {
  simulators = await startSimulators({ seed: 1, speed: "instant" });
  control = controlSimulators(simulators.url);
});
beforeEach(() => {
  logLines = [];
});
afterEach(async () => {
  await control.clearFaults();
  await outbound?.close(100);
});
afterAll(() => simulators.close());

const logger = createLogger({ level: "debug", destination: { write: (line) => logLines.push(line) } });

/** Each test has its own client, so that no circuit is open from the previous one. */
function connect(target: TargetSettings): Outbound {
  outbound = createOutbound({ resolveTarget: () => target, metrics: createMetrics(), logger, clock: systemClock });
  return outbound;
}

const sparAddress = () => ({
  sparUrl: `${simulators.ownUrls["registers/spar"]}/2021.1`,
  sparCertificateFile: files.client,
  sparKeyFile: files.clientKey,
  sparIssuerFile: files.issuer,
});

const spar = (changes: Partial<TargetSettings> = {}, customerNumber = "500243") =>
  createSparRegister({
    outbound: connect({ ...sparTarget(sparAddress()), ...changes }),
    agreement: { customerNumber, assignmentId: "637" },
    clock: systemClock,
    logger,
  });

const vehicles = (apiKey = "sparv-sandbox-vehicles") =>
  createVehicleRegistry({
    outbound: connect(vehicleTarget({ vehicleRegistryUrl: `${simulators.url}/registers/vehicles` })),
    apiKey,
    lookupHash,
    logger,
  });

const organisations = (apiKey = "sparv-sandbox-organisations") =>
  createOrganisationRegistry({
    outbound: connect(organisationTarget({ organisationRegistryUrl: `${simulators.url}/registers/organisations` })),
    apiKey,
    logger,
  });

const mailDomains = () => createMailDomains({ dnsServer: simulators.ownUrls["registers/names"], clock: systemClock });

describe("the population register", () => {
  test("gives the current name of a person, whatever the earlier names are and however many there are", async () => {
    const register = spar();
    expect(await register.find(ANNA, DEADLINE_MS)).toEqual({ kind: "found", firstName: "Anna", lastName: "Lindqvist" });
    for (const { personalNumber, firstName, lastName } of openPeople.slice(0, 40)) {
      expect(await register.find(personalNumber, DEADLINE_MS)).toEqual({ kind: "found", firstName, lastName });
    }
  });

  test("gives no name of a protected person, even if the answer contains one", async () => {
    const register = spar();
    for (const number of [SECRET, PROTECTED])
      expect(await register.find(number, DEADLINE_MS)).toEqual({ kind: "protected" });
    expect(await register.find(DEAD, DEADLINE_MS)).toEqual({ kind: "deceased" });
  });

  test("finds no one by an unassigned number", async () => {
    expect(await spar().find(unassignedNumbers[0] ?? "", DEADLINE_MS)).toEqual({ kind: "unknown" });
  });

  test("answers an invalid request with a fault, which counts as unavailable and is logged without its text", async () => {
    expect(await spar({}, "111111").find(ANNA, DEADLINE_MS)).toEqual({ kind: "unavailable" });
    expect(logLines.join("")).toContain("fault-Client");
    expect(logLines.join("")).not.toMatch(/unknown customer|198502102380/);
  });

  test("rejects a client without a certificate of the right issuer", async () => {
    const stranger = createIssuer("Stranger", Date.now()).issue("sparv", "client");
    const ca = readFileSync(files.issuer);
    for (const tls of [{ ca }, { ca, cert: stranger.certificate, key: stranger.key }])
      expect(await spar({ tls }).find(ANNA, DEADLINE_MS)).toEqual({ kind: "unavailable" });
  });

  test("is refused by us when its certificate has another issuer", async () => {
    const { ca: _, ...tls } = sparTarget(sparAddress()).tls ?? {};
    expect(await spar({ tls }).find(ANNA, DEADLINE_MS)).toEqual({ kind: "unavailable" });
  });

  test("a missing certificate stops the program with the key's name and no path", () => {
    expect(() => sparTarget({ ...sparAddress(), sparKeyFile: "/nowhere/secret.key" })).toThrow(
      /^SPARV_SPAR_KEY_FILE names a file that cannot be read$/,
    );
  });
});

describe("the vehicle register", () => {
  test("describes a vehicle, and identifies its owner only by a hash", async () => {
    expect(await vehicles().find("SPV24K", DEADLINE_MS)).toEqual({
      kind: "found",
      vehicle: {
        registrationNumber: "SPV24K",
        make: "Volvo",
        model: "V60",
        modelYear: 2019,
        colour: "Blå",
        powerKw: 140,
        fuel: "diesel",
        status: "in-traffic",
        ownerLookup: lookupHash("person", ANNA),
      },
    });
    expect(await vehicles().find("AVS001", DEADLINE_MS)).toMatchObject({ vehicle: { status: "off-road" } });
  });

  test("does not find an unknown number", async () => {
    expect(await vehicles().find("XXX123", DEADLINE_MS)).toEqual({ kind: "not-found" });
    expect(await vehicles().find("../_control", DEADLINE_MS)).toEqual({ kind: "not-found" });
  });

  test("refuses a wrong key, which counts as unavailable", async () => {
    expect(await vehicles("wrong-key").find("SPV24K", DEADLINE_MS)).toEqual({ kind: "unavailable" });
  });
});

describe("the register of organisations", () => {
  test("gives name and state, and does not find an unknown number", async () => {
    expect(await organisations().find("5599991006", DEADLINE_MS)).toMatchObject({ kind: "found", isActive: true });
    expect(await organisations().find("5599990008", DEADLINE_MS)).toMatchObject({ kind: "found", isActive: false });
    expect(await organisations().find("5560000001", DEADLINE_MS)).toEqual({ kind: "not-found" });
    expect(await organisations("wrong-key").find("5599991006", DEADLINE_MS)).toEqual({ kind: "unavailable" });
  });
});

describe("the name servers", () => {
  test.each([
    ["exempel.se", "yes"],
    ["mail.exempel.co.uk", "yes"],
    ["bara-adress.se", "yes"],
    ["finns-inte.se", "no"],
    ["nagot.invalid", "no"],
    ["utan-post.se", "no"],
    ["vill-inte.se", "no"],
  ])("answer whether %s accepts mail: %s", async (domain, answer) => {
    expect(await mailDomains().canReceive(domain)).toBe(answer);
  });

  test("are asked once about a domain, and again when they gave no answer", async () => {
    const domains = mailDomains();
    await control.resetCounters("registers/names");
    await control.setFaults("registers/names", { kind: "5xx" });
    expect(await domains.canReceive("exempel.se")).toBe("unknown");
    await control.clearFaults();
    expect(await domains.canReceive("exempel.se")).toBe("yes");
    const { calls } = await control.counters("registers/names");
    expect(await domains.canReceive("exempel.se")).toBe("yes");
    expect((await control.counters("registers/names")).calls).toEqual(calls);
  });
});

const SPOILING = FAULT_KINDS.filter((kind) => kind !== "duplicate-answer");

describe.each([
  ["registers/spar", () => spar().find(ANNA, DEADLINE_MS)],
  ["registers/vehicles", () => vehicles().find("SPV24K", DEADLINE_MS)],
  ["registers/organisations", () => organisations().find("5599991006", DEADLINE_MS)],
] as const)("when %s fails", (target, find) => {
  test.each(SPOILING)("%s counts as unavailable, in time", async (kind) => {
    await control.resetCounters(target);
    await control.setFaults(target, { kind });
    const startedMs = performance.now();
    expect(await find()).toEqual({ kind: "unavailable" });
    expect(performance.now() - startedMs).toBeLessThan(DEADLINE_MS + 3_000);
    expect((await control.counters(target)).faults[kind]).toBeGreaterThan(0);
  });

  test("a duplicate answer is read once", async () => {
    await control.setFaults(target, { kind: "duplicate-answer" });
    expect(await find()).toMatchObject({ kind: "found" });
  });
});

describe("when the name servers fail", () => {
  test.each(["hang", "5xx", "garbage", "truncate", "answer-lost"] as const)(
    "%s is no answer, in time",
    async (kind) => {
      await control.setFaults("registers/names", { kind });
      const startedMs = performance.now();
      expect(await mailDomains().canReceive("exempel.se")).toBe("unknown");
      expect(performance.now() - startedMs).toBeLessThan(8_000);
    },
  );

  test("a server that is given by its name answers as by its address", async () => {
    const dnsServer = simulators.ownUrls["registers/names"]?.replace("127.0.0.1", "localhost");
    expect(await createMailDomains({ dnsServer, clock: systemClock }).canReceive("exempel.se")).toBe("yes");
  });

  test.each(["127.0.0.1:1", "nowhere.invalid:53"])(
    "an unreachable server counts as unavailable: %s",
    async (dnsServer) => {
      const domains = createMailDomains({ dnsServer, clock: systemClock });
      expect(await domains.canReceive("exempel.se")).toBe("unknown");
    },
  );
});
