import { readFileSync } from "node:fs";
import { request } from "node:https";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BANKID_TARGET, type BankIdAddress, bankIdTarget, createBankId } from "#adapters/bankid/bankid-client.ts";
import { ERROR_CODES, FAILED_HINTS, PENDING_HINTS } from "#domain/bankid/bankid-messages.ts";
import type { BankId, BankIdOrder, BankIdStarted } from "#journeys/bankid/bankid.port.ts";
import { type MovableClock, movableClock } from "#tests/support/movable-clock.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import type { ClientTls } from "#platform/outbound/target.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import {
  FAILED_HINTS as SIMULATED_FAILURES,
  PENDING_HINTS as SIMULATED_PENDING,
} from "#simulators/bankid/hint-codes.ts";
import { bankIdPhone, type Phone } from "#simulators/bankid/phone-client.ts";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { ensureCertificates } from "#simulators/secure/certificates.ts";
import { createIssuer } from "#simulators/secure/issue-certificate.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";

const ANNA = "198502102380";
const RP = "bankid/rp";
const files = ensureCertificates();

let simulators: Simulators;
let control: SimulatorControl;
let phone: Phone;
let clock: MovableClock;
const logLines: string[] = [];

beforeAll(async () => {
  clock = movableClock(Date.now());
  simulators = await startSimulators({ speed: "instant", clock });
  control = controlSimulators(simulators.url);
  phone = bankIdPhone(simulators.url);
});
afterAll(() => simulators.close());
beforeEach(async () => {
  logLines.length = 0;
  await control.clearFaults();
  await phone.clearErrors();
  await control.resetCounters();
});

const address = (): BankIdAddress => ({
  bankIdUrl: `${simulators.ownUrls[RP]}/rp/v6.0`,
  bankIdCertificateFile: files.client,
  bankIdKeyFile: files.clientKey,
  bankIdIssuerFile: files.issuer,
});

function bankId(tls?: ClientTls): BankId {
  const target = { ...bankIdTarget(address()), ...(tls ? { tls } : {}) };
  const logger = createLogger({ level: "debug", destination: { write: (line) => logLines.push(line) } });
  const outbound = createOutbound({
    resolveTarget: (name) => (name === BANKID_TARGET ? target : undefined),
    metrics: createMetrics(),
    logger,
    clock,
  });
  return createBankId({ outbound, domain: "sparv.example", logger });
}

const order = (changes: Partial<BankIdOrder> = {}): BankIdOrder => ({
  endUserIp: "194.168.2.25",
  userAgent: "Mozilla/5.0",
  deviceIdentifier: "a-hash-of-the-browser",
  visibleText: "# Logga in på Sparv\n\nÅäö.",
  ...changes,
});

async function start(client: BankId, changes: Partial<BankIdOrder> = {}): Promise<BankIdStarted> {
  const started = await client.authenticate(order(changes));
  if (started.kind !== "started") throw new Error(`not started: ${JSON.stringify(started)}`);
  return started;
}

const seen = async ({ orderRef }: BankIdStarted) =>
  (await phone.orders()).find(({ tokens }) => tokens.orderRef === orderRef);

describe("a BankID order", () => {
  test("sends every field that BankID requires, in BankID's format", async () => {
    const started = await start(bankId(), {
      personalNumber: ANNA,
      returnUrl: "https://sparv.example/minasidor/bankid/?nonce=n",
      userAgent: "x".repeat(400),
    });
    expect((await seen(started))?.request).toEqual({
      endUserIp: "194.168.2.25",
      requirement: { personalNumber: ANNA, risk: "moderate" },
      returnUrl: "https://sparv.example/minasidor/bankid/?nonce=n",
      returnRisk: true,
      userVisibleData: Buffer.from("# Logga in på Sparv\n\nÅäö.").toString("base64"),
      userVisibleDataFormat: "simpleMarkdownV1",
      web: {
        deviceIdentifier: "a-hash-of-the-browser",
        referringDomain: "sparv.example",
        userAgent: "x".repeat(256),
      },
    });
    expect((await seen(started))?.text).toBe("# Logga in på Sparv\n\nÅäö.");
  });

  test("for a signature has a visible and a hidden text", async () => {
    const signed = await bankId().sign({ ...order({ visibleText: "Jag godkänner lånet." }), hiddenText: "villkor 7" });
    expect(signed).toMatchObject({ kind: "started" });
    const made = await seen(signed as BankIdStarted);
    expect(made).toMatchObject({ kind: "sign", text: "Jag godkänner lånet." });
    expect(made?.request.userNonVisibleData).toBe(Buffer.from("villkor 7").toString("base64"));
  });

  test("is polled through every pending hint to its completion, which is answered once", async () => {
    const client = bankId();
    const started = await start(client);
    expect(await client.collect(started.orderRef)).toEqual({ kind: "pending", hintCode: "outstandingTransaction" });
    const opened = (await phone.open(started.autoStartToken, ANNA)) ?? "";
    for (const hintCode of [...PENDING_HINTS, "unknownNewHint"]) {
      await phone.hint(opened, hintCode);
      expect(await client.collect(started.orderRef)).toEqual({ kind: "pending", hintCode });
    }
    await phone.approve(opened);
    const done = await client.collect(started.orderRef);
    expect(done).toMatchObject({
      kind: "complete",
      completion: { personalNumber: ANNA, firstName: "Anna", lastName: "Lindqvist", risk: "low" },
    });
    const evidence = done.kind === "complete" ? (JSON.parse(done.completion.evidence) as object) : {};
    expect(Object.keys(evidence).toSorted()).toEqual([
      "bankIdIssueDate",
      "device",
      "ocspResponse",
      "risk",
      "signature",
      "user",
    ]);
    expect(await client.collect(started.orderRef)).toEqual({ kind: "refused", errorCode: "invalidParameters" });
  });

  test.each([...FAILED_HINTS, "unknownNewFailure"])("may fail: %s", async (hintCode) => {
    const client = bankId();
    const started = await start(client);
    await phone.fail(started.autoStartToken, hintCode);
    expect(await client.collect(started.orderRef)).toEqual({ kind: "failed", hintCode });
  });

  test("the simulator knows every hint that our table does", () => {
    expect(SIMULATED_PENDING.toSorted()).toEqual(PENDING_HINTS.toSorted());
    expect(SIMULATED_FAILURES.toSorted()).toEqual(FAILED_HINTS.toSorted());
  });

  test("can be cancelled", async () => {
    const client = bankId();
    const { orderRef } = await start(client);
    expect(await client.cancel(orderRef)).toEqual({ kind: "cancelled" });
    expect(await client.collect(orderRef)).toEqual({ kind: "refused", errorCode: "invalidParameters" });
    expect(await client.cancel(orderRef)).toEqual({ kind: "refused", errorCode: "invalidParameters" });
  });

  test.each([
    ["startFailed", 31_000, false],
    ["expiredTransaction", 181_000, true],
  ] as const)("that the person never completes ends as %s after %d ms", async (hintCode, afterMs, isOpened) => {
    const client = bankId();
    const started = await start(client);
    if (isOpened) await phone.open(started.autoStartToken, ANNA);
    clock.moveMs(afterMs);
    expect(await client.collect(started.orderRef)).toEqual({ kind: "failed", hintCode });
  });
});

