import { describe, expect, it } from "vitest";
import { judge } from "#tests/support/sample-field.ts";
import { isOrganisationNumber } from "./server-checks.ts";

describe("the server's extra check of an organisation number", () => {
  it.each(["556016-0680", "5560160680", "165560160680", "2021005489", "212000-0142"])("takes %s", (typed) => {
    expect(judge("organisation-number", typed, {}, "server").validity).toBe("valid");
    expect(isOrganisationNumber(typed)).toBe(true);
  });

  it("refuses a wrong check digit", () => {
    for (let digit = 1; digit <= 9; digit++) expect(isOrganisationNumber(`556016068${digit}`)).toBe(false);
  });

  it("refuses a third digit below 2, unless the whole is a sole trader's personal number", () => {
    expect(isOrganisationNumber("8502012381")).toBe(false);
    expect(judge("organisation-number", "850201-2381", {}, "server").validity).toBe("valid");
    expect(judge("organisation-number", "198502012381", {}, "server").validity).toBe("valid");
    expect(judge("organisation-number", "850201-2382", {}, "server").validity).toBe("invalid");
  });

  it("refuses twelve digits that begin with anything but 16", () => {
    expect(judge("organisation-number", "175560160680", {}, "server").validity).toBe("invalid");
    expect(judge("organisation-number", "55601606800", {}, "server").validity).toBe("invalid");
  });
});
