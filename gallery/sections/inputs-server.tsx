import { useState } from "react";
import type { FieldError } from "#domain/validation/checked.ts";
import type { FormDescription } from "#domain/form/form-description.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { fromFormParameters, type WireFormGroups } from "#ui/form-engine/server-form.ts";
import { useForm } from "#ui/form-engine/use-form.ts";
import { FormCard } from "#ui/pieces/FormCard.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { inputGalleryTexts } from "./inputs-gallery.texts.sv.ts";

const { form: texts, options, sent } = inputGalleryTexts;
const TODAY = "2026-11-15";

/** The format of a checkout's FormParameters. */
const groups: WireFormGroups = {
  personalheader: [
    {
      type: "phone",
      attrs: { label: texts.mobile, required: true },
      model: { ParameterName: "mobile", DefaultValue: "070-174 06 05" },
    },
    {
      type: "date",
      attrs: { label: texts.firstDay, required: true },
      model: {
        ParameterName: "firstday",
        DefaultValue: "2027-01-18",
        Values: { MinDate: "2026-11-16", MaxDate: "2027-11-15" },
      },
    },
  ],
  excesscostheader: [
    {
      type: "dropdown",
      attrs: { label: texts.excess, required: true },
      events: { change: ["recalculate"] },
      info: texts.excessInfo,
      model: {
        ParameterName: "excess",
        DefaultValue: "1500",
        ParameterValues: texts.excessOptions.map((Value) => ({ Id: Value.replace(/\D/g, ""), Value })),
      },
    },
  ],
  summaryheader: [
    {
      type: "readonly",
      attrs: { label: texts.readOnly },
      model: { ParameterName: "mileage", DefaultValue: 1500, FormattedValue: texts.readOnlyValue },
    },
    { type: "fineprint", attrs: { label: texts.stickyText }, isSticky: true, model: { ParameterName: "note" } },
  ],
  hidden: [{ type: "hidden", model: { ParameterName: "resultid", DefaultValue: "r1" } }],
};

const described = fromFormParameters(groups, {
  layout: [
    { group: "personalheader", title: texts.groups.personal },
    { group: "excesscostheader", title: texts.groups.excess, isCollapsed: true },
    { group: "summaryheader", title: texts.groups.summary },
  ],
  submit: texts.place,
});

const answers: Readonly<Record<keyof typeof texts.answers, FieldError[]>> = {
  ok: [],
  fields: [
    { field: "excess", message: texts.excessWrong },
    { field: "mobile", message: texts.phoneTaken },
  ],
  form: [{ field: "", message: texts.formWrong }],
};

/** The visitor of the gallery decides what the server answers. */
function Described() {
  const [answer, setAnswer] = useState<keyof typeof answers>("ok");
  const [values, setValues] = useState<Readonly<Record<string, string>>>();
  const form = useForm(described, {
    today: TODAY,
    async onSubmit(given) {
      setValues(given);
      return answers[answer];
    },
  });
  return (
    <FormCard>
      <p>
        <select
          aria-label={texts.described}
          value={answer}
          onChange={(event) => setAnswer(event.target.value as keyof typeof answers)}
        >
          {Object.entries(texts.answers).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <FormRenderer form={form}>
        <output>{values ? sent + JSON.stringify(values) : ""}</output>
      </FormRenderer>
    </FormCard>
  );
}

/** The page as the server sends it back, before and without script. */
function WithErrors() {
  const form = useForm(refused, { today: TODAY, values: { postal: "123 4" }, errors: pageErrors });
  return (
    <FormCard>
      <FormRenderer form={form} action="/galleri/" />
    </FormCard>
  );
}

const refused: FormDescription = {
  sections: [
    {
      title: texts.you,
      fields: [
        { name: "postal", kind: "zip", label: texts.zip, required: true },
        { name: "insurancetype", kind: "radio", label: texts.kind, required: true, options },
      ],
    },
  ],
  submit: texts.submit,
};

const pageErrors: readonly FieldError[] = [
  { field: "postal", message: texts.zipWrong },
  { field: "", message: texts.formWrong },
];

export const section: GallerySection = {
  id: "serverformular",
  title: texts.serverTitle,
  states: [
    { name: texts.described, element: <Described /> },
    { name: texts.withErrors, element: <WithErrors /> },
  ],
};
