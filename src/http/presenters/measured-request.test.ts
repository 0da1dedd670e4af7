import { describe, expect, it } from "vitest";
import { MARKETING, NECESSARY_ONLY, PRODUCT } from "#domain/consent/consent.ts";
import { leadSchema } from "#http/contract/measured.schema.ts";
import { hashEmail, hashPhone } from "./hash-contact.ts";
import { presentRequestLead } from "./measured.ts";

const PLACE = { categoryId: 16, path: "/el/", serviceName: "power" };
const CONTACT = { phone: "0701234567", email: "Anna@post.example" };

describe("the event of a visitor who has asked a provider to get in touch", () => {
  it("is none without consent to be measured [P-006]", () => {
    expect(presentRequestLead(PLACE, CONTACT, undefined)).toBeNull();
    expect(presentRequestLead(PLACE, CONTACT, NECESSARY_ONLY)).toBeNull();
  });

  it("states the service, and nothing of the visitor without consent to marketing [P-006]", () => {
    const lead = presentRequestLead(PLACE, CONTACT, [...NECESSARY_ONLY, PRODUCT]);
    expect(lead).toEqual({ event: "lead", action: "contact_request", id: "16", type: "phone", category: "power" });
    expect(leadSchema.safeParse(lead).success).toBe(true);
  });

  it("has hashes of phone and address with consent to marketing [P-006]", () => {
    const lead = presentRequestLead(PLACE, CONTACT, [...NECESSARY_ONLY, PRODUCT, MARKETING]);
    expect(lead).toMatchObject({ phone: hashPhone(CONTACT.phone), email: hashEmail("anna@post.example") });
    expect(leadSchema.safeParse(lead).success).toBe(true);
  });
});
