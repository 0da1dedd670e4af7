import type { FieldDescription } from "#domain/form/form-description.ts";
import type { GallerySection } from "../parts/gallery-section.ts";
import { InColumn } from "../parts/InColumn.tsx";
import { inputGalleryTexts } from "./inputs-gallery.texts.sv.ts";
import { FixedInput } from "./inputs-states.tsx";

const texts = inputGalleryTexts.choices;
const { options, shortOptions, tags } = inputGalleryTexts;

interface Choice {
  readonly field: Omit<FieldDescription, "name">;
  readonly value: string;
  readonly message: string;
}

const choices: readonly Choice[] = [
  { field: { kind: "radio", label: texts.radio, required: true, options }, value: "half", message: texts.choose },
  {
    field: { kind: "radio-button", label: texts.radioButton, required: true, options: shortOptions },
    value: "lagenhet",
    message: texts.choose,
  },
  {
    field: { kind: "dropdown", label: texts.dropdown, required: true, options: shortOptions },
    value: "villa",
    message: texts.choose,
  },
  { field: { kind: "checkbox", label: texts.consent, required: true }, value: "yes", message: texts.tick },
  {
    field: {
      kind: "checkbox",
      label: texts.checkbox,
      help: texts.checkboxHelp,
      suffix: texts.price,
      required: false,
    },
    value: "yes",
    message: texts.tick,
  },
  {
    field: { kind: "tag", label: texts.tag, required: false, options: tags },
    value: "fiber,coax",
    message: texts.choose,
  },
  { field: { kind: "year-month", label: texts.yearMonth, required: true }, value: "2019-05", message: texts.date },
];

/** Every choice in one state; the names distinguish the states. */
const All = ({ state }: { readonly state: "rest" | "chosen" | "wrong" | "off" }) => (
  <InColumn>
    <div style={{ display: "grid", gap: 20, maxWidth: 576 }}>
      {choices.map(({ field, value, message }, at) => (
        <FixedInput
          key={field.label}
          field={{
            ...field,
            name: `${state}-${at}`,
            ...(state === "off" ? { isDisabled: true, defaultValue: value } : {}),
          }}
          value={state === "chosen" ? value : ""}
          stands={state === "wrong" ? { style: "invalid", validity: "invalid", message } : {}}
        />
      ))}
    </div>
  </InColumn>
);

export const section: GallerySection = {
  id: "val",
  title: texts.title,
  states: (["rest", "chosen", "wrong", "off"] as const).map((state) => ({
    name: texts[state],
    element: <All state={state} />,
  })),
};
