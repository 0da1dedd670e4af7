import { describe, expect, it } from "vitest";
import { checkForm } from "#domain/form/check-form.ts";
import { findField } from "#domain/form/form-description.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { chatCartLabels } from "#domain/chat/chat-cart.texts.sv.ts";
import { electricityForm } from "#verticals/electricity/electricity.form.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import { FACILITY_FIELD } from "#verticals/electricity/facility-id.ts";
import { electricityOrderFields } from "./order-fields.ts";

const TODAY = "2026-11-17";
const search = {} as ElectricitySearch;
const sections = electricityOrderFields.ownFields();
const check = (values: Record<string, string>) =>
  checkForm(
    { sections, submit: "" },
    { movingin: "false", paymenttype: "einvoice", otherinvoiceaddress: "false", ...values },
    onServer(TODAY),
  );
const wrongIn = (values: Record<string, string>) => {
  const checked = check(values);
  return checked.ok ? [] : checked.errors.map(({ field }) => field);
};

describe("the fields of an electricity order", () => {
  it("ask for what the chat cart of the specification lists [E-014]", () => {
    const names = sections.flatMap(({ fields }) => fields.map(({ name }) => name.replace("personal_", "")));
    for (const name of [
      "movingin",
      "facilityid",
      "areaid",
      "otherinvoiceaddress",
      "invoiceaddress",
      "invoicezip",
      "invoicecity",
      "paymenttype",
      "mobile",
    ]) {
      expect(names).toContain(name);
      expect(Object.keys(chatCartLabels)).toContain(name);
    }
  });

  it("leave the facility id to the supplier, or take one whose check digit is right", () => {
    const id = "735999123456789018";
    expect(wrongIn({})).toEqual([]);
    expect(wrongIn({ [FACILITY_FIELD]: id })).toEqual([]);
    expect(wrongIn({ [FACILITY_FIELD]: "735 999 123 456 789 018" })).toEqual([]);
    const wrong = id.slice(0, -1) + String((Number(id.at(-1)) + 1) % 10);
    for (const typed of [wrong, "7350053850019", "123"])
      expect(wrongIn({ [FACILITY_FIELD]: typed }), typed).toEqual([FACILITY_FIELD]);
  });

  it("take three letters as area, and no more", () => {
    expect(wrongIn({ areaid: "sto" })).toEqual([]);
    for (const areaid of ["ST", "ST0"]) expect(wrongIn({ areaid }), areaid).toEqual(["areaid"]);
  });

  it("need the invoice address only when it is another", () => {
    const address = ["personal_invoiceaddress", "personal_invoicezip", "personal_invoicecity"];
    expect(wrongIn({ otherinvoiceaddress: "true" })).toEqual(address);
    const given = { personal_invoiceaddress: "Box 7", personal_invoicezip: "123 45", personal_invoicecity: "Farsta" };
    expect(wrongIn({ otherinvoiceaddress: "true", ...given })).toEqual([]);
    const stored = check({ ...given });
    expect(stored.ok && Object.keys(stored.value).filter((name) => address.includes(name))).toEqual([]);
  });
});

it("do not ask again what the search has asked", () => {
  const names = sections.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(names.filter((name) => findField(electricityForm, name))).toEqual([]);
});

describe("the start of a contract", () => {
  const earliest = (movingin?: string) =>
    electricityOrderFields.startDates(search, movingin === undefined ? {} : { movingin }, TODAY).earliest;

  it("is at least 14 days ahead, and tomorrow when moving in", () => {
    expect(earliest()).toBe("2026-12-01");
    expect(earliest("false")).toBe("2026-12-01");
    expect(earliest("true")).toBe("2026-11-18");
  });
});

it("only the facility id is corrected after the order, and must then be given", () => {
  expect(electricityOrderFields.corrections()).toMatchObject([{ name: FACILITY_FIELD, required: true }]);
});

it("the power of attorney names the supplier and fits the signed text", () => {
  const text = electricityOrderFields.mandate("Kvarnbacka");
  expect(text).toContain("Jag ger Kvarnbacka fullmakt");
  expect(text.length).toBeLessThan(600);
});
