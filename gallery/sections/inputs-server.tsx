import { useState } from "react";
import type { FieldError } from "#domain/validation/checked.ts";
import type { FormDescription } from "#domain/form/form-description.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { useForm } from "#ui/form-engine/use-form.ts";
import { FormCard } from "#ui/pieces/FormCard.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { inputGalleryTexts } from "./inputs-gallery.texts.sv.ts";

const { form: texts, options, sent } = inputGalleryTexts;
const TODAY = "2026-11-15";

/** As the server describes a checkout. */
const described: FormDescription = {
  sections: [
    {
      title: texts.groups.personal,
      fields: [
        { name: "mobile", kind: "phone", label: texts.mobile, required: true, defaultValue: "070-174 06 05" },
        {
          name: "firstday",
          kind: "date",
          label: texts.firstDay,
          required: true,
          defaultValue: "2027-01-18",
          minDate: "2026-11-16",
          maxDate: "2027-11-15",
        },
      ],
    },
    {
      title: texts.groups.excess,
      isCollapsed: true,
      fields: [
        {
          name: "excess",
          kind: "dropdown",
          label: texts.excess,
          required: true,
          defaultValue: "1500",
          options: texts.excessOptions.map((label) => ({ id: label.replace(/\D/g, ""), label })),
          popover: texts.excessInfo,
          onChange: ["recalculate"],
        },
      ],
    },
    {
      title: texts.groups.summary,
      fields: [
        {
          name: "mileage",
          kind: "read-only",
          label: texts.readOnly,
          required: false,
          defaultValue: "1500",
          options: [{ id: "1500", label: texts.readOnlyValue }],
        },
        { name: "note", kind: "fineprint", label: texts.stickyText, required: false, isSticky: true },
      ],
    },
    { title: "", fields: [{ name: "resultid", kind: "hidden", label: "", required: false, defaultValue: "r1" }] },
  ],
  submit: texts.place,
};

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
