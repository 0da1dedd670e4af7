import ArrowRight from "lucide-react/icons/arrow-right";
import { useState } from "react";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { useForm } from "#ui/form-engine/use-form.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { productPath } from "#domain/addresses/shop-paths.ts";
import { startTexts } from "./start.texts.sv.ts";
import { describeStart } from "./start-form.ts";

interface StartFormProps {
  readonly web: VerticalWeb;
  readonly today: string;
  readonly companyCount: number;
}

/** The first questions of one vertical. Posted: a visitor's input is never part of an address. */
export function StartForm({ web, today, companyCount }: StartFormProps) {
  const texts = useTexts(startTexts);
  const [description] = useState(() => describeStart(web, companyCount, texts));
  const form = useForm(description, { today });
  return (
    <FormRenderer
      form={form}
      action={productPath(web.description)}
      isInline
      submitIcon={<Icon of={ArrowRight} size={20} />}
    />
  );
}
