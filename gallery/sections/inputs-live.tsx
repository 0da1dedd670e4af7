import { useState } from "react";
import type { FieldDescription, FormDescription } from "#domain/form/form-description.ts";
import { placeholders } from "#domain/form/kinds/field.texts.sv.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { useForm } from "#ui/form-engine/use-form.ts";
import { FormCard } from "#ui/pieces/FormCard.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { useBrowserLookups } from "#web/shell/lookups/form-token.ts";
import { inputGalleryTexts } from "./inputs-gallery.texts.sv.ts";

const { live: texts, options, shortOptions, tags, makes, sent, submit } = inputGalleryTexts;
const { labels } = texts;
const TODAY = "2026-11-15";

type Given = Omit<FieldDescription, "required"> & { readonly required?: boolean };

const fields: readonly Given[] = [
  { name: "text", kind: "text", label: labels.text, required: true, maxLength: 40, mask: "[0-9]" },
  { name: "number", kind: "number", label: labels.number, suffix: texts.kr, min: 1000, max: 600_000 },
  { name: "float", kind: "float", label: labels.float, suffix: texts.squareMetres, max: 500 },
  { name: "percentage", kind: "percentage", label: labels.percentage },
  { name: "phone", kind: "phone", label: labels.phone },
  { name: "email", kind: "email", label: labels.email },
  { name: "civicnumber", kind: "civic-number", label: labels.civic, required: true },
  {
    name: "shortcivicnumber",
    kind: "civic-number",
    label: labels.shortCivic,
    lookup: "off",
    placeholder: placeholders.shortPersonalNumber,
  },
  { name: "orgnumber", kind: "organisation-number", label: labels.organisation },
  { name: "carregnumber", kind: "car-registration", label: labels.plate },
  { name: "mcregnumber", kind: "motorcycle-registration", label: labels.motorcycle },
  { name: "zip", kind: "zip", label: labels.zip },
  { name: "startdate", kind: "date", label: labels.date, minDate: "2026-11-10", maxDate: "2027-02-28" },
  { name: "bought", kind: "year-month", label: labels.yearMonth },
  { name: "mileage", kind: "dropdown", label: labels.dropdown, required: true, options: shortOptions },
  { name: "insurancetype", kind: "radio", label: labels.radio, options },
  { name: "housing", kind: "radio-button", label: labels.radioButton, options: shortOptions },
  { name: "consent", kind: "checkbox", label: labels.checkbox, required: true },
  { name: "connection", kind: "tag", label: labels.tag, options: tags },
  {
    name: "make",
    kind: "autocomplete",
    label: labels.autocomplete,
    options: makes.map((label) => ({ id: label.toLowerCase(), label })),
  },
  { name: "terms", kind: "read-only", label: labels.readOnly, defaultValue: texts.readOnlyValue },
  { name: "source", kind: "hidden", label: "", defaultValue: "galleri" },
];

const description: FormDescription = {
  sections: [{ title: texts.section, fields: fields.map((field) => ({ required: false, ...field })) }],
  submit,
};

/** Everything that is sent is shown; nothing leaves the page but the lookups. */
function Live() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>();
  const form = useForm(description, { today: TODAY, lookups: useBrowserLookups(), onSubmit: setValues });
  return (
    <FormCard>
      <FormRenderer form={form}>
        <output>{values ? sent + JSON.stringify(values) : ""}</output>
      </FormRenderer>
    </FormCard>
  );
}

export const section: GallerySection = {
  id: "inmatning",
  title: texts.title,
  states: [{ name: texts.name, element: <Live /> }],
};
