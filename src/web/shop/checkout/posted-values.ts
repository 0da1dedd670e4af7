import { rulesOf } from "#domain/form/check-field.ts";
import type { FormValues } from "#domain/form/check-form.ts";
import { listFields } from "#domain/form/form-description.ts";
import type { FormState } from "#domain/form/form-state.ts";
import type { Checkout } from "#web/shop/order/checkout.ts";

/** Identifies the state that the visitor saw, and what was fetched. */
export const hiddenOf = ({ resultId, version }: Checkout, fetchDataId: string | undefined): FormValues => ({
  resultid: resultId,
  checkoutversion: String(version),
  ...(fetchDataId === undefined ? {} : { fetchdataid: fetchDataId }),
});

/** Everything as it is stored, valid or not: the server reports what is wrong with it. */
export function postedOf({ form, fields }: FormState): FormValues {
  return Object.fromEntries(
    listFields(form).map((field) => [field.name, rulesOf(field).store(fields[field.name]?.value ?? "", field)]),
  );
}
