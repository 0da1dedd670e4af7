import { describe, expect, test } from "vitest";
import type { Consent } from "#domain/consent/consent.ts";
import { conversionSchema, leadSchema } from "#http/contract/measured.schema.ts";
import {
  type AnalyticsEvent,
  type ClickEvent,
  type ConversionEvent,
  eventFields,
  type HashedContact,
  type LeadEvent,
  readHashedContact,
} from "./events.ts";
import { safePayload, safeServerEntry } from "./safe-payload.ts";

const PRODUCT_ONLY: Consent = [1, 2];
const ALL: Consent = [1, 2, 3];
const hash = readHashedContact("0a".repeat(32)) as HashedContact;

const conversion: ConversionEvent = {
  event: "conversion",
  service: "insurancecar",
  serviceGroup: "insurance",
  provider: "Tuvull",
  resultPagePosition: 2,
  currencyCode: "SEK",
  onlineConversionOrderId: "K3vXq0pYt1uR8sZ5mB7nLwE2aDc",
  quotationId: "Q-2f9c",
  revenue: 450,
  conversionType: "online",
  subscriptionId: "full",
  hashedEmail: hash,
  hashedPhone: hash,
};

const lead: LeadEvent = {
  event: "lead",
  action: "interest",
  id: "7",
  type: "loan",
  category: "privatlan",
  phone: hash,
  email: hash,
};

const click = (label: string): ClickEvent => ({ event: "custom_click", action: "my_account", label });

describe("the documented payloads", () => {
  test("a conversion carries its twelve fields [F-138]", () => {
    expect(eventFields.conversion).toEqual([
      "service",
      "serviceGroup",
      "provider",
      "resultPagePosition",
      "currencyCode",
      "onlineConversionOrderId",
      "quotationId",
      "revenue",
      "conversionType",
      "subscriptionId",
      "hashedEmail",
      "hashedPhone",
    ]);
    expect(safePayload(conversion, ALL)).toEqual(conversion);
  });

  test("a lead carries action, id, type, category, phone and email [F-139]", () => {
    expect(eventFields.lead).toEqual(["action", "id", "type", "category", "phone", "email"]);
    expect(safePayload(lead, ALL)).toEqual(lead);
  });

  test("page data carries path, section and product, to which the visit is added [F-140]", () => {
    const page = {
      event: "page_data",
      path: "/forsakring/bil/",
      section: "forsakring",
      product: "insurancecar",
    } as const;
    expect(safePayload(page, PRODUCT_ONLY)).toEqual(page);
  });

  test("a custom click carries action and label [F-141]", () => {
    expect(safePayload(click("header"), PRODUCT_ONLY)).toEqual(click("header"));
    expect(eventFields.custom_click).toEqual(["action", "label"]);
  });

  test("errors have three labels, and carry what failed [F-142]", () => {
    for (const label of ["error_api", "error_internal", "error_insurely"] as const) {
      const error = { event: "error", label, source: "search" } as const;
      expect(safePayload(error, PRODUCT_ONLY)).toEqual(error);
    }
  });
});

describe("a payload that was corrupted does not leave", () => {
  const { event: _event, hashedEmail: _email, hashedPhone: _phone, ...needed } = conversion;

  test.each(Object.keys(needed))("a conversion without its %s, or with something else in it [F-138]", (field) => {
    const { [field]: _gone, ...rest } = { ...conversion } as Record<string, unknown>;
    for (const corrupted of [
      rest,
      ...[null, "", {}, -1, Number.NaN].map((value) => ({
        ...rest,
        [field]: value,
      })),
    ]) {
      expect(safeServerEntry(corrupted, ALL)).toBeUndefined();
      expect(safePayload(corrupted as unknown as ConversionEvent, ALL)).toBeUndefined();
    }
  });

  test.each(["action", "id", "type", "category"])("a lead without its %s [F-139]", (field) => {
    const { [field]: _gone, ...rest } = { ...lead } as Record<string, unknown>;
    expect(safeServerEntry(rest, ALL)).toBeUndefined();
    expect(safeServerEntry({ ...rest, [field]: 7 }, ALL)).toBeUndefined();
  });

  test("what a server answer adds to a documented event is left out", () => {
    expect(safeServerEntry({ ...conversion, who: "Anna" }, ALL)).toEqual(conversion);
  });

  test("the server's schemas are the events [F-138] [F-139]", () => {
    expect(Object.keys(conversionSchema.shape)).toEqual(["event", ...eventFields.conversion]);
    expect(Object.keys(leadSchema.shape)).toEqual(["event", ...eventFields.lead]);
    expect(
      conversionSchema.safeParse({
        ...conversion,
        personnummer: "198502102380",
      }).success,
    ).toBe(false);
  });
});

