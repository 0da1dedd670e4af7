import { readVariant } from "#domain/analytics/variant.ts";
import type { FormDescription } from "#domain/form/form-description.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";

export const readFormVariant = (request: Request): string | undefined =>
  readVariant(request.headers.get("cookie") ?? "");

export const formOf = (
  { form, formVariants }: Pick<VerticalDescription, "form" | "formVariants">,
  variant: string | undefined,
): FormDescription => (variant === undefined ? undefined : formVariants?.[variant]) ?? form;
