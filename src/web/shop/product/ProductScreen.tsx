import Info from "lucide-react/icons/info";
import { useState } from "react";
import type { FormValues } from "#domain/form/check-form.ts";
import { listFields } from "#domain/form/form-description.ts";
import { FormCard } from "#ui/pieces/FormCard.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { StepIndicator } from "#ui/pieces/StepIndicator.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { requireVertical } from "#web/shell/verticals/find-vertical.ts";
import { FormPage } from "#web/shell/frame/FormPage.tsx";
import { ServerRenderedPart } from "#web/shell/frame/ServerRenderedPart.tsx";
import { useConfirmedLeaving } from "#web/shell/frame/use-confirmed-leaving.ts";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { FormTokenContext } from "#web/shell/lookups/form-token-context.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { useVertical } from "#web/shell/verticals/use-vertical.ts";
import { productTexts } from "./product.texts.sv.ts";
import { formOf } from "./form-variant.ts";
import { type Posted, ProductForm } from "./ProductForm.tsx";
import { FormSide } from "./FormSide.tsx";
import styles from "./ProductScreen.module.css";

export interface RepeatedSearch {
  readonly values: FormValues | undefined;
  /** Whether a new search could be shown at all. */
  readonly keepsCookies: boolean;
}

interface ProductScreenProps {
  readonly vertical: string;
  readonly formToken: string;
  readonly today: string;
  readonly formVariant: string | undefined;
  readonly again: RepeatedSearch | undefined;
  readonly posted: Posted | undefined;
}

/** A vertical's search form with its steps and the help beside it. */
export function ProductScreen({ vertical, formToken, today, formVariant, again, posted }: ProductScreenProps) {
  const web = requireVertical(vertical);
  const description = useVertical(web.description);
  const texts = useTexts(productTexts);
  const phone = usePhones()?.salesPhone;
  const [hasChanges, setHasChanges] = useState(false);
  const guard = useConfirmedLeaving(hasChanges);
  const steps = (
    <StepIndicator
      label={texts.steps}
      steps={[web.firstStep, texts.prices, texts.order].map((label) => ({ label }))}
      current={1}
    />
  );
  const top = again ? (
    <>
      {steps}
      <div className={styles["notice"]}>
        <Alert tone="info" icon={<Icon of={Info} />}>
          <p>
            <strong>{texts.tooOld}</strong>
          </p>
          <p>{again.keepsCookies ? texts.searchAgain : texts.allowCookies}</p>
        </Alert>
      </div>
    </>
  ) : (
    steps
  );
  const asksForPersonalNumber = listFields(description.form).some(({ kind }) => kind === "civic-number");
  const side = (
    <ServerRenderedPart version={`${vertical} ${phone}`}>
      <FormSide asksForPersonalNumber={asksForPersonalNumber} priceFactors={web.priceFactors} phone={phone} />
    </ServerRenderedPart>
  );
  return (
    <FormPage title={description.texts.formTitle} backHref={startPath()} guard={guard}>
      <FormCard top={top} side={side}>
        <FormTokenContext value={formToken}>
          <ProductForm
            key={description.name}
            description={{ ...description, form: formOf(description, formVariant) }}
            blocks={web.formBlocks}
            today={today}
            posted={posted ?? again}
            onPendingChanges={setHasChanges}
          />
        </FormTokenContext>
      </FormCard>
    </FormPage>
  );
}