describe("how to reach a person", () => {
  test("leaves only hashed and only with consent to marketing; the rest of the event leaves without it [F-138] [F-139]", () => {
    const { hashedEmail: _mail, hashedPhone: _phone, ...anonymous } = conversion;
    expect(safePayload(conversion, PRODUCT_ONLY)).toEqual(anonymous);
    expect(Object.keys(safePayload(lead, PRODUCT_ONLY) ?? {})).toEqual(["event", "action", "id", "type", "category"]);
  });

  test("is refused in the clear, even with consent to everything", () => {
    const clear = { ...lead, email: "anna@example.se" as HashedContact };
    expect(safePayload(clear, ALL)).toBeUndefined();
    expect(safePayload({ ...conversion, hashedPhone: "0701234567" as HashedContact }, ALL)).toBeUndefined();
  });

  test("is refused as plain text, which its type does not take either", () => {
    // @ts-expect-error an address in the clear
    const clear: LeadEvent = { ...lead, email: "anna@example.se" };
    expect(safePayload(clear, ALL)).toBeUndefined();
    expect(readHashedContact("anna@example.se")).toBeUndefined();
  });
});

describe("a payload with something of a person does not leave", () => {
  test.each([
    "198502102380",
    "850210-2380",
    "850210+2380",
    "sökte 8502102380",
    "anna@example.se",
    "070-123 45 67",
    "+46701234567",
  ])("in a text: %j", (label) => {
    expect(safePayload(click(label), ALL)).toBeUndefined();
  });

  test("as a number", () => {
    expect(safePayload({ ...conversion, revenue: 198502102380 }, ALL)).toBeUndefined();
    expect(safePayload({ ...conversion, revenue: Number.NaN }, ALL)).toBeUndefined();
  });

  test("under a field that no event has: it is left out", () => {
    const more = { ...click("header"), civicNumber: "198502102380", note: "hej" } as AnalyticsEvent;
    expect(safePayload(more, ALL)).toEqual(click("header"));
  });

  test("as a long text that a person wrote", () => {
    expect(safePayload(click("a".repeat(201)), ALL)).toBeUndefined();
  });
});

describe("an entry of the server", () => {
  test("keeps its shape", () => {
    const entry = {
      event: "purchase",
      ecommerce: { value: 450, items: [{ name: "Tuvull" }, { name: "Rattvis" }] },
      isNew: true,
    };
    expect(safeServerEntry(entry, PRODUCT_ONLY)).toEqual(entry);
  });

  test("follows the same rules, however deep", () => {
    for (const bad of [
      { user: { list: ["198502102380"] } },
      { user: { email: "anna@example.se" } },
      { civicnumber: hash },
      { personalNumber: "x" },
      { deep: { deep: { deep: { deep: { deep: {} } } } } },
      { act: () => undefined },
    ])
      expect(safeServerEntry(bad, ALL), JSON.stringify(bad)).toBeUndefined();
    expect(safeServerEntry({ event: "x", user: { email: hash } }, ALL)).toEqual({ event: "x", user: { email: hash } });
    expect(safeServerEntry({ event: "x", user: { email: hash } }, PRODUCT_ONLY)).toEqual({ event: "x", user: {} });
    for (const none of [undefined, null, "x", 1, []]) expect(safeServerEntry(none, ALL)).toBeUndefined();
  });
});
