import { afterEach, beforeEach, expect, it } from "vitest";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { movableClock } from "#tests/support/movable-clock.ts";
import { PARTNER_NAMESPACE, SOAP_ENVELOPES, type SoapVersion } from "#verticals/_ordering/soap.wire.ts";

const GRANSKOG = "insurers/granskog";
const KRONHJORT = "insurers/kronhjort";

let simulators: Simulators;
let control: SimulatorControl;

beforeEach(async () => {
  simulators = await startSimulators({ speed: "instant", clock: movableClock(Date.parse("2026-11-15T12:00:00Z")) });
  control = controlSimulators(simulators.url);
});
afterEach(() => simulators.close());

async function send(path: string, action: string, inside: string, version: SoapVersion = "1.1") {
  const uri = `${PARTNER_NAMESPACE}:${action}`;
  const answer = await fetch(`${simulators.url}/${path}`, {
    method: "POST",
    headers:
      version === "1.1"
        ? { "content-type": "text/xml; charset=utf-8", soapaction: `"${uri}"` }
        : { "content-type": `application/soap+xml; action="${uri}"` },
    body: `<s:Envelope xmlns:s="${SOAP_ENVELOPES[version]}" xmlns:f="${PARTNER_NAMESPACE}"><s:Body><f:${action}>${inside}</f:${action}></s:Body></s:Envelope>`,
  });
  return { status: answer.status, body: await answer.text() };
}

const QUESTION =
  "<f:Personnummer>198502102380</f:Personnummer><f:Regnr>SPV24K</f:Regnr><f:Omfattning>HALV</f:Omfattning>" +
  "<f:KorstrackaMil>1500</f:KorstrackaMil><f:Postnummer>12345</f:Postnummer>";

const inside = (body: string, name: string): string => new RegExp(`<ns2:${name}>([^<]*)<`).exec(body)?.[1] ?? "";

async function orderFor(reference: string, startDate = "2026-12-01"): Promise<string> {
  const { body } = await send(`${GRANSKOG}/ws/bil/offert`, "HamtaOffert", QUESTION);
  return (
    `<f:Referens>${reference}</f:Referens><f:OffertId>${inside(body, "OffertId")}</f:OffertId>` +
    `<f:Arspremie>${inside(body, "Arspremie")}</f:Arspremie><f:Startdatum>${startDate}</f:Startdatum>` +
    "<f:Personnummer>198502102380</f:Personnummer>"
  );
}

it("a quote comes in an envelope of its own, with a document that can be fetched", async () => {
  const { status, body } = await send(`${GRANSKOG}/ws/bil/offert`, "HamtaOffert", QUESTION);
  expect(status).toBe(200);
  expect(inside(body, "Arspremie")).toMatch(/^\d+\.\d\d$/);
  const document = await fetch(inside(body, "Adress"));
  expect(document.headers.get("content-type")).toBe("application/pdf");
  expect(await document.text()).toMatch(/^%PDF-1\.4[\s\S]+Simulerat dokument[\s\S]+%%EOF\n$/);
});

it("the same order under the same reference is one order, and another one under it is a fault", async () => {
  const order = await orderFor("r1");
  const place = (what: string) => send(`${GRANSKOG}/ws/teckning`, "TecknaForsakring", what);
  const first = await place(order);
  expect(inside(first.body, "Teckningsnummer")).not.toBe("");
  expect(await place(order)).toEqual(first);
  expect((await control.counters(GRANSKOG)).orders).toEqual({ references: 1, placements: 1, duplicates: 0 });
  const other = await place(await orderFor("r1", "2026-12-24"));
  expect([other.status, other.body.includes("soap:Referens")]).toEqual([500, true]);
  const found = await send(`${GRANSKOG}/ws/sok`, "SokTeckning", "<f:Referens>r1</f:Referens>");
  expect(inside(found.body, "Teckningsnummer")).toBe(inside(first.body, "Teckningsnummer"));
  const none = await send(`${GRANSKOG}/ws/sok`, "SokTeckning", "<f:Referens>r2</f:Referens>");
  expect(none.body).toContain("<ns2:IngenTraff>");
});

it("an insurer takes its own version of SOAP and no other", async () => {
  const ask = async (target: string, version: SoapVersion) =>
    (await send(`${target}/ws/bil/offert`, "HamtaOffert", QUESTION, version)).status;
  expect([await ask(GRANSKOG, "1.1"), await ask(GRANSKOG, "1.2")]).toEqual([200, 500]);
  expect([await ask(KRONHJORT, "1.1"), await ask(KRONHJORT, "1.2")]).toEqual([500, 200]);
});

it("what is not a question is a fault", async () => {
  for (const question of ["<f:Regnr>", "", QUESTION.replace("HALV", "KVART"), QUESTION.replace("198502102380", "1")])
    expect((await send(`${GRANSKOG}/ws/bil/offert`, "HamtaOffert", question)).status).toBe(500);
  expect((await send(`${GRANSKOG}/ws/bil/offert`, "SokTeckning", QUESTION)).status).toBe(500);
});

it("there is no document but those it names", async () => {
  expect((await fetch(`${simulators.url}/${GRANSKOG}/dokument/..%2Fx.pdf`)).status).toBe(404);
});
