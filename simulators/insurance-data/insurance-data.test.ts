import { afterAll, beforeAll, expect, it } from "vitest";
import { companies } from "./companies.ts";
import { insuranceCompanies } from "#simulators/verticals/_insurance/insurance-companies.ts";
import { bankIdPhone } from "#simulators/bankid/phone-client.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { fetchPeople } from "#simulators/world/fetch-people.ts";
import { findPerson } from "#simulators/world/people.ts";
import { findVehicle } from "#simulators/world/vehicles.ts";

const ANNA = "198502102380";
const headers = { "authorization-token": "sparv-sandbox-insurance-data", "insurely-version": "2026-04-01" };
let simulators: Simulators;

beforeAll(async () => {
  simulators = await startSimulators({ speed: "instant" });
});
afterAll(() => simulators.close());

async function ask(
  method: "GET" | "POST",
  path: string,
  body?: object,
  changes = {},
  // Each test reads single fields.
  // oxlint-disable-next-line typescript/no-explicit-any
): Promise<{ status: number; body: any }> {
  const answer = await fetch(`${simulators.url}/aggregators/insurance-data${path}`, {
    method,
    headers: { ...headers, ...changes },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

const start = (company: string, personalNumber: string, loginMethod = "SWEDISH_MOBILE_BANKID_SAME_DEVICE") =>
  ask("POST", "/collections", {
    company,
    loginMethod,
    externalReference: "r",
    parameters: [{ type: "SWEDISH_BANKID", personalNumber }],
  });

it("refuses who has no key, another version, an insurer without an agreement", async () => {
  const without = { "authorization-token": "wrong-key-altogether" };
  expect((await ask("GET", "/companies/availability", undefined, without)).status).toBe(401);
  expect((await ask("GET", "/companies/availability", undefined, { "insurely-version": "2020-01-01" })).status).toBe(
    400,
  );
  expect((await start("se-nordkaj", ANNA)).status).toBe(422);
  expect((await start("se-bjorkhaga", ANNA)).status).toBe(422);
});

it("has every insurer except those without an agreement", () => {
  expect(companies).toHaveLength(insuranceCompanies.length - 2);
});

it("a login at BankID leads to the insurance of the person's own vehicle, at its own insurer only", async () => {
  const { body } = await start("se-granskog", ANNA);
  const status = async () => (await ask("GET", `/collections/${body.id}/status`)).body;
  await expect.poll(async () => (await status()).status).toBe("WAITING_FOR_AUTHENTICATION");
  const phone = bankIdPhone(simulators.url);
  const token = (await status()).extraInformation.SWEDISH_MOBILE_BANKID_AUTOSTART_TOKEN;
  await phone.approve((await phone.open(token, ANNA)) ?? "");
  await expect.poll(async () => (await status()).status).toBe("COLLECTING");
  await expect.poll(async () => (await status()).status, { timeout: 3_000 }).toBe("COMPLETED");
  const { body: insurances } = await ask("GET", `/collections/${body.id}/insurances`);
  expect(insurances).toMatchObject([
    { insurance: { insuranceObjectRegistrationNumber: "SPV24K", premiumAmountYearRounded: 4308 } },
  ]);
  expect((await ask("POST", `/collections/${body.id}/cancel`)).status).toBe(409);
});

it("every special fetch person is in the registers and owns their vehicle", () => {
  for (const { registrationNumber, personalNumber } of fetchPeople) {
    expect(findPerson(personalNumber), personalNumber).toBeDefined();
    expect(findVehicle(registrationNumber)?.ownerPersonalNumber).toBe(personalNumber);
  }
});
