import { expect, test } from "vitest";
import { companyFormTexts as texts } from "./company-request.texts.sv.ts";
import { describeCompanyForm } from "./company-request.ts";

test("a company is asked who it is, whom to answer, and which services it wants to be compared in", () => {
  const services = [{ id: "car", label: "Car" }];
  const { sections, submit } = describeCompanyForm(services);
  expect(submit).toBe(texts.submit);
  expect(sections.map(({ title }) => title)).toEqual([""]);
  expect(sections[0]?.fields).toEqual([
    {
      name: "orgnumber",
      kind: "organisation-number",
      label: texts.organisationNumber,
      help: texts.organisationNumberHelp,
      required: true,
    },
    {
      name: "contact",
      kind: "text",
      label: texts.contact,
      required: true,
      maxLength: 100,
      autocomplete: "name",
      missingMessage: texts.contactMissing,
    },
    { name: "email", kind: "email", label: texts.email, required: true, missingMessage: texts.emailMissing },
    {
      name: "services",
      kind: "tag",
      label: texts.services,
      required: true,
      options: services,
      missingMessage: texts.servicesMissing,
    },
    {
      name: "message",
      kind: "text",
      label: texts.message,
      help: texts.messageHelp,
      required: false,
      maxLength: 2_000,
    },
  ]);
});
