import ArrowRight from "lucide-react/icons/arrow-right";
import { useState } from "react";
import type { FieldDescription, FormDescription } from "#domain/form/form-description.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { useForm } from "#ui/form-engine/use-form.ts";
import { FormCard } from "#ui/pieces/FormCard.tsx";
import { FormHeader } from "#ui/form-header/FormHeader.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { useLeaveGuard } from "#ui/pieces/use-leave-guard.ts";
import type { GallerySection } from "../parts/gallery-section.ts";
import { galleryTexts } from "../parts/gallery.texts.sv.ts";
import { InColumn } from "../parts/InColumn.tsx";
import { inputGalleryTexts } from "./inputs-gallery.texts.sv.ts";

const { form: texts, options, shortOptions, sent } = inputGalleryTexts;
const TODAY = "2026-11-15";

const question = (number: number): FieldDescription => ({
  name: `question${number}`,
  kind: "text",
  label: texts.number(number),
  required: false,
});

const yesOrNo = [
  { id: "yes", label: texts.yes },
  { id: "no", label: texts.no },
];

/** Longer than any screen, with something to fill in at both ends. */
const longForm: FormDescription = {
  sections: [
    {
      title: texts.you,
      fields: [
        { name: "name", kind: "text", label: texts.name, required: true },
        { name: "kind", kind: "radio", label: texts.kind, required: true, options },
        ...Array.from({ length: 10 }, (_, at) => question(at + 1)),
        { name: "owns", kind: "radio-button", label: texts.owns, required: false, options: yesOrNo },
        {
          name: "mileage",
          kind: "dropdown",
          label: texts.mileage,
          required: true,
          options: shortOptions,
          showWhen: { field: "owns", is: "yes" },
        },
      ],
    },
    {
      title: texts.extra,
      isCollapsed: true,
      fields: [
        { name: "code", kind: "text", label: texts.code, help: texts.codeHelp, required: false, pattern: "[A-Z]{6}" },
      ],
    },
    { title: "", fields: [{ name: "postal", kind: "zip", label: texts.zip, required: true, lookup: "off" }] },
  ],
  submit: texts.submit,
};

/** Stays on the page when it is left, so that a test can see that it was. */
function LongForm() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>();
  const [hasLeft, setHasLeft] = useState(false);
  const form = useForm(longForm, { today: TODAY, onSubmit: setValues });
  const guard = useLeaveGuard({ hasChanges: form.state.hasPendingChanges });
  return (
    <>
      <FormHeader
        title={texts.page}
        backHref="/"
        phone={galleryTexts.salesPhone}
        guard={guard}
        goTo={() => setHasLeft(true)}
      />
      <FormCard>
        <FormRenderer form={form} submitIcon={<Icon of={ArrowRight} size={20} />}>
          <output>{values ? sent + JSON.stringify(values) : hasLeft ? texts.left : ""}</output>
        </FormRenderer>
      </FormCard>
    </>
  );
}

/** As in a modal: what scrolls is not the page. */
const boxedForm: FormDescription = {
  sections: [
    {
      title: "",
      fields: [
        { name: "boxed", kind: "text", label: texts.boxedName, required: true },
        ...Array.from({ length: 6 }, (_, at) => ({ ...question(at + 21) })),
      ],
    },
  ],
  submit: texts.boxedSubmit,
};

function Boxed() {
  const form = useForm(boxedForm, { today: TODAY, onSubmit: () => undefined });
  return (
    <InColumn>
      <div style={{ height: 480, padding: 8, overflow: "auto", background: "var(--surface)" }}>
        <FormRenderer form={form} />
      </div>
    </InColumn>
  );
}

export const section: GallerySection = {
  id: "formular",
  title: texts.title,
  states: [
    { name: texts.long, element: <LongForm /> },
    { name: texts.boxed, element: <Boxed /> },
  ],
};
