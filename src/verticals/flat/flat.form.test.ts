import { describe, expect, it } from "vitest";
import { SERVICES } from "#domain/service/services.ts";
import { listShown } from "#domain/form/check-form.ts";
import { findField, listFields } from "#domain/form/form-description.ts";
import { flatForm } from "./flat.form.ts";
import { flatPlace } from "./flat.place.ts";

const options = (name: string): Record<string, string> =>
  Object.fromEntries((findField(flatForm, name)?.options ?? []).map(({ id, label }) => [id, label]));

it("home insurance is the service insuranceflat of category 18, at the address of the documents [T-002]", () => {
  expect(flatPlace).toMatchObject({ serviceName: "insuranceflat", categoryId: 18, path: "/forsakring/hem/" });
  expect(SERVICES.find(({ id }) => id === "flat")).toMatchObject({
    serviceName: flatPlace.serviceName,
    categoryIds: [flatPlace.categoryId],
    path: flatPlace.path,
    resultPageName: "hem",
  });
});

describe("the form of a home", () => {
  it("asks for every parameter there is", () => {
    expect(listFields(flatForm).map(({ name }) => name)).toEqual([
      "address",
      "zip",
      "housingtype",
      "association",
      "livingarea",
      "numberofresidents",
      "safetydoor",
      "alarm",
      "movables",
      "ownfault",
      "allrisk",
      "travel45",
      "civicnumber",
    ]);
  });

  it("gives the choices of housing, value of the things and excess", () => {
    expect(options("housingtype")).toEqual({
      hyresratt: "Hyresrätt",
      bostadsratt: "Bostadsrätt",
      student: "Studentboende",
      andrahand: "Andrahand",
    });
    expect(Object.keys(options("movables")).toSorted()).toEqual(
      ["300000", "500000", "1000000", "1500000", "unlimited"].toSorted(),
    );
    expect(options("movables")["unlimited"]).toBe("Obegränsat");
    expect(options("movables")["1500000"]?.replaceAll(/\s/g, " ")).toBe("1 500 000 kr");
    expect(Object.keys(options("ownfault"))).toEqual(["1500", "3000", "5000"]);
    expect(options("numberofresidents")["8"]).toBe("8+");
  });

  it("asks a tenant-owner what the association has, and no other", () => {
    const isShown = (housingtype: string): boolean =>
      listShown(flatForm, { housingtype }, "2026-11-15").some(({ name }) => name === "association");
    expect(["", "hyresratt", "bostadsratt", "student", "andrahand"].filter(isShown)).toEqual(["bostadsratt"]);
  });
});
