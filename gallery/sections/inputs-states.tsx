import type { FieldModel } from "#domain/form/field.ts";
import type { FieldDescription } from "#domain/form/form-description.ts";
import { createForm, fieldModel } from "#domain/form/form-state.ts";
import { inputRenderers } from "#ui/inputs/input-renderers.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { InColumn } from "../parts/InColumn.tsx";
import { inputGalleryTexts } from "./inputs-gallery.texts.sv.ts";

const texts = inputGalleryTexts.states;
const TODAY = "2026-11-15";

interface FixedInputProps {
  readonly field: FieldDescription;
  readonly value?: string;
  readonly stands?: Partial<FieldModel>;
}

/** An input that stays as it is, whatever is done to it. */
export function FixedInput({ field, value = "", stands = {} }: FixedInputProps) {
  const form = createForm(
    { sections: [{ title: "", fields: [field] }], submit: "" },
    { today: TODAY, atMs: 0, values: { [field.name]: value } },
  );
  const model = fieldModel(form, field.name);
  const Input = inputRenderers[field.kind];
  if (!model) return null;
  return <Input field={field} model={{ ...model, ...stands }} today={TODAY} onType={ignore} onLeave={ignore} />;
}

const ignore = () => undefined;

const zip = (name: string): FieldDescription => ({ name, kind: "zip", label: texts.zip, required: true });
const plate = (name: string): FieldDescription => ({
  name,
  kind: "car-registration",
  label: texts.registration,
  required: true,
});

const WRONG_ZIP = { style: "invalid", validity: "invalid", message: texts.zipWrong } as const;

const shown: readonly [name: string, input: FixedInputProps][] = [
  [texts.rest, { field: { ...zip("rest"), help: texts.help } }],
  [texts.valid, { field: zip("valid"), value: "123 45", stands: { message: texts.area } }],
  [texts.wrong, { field: { ...zip("wrong"), help: texts.help }, value: "123 4", stands: WRONG_ZIP }],
  [
    texts.lookingUp,
    { field: zip("looking"), value: "123 45", stands: { isLookingUp: true, style: "none", validity: "unset" } },
  ],
  [
    texts.off,
    {
      field: {
        name: "off",
        kind: "civic-number",
        label: texts.personalNumber,
        required: true,
        isDisabled: true,
        defaultValue: "198504122380",
      },
    },
  ],
  [
    texts.optional,
    {
      field: {
        name: "optional",
        kind: "email",
        label: texts.email,
        required: false,
        placeholder: texts.emailPlaceholder,
      },
    },
  ],
  [
    texts.unit,
    {
      field: { name: "unit", kind: "number", label: texts.use, required: false, suffix: "kWh", popover: texts.more },
      value: "15000",
    },
  ],
  [texts.long, { field: { name: "long", kind: "text", label: texts.long, required: false, popover: texts.more } }],
  [`${texts.plate}: ${texts.rest}`, { field: plate("plate") }],
  [
    `${texts.plate}: ${texts.valid}`,
    { field: plate("plate-valid"), value: "SPV24K", stands: { message: texts.vehicle } },
  ],
  [
    `${texts.plate}: ${texts.wrong}`,
    { field: plate("plate-wrong"), value: "NIX000", stands: { ...WRONG_ZIP, message: texts.vehicleWrong } },
  ],
  [
    `${texts.plate}: ${texts.lookingUp}`,
    { field: plate("plate-looking"), value: "SPV24K", stands: { isLookingUp: true, style: "none" } },
  ],
  [`${texts.plate}: ${texts.off}`, { field: { ...plate("plate-off"), isDisabled: true, defaultValue: "SPV24K" } }],
];

export const section: GallerySection = {
  id: "falt",
  title: texts.title,
  states: shown.map(([name, input]) => ({
    name,
    element: (
      <InColumn>
        <div style={{ maxWidth: 576 }}>
          <FixedInput {...input} />
        </div>
      </InColumn>
    ),
  })),
};
