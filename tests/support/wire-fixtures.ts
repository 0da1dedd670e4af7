import { describe, expect, it } from "vitest";
import type { Cover } from "#domain/cover/cover.ts";
import { describePart } from "#domain/cover/cover.texts.sv.ts";
import type { Provider } from "#verticals/_contract/provider.ts";
import type { QuoteDesk, RegisteredVehicle, SimulatedLine } from "#simulators/verticals/_shared/simulated.ts";
import { readXml } from "#verticals/_contract/wire/read-xml.ts";
import { writeXml, type XmlElements } from "#verticals/_contract/wire/write-xml.ts";
import { PARTNER_NAMESPACE } from "#verticals/_ordering/soap.wire.ts";

/** One whole request and its whole answer, written by hand: objects are JSON, texts are the elements of SOAP. */
export interface WireFixture {
  readonly slug: string;
  readonly path: string;
  readonly request: object | string;
  readonly answer: object | string;
  /** What the client is to read of the answer. */
  readonly offer: object;
  /** What the client is to read of the cover: what is paid oneself or paid out, by the type of the part. */
  readonly covers?: Readonly<Record<string, string>>;
}

interface Sides<Search, Detail, Facts> {
  readonly providers: readonly Provider<Search, Detail, Facts>[];
  readonly lines: readonly SimulatedLine[];
  readonly search: Search;
  readonly known?: Facts;
  readonly vehicle?: RegisteredVehicle;
  /** The question that the simulator is to understand, with its numbers undivided. */
  readonly question: object;
  readonly fixtures: readonly WireFixture[];
}

/** The client and the simulator share a table, so each is held to the same messages by itself: a fault in the table fails both. */
export function describeWire<Search, Detail, Facts>(sides: Sides<Search, Detail, Facts>): void {
  describe.each(sides.fixtures)("$slug", ({ slug, path, request, answer, offer, covers = {} }) => {
    const provider = sellerOf(sides.providers, slug);
    const line = sellerOf(sides.lines, slug);

    it("is asked by the client", () => {
      const asked = provider.prepare(sides.search, sides.known);
      expect(asked.path).toBe(path);
      const [, elements] = /<s:Body>(.*)<\/s:Body>/s.exec(asked.body ?? "") ?? [];
      expect(elements ?? JSON.parse(asked.body ?? "")).toEqual(
        typeof request === "string" ? compact(request) : request,
      );
    });

    it("is read by the client", () => {
      const body = typeof answer === "string" ? compact(envelope(answer)) : JSON.stringify(answer);
      const reading = provider.read({ status: 200, contentType: "", body });
      // The difference to what is expected lacks why the answer could not be read.
      expect(reading, JSON.stringify(reading, undefined, 2)).toMatchObject({ kind: "answered", offers: [offer] });
      const detail = reading.kind === "answered" ? (reading.offers[0]?.detail as { readonly cover?: Cover }) : {};
      const read = (detail.cover ?? []).map((part) => [part.type, describePart(part).replaceAll(/\s/g, " ")]);
      expect(Object.fromEntries(read)).toMatchObject(covers);
    });

    it("is understood and answered by the simulator", () => {
      const understood: string[] = [];
      const question = typeof request === "string" ? inside(compact(request), "HamtaOffert") : request;
      const quote = line.quote(question, desk(sides.vehicle, understood));
      expect(understood.map(undivided)).toEqual([sides.question]);
      const elements = writeXml({ HamtaOffertSvar: quote.body as XmlElements }, "f");
      expect(typeof answer === "string" ? inside(elements, "HamtaOffertSvar") : quote.body).toEqual(
        typeof answer === "string" ? inside(compact(answer), "HamtaOffertSvar") : answer,
      );
    });
  });
}

export function sellerOf<Seller extends { readonly slug: string }>(sellers: readonly Seller[], slug: string): Seller {
  const seller = sellers.find((each) => each.slug === slug);
  if (!seller) throw new Error(`${slug} does not sell this`);
  return seller;
}

const compact = (xml: string): string => xml.replaceAll(/>\s+</g, "><").trim();

const envelope = (content: string): string =>
  `<s:Envelope xmlns:s="" xmlns:f="${PARTNER_NAMESPACE}"><s:Body>${content}</s:Body></s:Envelope>`;

const inside = (xml: string, name: string): unknown => readXml(xml)?.[name];

/** Jobs divide personal and registration numbers, and the simulator rates them as they are. */
function undivided(key: string): object {
  const question = JSON.parse(key) as Record<string, unknown>;
  for (const name of ["personalNumber", "registrationNumber"]) {
    if (name in question) question[name] = String(question[name]).replaceAll(/[ -]/g, "");
  }
  return question;
}

/** A quote's key is the question as it was understood. */
const desk = (vehicle: RegisteredVehicle | undefined, understood: string[]): QuoteDesk => ({
  nowMs: Date.parse("2026-11-15T12:00:00Z"),
  today: "2026-11-15",
  validUntilMs: Date.parse("2026-12-15T12:00:00Z"),
  isRealSpeed: false,
  vehicle: () => vehicle,
  draw: () => 0.5,
  documentUrl: (name) => `https://insurer.example/${name}`,
  issueQuoteId({ key }) {
    understood.push(key);
    return "Q-1";
  },
});
