import { useState } from "react";
import type { ContentKind } from "#domain/form/content-kinds.ts";
import type { ContentDescription, FormDescription } from "#domain/form/form-description.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { useForm } from "#ui/form-engine/use-form.ts";
import { FormCard } from "#ui/pieces/FormCard.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { inputGalleryTexts } from "./inputs-gallery.texts.sv.ts";

const texts = inputGalleryTexts.content;

const part = (kind: ContentKind, label: string, help?: string): ContentDescription => ({
  name: kind,
  kind,
  label,
  required: false,
  ...(help ? { help } : {}),
});

const description: FormDescription = {
  sections: [
    {
      title: texts.name,
      fields: [
        part("headers", texts.headers, texts.headersHelp),
        part("paragraph", texts.paragraph),
        part("subheader", texts.subheader),
        part("plain", texts.plain),
        part("label", texts.label),
        part("injected-block", ""),
        part("divider", ""),
        part("button", texts.button),
        part("loading-button", texts.loadingButton),
        part("fineprint", texts.fineprint),
      ],
    },
  ],
  submit: "",
};

function Content() {
  const [pressed, setPressed] = useState<string>();
  const form = useForm(description, { today: "2026-11-15" });
  return (
    <FormCard>
      <FormRenderer form={form} blocks={{ "injected-block": <em>{texts.block}</em> }} onPress={setPressed}>
        <output>{pressed ? texts.pressed(pressed) : ""}</output>
      </FormRenderer>
    </FormCard>
  );
}

export const section: GallerySection = {
  id: "innehall",
  title: texts.title,
  states: [{ name: texts.name, element: <Content /> }],
};
