import { readFileSync } from "node:fs";
import { request } from "node:https";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureCertificates } from "#simulators/secure/certificates.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { findPerson } from "#simulators/world/people.ts";
import { staffPerson } from "#simulators/world/staff-person.ts";
import { bankIdMarks } from "./marked-people.ts";
import { bankIdPhone, type Phone } from "./phone-client.ts";

const files = ensureCertificates();
const ANNA = "198502102380";
let simulators: Simulators;
let phone: Phone;

beforeAll(async () => {
  simulators = await startSimulators({ speed: "instant" });
  phone = bankIdPhone(simulators.url);
});
afterAll(() => simulators.close());

interface RpAnswer {
  readonly status: number | undefined;
  readonly body: Readonly<Record<string, string>>;
}

function ask(operation: string, body: unknown, contentType = "application/json"): Promise<RpAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${simulators.ownUrls["bankid/rp"]}/rp/v6.0/${operation}`,
      {
        method: "POST",
        headers: { "content-type": contentType },
        ca: readFileSync(files.issuer),
        cert: readFileSync(files.client),
        key: readFileSync(files.clientKey),
      },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => resolve({ status: answer.statusCode, body: JSON.parse(text) as RpAnswer["body"] }));
      },
    );
    sent.on("error", reject);
    sent.end(typeof body === "string" ? body : JSON.stringify(body));
  });
}

const start = async (changes: object = {}): Promise<Readonly<Record<string, string>>> =>
  (await ask("auth", { endUserIp: "192.0.2.1", ...changes })).body;

describe("the relying party's side", () => {
  it.each([
    ["no address", {}],
    ["an invalid address", { endUserIp: "localhost" }],
    ["an invalid number", { endUserIp: "192.0.2.1", requirement: { personalNumber: "850210" } }],
    ["an invalid risk", { endUserIp: "192.0.2.1", requirement: { risk: "high" } }],
    ["a text that is not base64", { endUserIp: "192.0.2.1", userVisibleData: "å" }],
    ["a text that is too long", { endUserIp: "192.0.2.1", userVisibleData: "QQ==".repeat(400) }],
    ["a key BankID does not know", { endUserIp: "192.0.2.1", personalNumber: ANNA }],
    ["no JSON", "{"],
  ])("refuses %s", async (_what, body) => {
    expect(await ask("auth", body)).toMatchObject({ status: 400, body: { errorCode: "invalidParameters" } });
  });

  it("refuses a content type with a character set, and a signature without a text", async () => {
    expect(await ask("auth", {}, "application/json; charset=utf-8")).toMatchObject({ status: 415 });
    expect(await ask("sign", { endUserIp: "192.0.2.1" })).toMatchObject({ status: 400 });
  });
});

describe("a phone", () => {
  it.each([
    ["194102033877", "certificateErr", false],
    ["194203109147", "transactionRiskBlocked", true],
    ["194206178420", "notSupportedByUserApp", false],
  ])("of %s makes the order fail: %s", async (personalNumber, hintCode, isApproved) => {
    const { orderRef, autoStartToken = "" } = await start({
      requirement: { risk: "moderate" },
      returnUrl: "https://sparv.example/",
    });
    const order = (await phone.open(autoStartToken, personalNumber)) ?? "";
    if (isApproved) await phone.approve(order);
    expect((await ask("collect", { orderRef })).body).toMatchObject({ status: "failed", hintCode });
  });

  it("has one order at a time: opening another calls the first off", async () => {
    const [first, second] = [await start(), await start()];
    await phone.open(first["autoStartToken"] ?? "", ANNA);
    await phone.open(`bankid:///?autostarttoken=${second["autoStartToken"]}&redirect=null`, ANNA);
    expect((await ask("collect", { orderRef: first["orderRef"] })).body).toMatchObject({ hintCode: "cancelled" });
    expect((await ask("collect", { orderRef: second["orderRef"] })).body).toMatchObject({ hintCode: "userSign" });
  });

  it("has one order at a time on each device, when there are two", async () => {
    const [first, second] = [await start(), await start()];
    await phone.open(first["autoStartToken"] ?? "", ANNA);
    await bankIdPhone(simulators.url, "tablet").open(second["autoStartToken"] ?? "", ANNA);
    for (const { orderRef } of [first, second])
      expect((await ask("collect", { orderRef })).body).toMatchObject({ hintCode: "userSign" });
  });

  it("leads back to the page only where a link was opened", async () => {
    const { autoStartToken = "" } = await start({ returnUrl: "https://sparv.example/back" });
    const order = (await phone.open(autoStartToken, ANNA)) ?? "";
    expect(await phone.approve(order)).toBe("https://sparv.example/back");
  });

  it("is a page for a person to hold", async () => {
    const answer = await fetch(`${simulators.url}/bankid/phone/`);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toContain("BankID-telefonen");
  });
});

it("the README lists every person with special BankID behaviour, and who works here", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  for (const number of [...Object.keys(bankIdMarks), staffPerson.personalNumber]) {
    expect(findPerson(number)).toBeDefined();
    expect(readme).toContain(`| ${number} `);
  }
});
