import type { FieldDescription } from "#domain/form/form-description.ts";
import { optional, text } from "./search-fields.ts";
import { invalidSite } from "./site-parameter.texts.sv.ts";

/** The site that a search was made on (spec 2 §3). */
export const site = optional(text("domain", { isUnrated: true }));

export const siteField: FieldDescription = {
  name: "domain",
  kind: "text",
  label: "",
  required: false,
  pattern: "[A-Za-z0-9.-]{1,100}",
  invalidMessage: invalidSite,
};