describe("when BankID refuses", () => {
  test.each([...ERROR_CODES, "someNewCode"])("%s is reported by its code, for every call", async (errorCode) => {
    const client = bankId();
    const refused = expect.objectContaining({ kind: "refused", errorCode }) as unknown;
    await phone.nextError("auth", errorCode);
    expect(await client.authenticate(order())).toEqual(refused);
    await phone.nextError("sign", errorCode);
    expect(await client.sign(order())).toEqual(refused);
    await phone.nextError("collect", errorCode);
    expect(await client.collect("x")).toEqual(refused);
    await phone.nextError("cancel", errorCode);
    expect(await client.cancel("x")).toEqual(refused);
  });

  test("because of too many requests, the waiting time is reported too", async () => {
    await phone.nextError("collect", "tooManyRequests");
    expect(await bankId().collect("x")).toEqual({
      kind: "refused",
      errorCode: "tooManyRequests",
      retryAfterMs: 3_000,
    });
  });

  test.each(["hang", "reset", "garbage", "truncate", "answer-lost", "5xx"] as const)(
    "or nothing (%s), an order is asked for once and no more",
    async (kind) => {
      await control.setFaults(RP, { kind });
      const { kind: outcome } = await bankId().authenticate(order());
      expect(["no-answer", "refused"]).toContain(outcome);
      const { calls, faults } = await control.counters(RP);
      expect(calls).toEqual({ auth: 1 });
      expect(faults[kind]).toBe(1);
    },
  );

  test("an answer about another order is ignored", async () => {
    const client = bankId();
    const { orderRef } = await start(client);
    await control.setFaults(RP, { kind: "garbage", operation: "collect" });
    expect(await client.collect(orderRef)).toEqual({ kind: "no-answer" });
  });
});

describe("the connection to BankID", () => {
  const ca = readFileSync(files.issuer);
  const stranger = createIssuer("Stranger", Date.now());
  const strange = stranger.issue("sparv", "client");

  test.each([
    ["no certificate", { ca }],
    ["a certificate of a stranger's", { ca, cert: strange.certificate, key: strange.key }],
  ])("is refused with %s", async (_what, tls) => {
    expect(await bankId(tls).authenticate(order())).toEqual({ kind: "no-answer" });
    expect((await control.counters(RP)).calls).toEqual({});
  });

  test("is refused by us when the server's issuer is not BankID's, even if the machine trusts it", async () => {
    const { ca: _, ...own } = bankIdTarget(address()).tls ?? {};
    for (const trusted of [own, { ...own, ca: stranger.certificate }])
      expect(await bankId(trusted).authenticate(order())).toEqual({ kind: "no-answer" });
    expect((await control.counters(RP)).calls).toEqual({});
  });

  test("answers 405 to a GET, which proves that the certificate is accepted", async () => {
    const tls = { ca, cert: readFileSync(files.client), key: readFileSync(files.clientKey) };
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(`${address().bankIdUrl}/auth`, tls, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on("error", reject)
        .end();
    });
    expect(status).toBe(405);
  });

  test("a missing certificate stops the program with the key's name and no path", () => {
    expect(() => bankIdTarget({ ...address(), bankIdKeyFile: "/nowhere/secret.key" })).toThrow(
      /^SPARV_BANKID_KEY_FILE names a file that cannot be read$/,
    );
  });

  test("leaves no order reference, token, address or number in the log", async () => {
    const client = bankId();
    const started = await start(client, { personalNumber: ANNA });
    await phone.nextError("collect", "internalError");
    await client.collect(started.orderRef);
    await client.cancel(started.orderRef);
    await client.collect(started.orderRef);
    const { kind: _, ...tokens } = started;
    const log = logLines.join("");
    expect(log).toContain("invalidParameters");
    for (const secret of [...Object.values(tokens), ANNA, "194.168.2.25"]) expect(log).not.toContain(secret);
  });
});
