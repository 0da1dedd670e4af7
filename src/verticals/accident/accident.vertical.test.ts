import { describe, expect, it } from "vitest";
import { findServiceAt } from "#domain/service/services.ts";
import { listFields } from "#domain/form/form-description.ts";
import { checkForm } from "#domain/form/check-form.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { accidentForm } from "./accident.form.ts";
import { accidentVertical } from "./accident.vertical.ts";

describe("accident insurance", () => {
  it("is insuranceaccident, category 28, at the address of its service [A-002]", () => {
    expect(accidentVertical).toMatchObject({ serviceName: "insuranceaccident", categoryId: 28 });
    const service = findServiceAt(accidentVertical.path);
    expect(service).toMatchObject({ id: accidentVertical.name, serviceName: accidentVertical.serviceName });
    expect(service?.resultPageName).toBe("olycksfall");
  });

  it("cannot be fetched, and has nothing to cancel", () => {
    expect(accidentVertical.fetch).toBeUndefined();
  });

  it("asks who, work, sports, amount and personal number, and nothing about health", () => {
    expect(listFields(accidentForm).map(({ name, options }) => [name, options?.map(({ id }) => id)])).toEqual([
      ["insuredfor", ["me", "partner", "child"]],
      ["occupation", ["office", "practical", "risk"]],
      ["sports", ["no", "yes"]],
      ["amount", ["500000", "1000000", "1500000", "2000000"]],
      ["civicnumber", undefined],
    ]);
  });

  it("does not ask for a child's occupation", () => {
    const answers = { amount: "500000", occupation: "", sports: "no", civicnumber: "198502102380" };
    const check = (insuredfor: string) => checkForm(accidentForm, { ...answers, insuredfor }, onServer("2026-11-15"));
    expect(check("child").ok).toBe(true);
    const grown = check("me");
    expect(grown.ok ? [] : grown.errors.map(({ field }) => field)).toEqual(["occupation"]);
  });
});
