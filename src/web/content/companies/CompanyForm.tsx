import { useMemo } from "react";
import { useSubmit } from "react-router";
import type { FieldError } from "#domain/validation/checked.ts";
import { companyFormTexts } from "#domain/company/company-request.texts.sv.ts";
import { describeCompanyForm } from "#domain/company/company-request.ts";
import type { FormValues } from "#domain/form/check-form.ts";
import type { Option } from "#domain/form/kinds/input-rules.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { useForm } from "#ui/form-engine/use-form.ts";
import { AreaInput } from "#ui/inputs/AreaInput.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { useBrowserLookups } from "#web/shell/lookups/form-token.ts";
import { companiesPath } from "#domain/addresses/question-paths.ts";
import { STAY_HERE } from "#web/shell/forms/stay-here.ts";
import { TRAP_FIELD, TrapField } from "#web/content/trap/TrapField.tsx";

interface CompanyFormProps {
  readonly services: readonly Option[];
  readonly today: string;
  /** What the server has answered. */
  readonly posted: { readonly values?: FormValues; readonly errors?: readonly FieldError[] } | undefined;
}

const inputs = { message: AreaInput };

/** The browser posts it itself until hydration; then the page does, without navigating. */
export function CompanyForm({ services, today, posted }: CompanyFormProps) {
  const submit = useSubmit();
  const texts = useTexts(companyFormTexts);
  const description = useMemo(() => describeCompanyForm(services, texts), [services, texts]);
  const form = useForm(description, {
    today,
    values: posted?.values,
    errors: posted?.errors,
    lookups: useBrowserLookups(),
    onSubmit(stored) {
      const trap = form.formRef.current?.elements.namedItem(TRAP_FIELD);
      const filled = trap instanceof HTMLInputElement ? trap.value : "";
      return submit({ ...stored, [TRAP_FIELD]: filled, [STAY_HERE]: "1" }, { method: "post", action: companiesPath() });
    },
  });
  return (
    <FormRenderer form={form} action={companiesPath()} inputs={inputs}>
      <TrapField />
    </FormRenderer>
  );
}
