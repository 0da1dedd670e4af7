import type { Checked } from "#domain/validation/checked.ts";
import type { FormValues } from "#domain/form/check-form.ts";
import type { Option } from "#domain/form/kinds/input-rules.ts";

/** What the page for companies needs. */
export interface CompanyServices {
  readonly services: readonly Option[];
  send(typed: FormValues, trap: string): Promise<Checked<"sent">>;
}
