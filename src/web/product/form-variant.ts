import type { FormDescription } from "#domain/form/form-description.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";

/** Which of the versions that are held against each other a browser has been given, if any. */
export const VARIANT_COOKIE = "variant";

export function readFormVariant(request: Request): string | undefined {
  const cookies = request.headers.get("cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${VARIANT_COOKIE}=(\\d)(?:;|$)`).exec(cookies)?.[1];
}

export const formOf = (
  { form, formVariants }: Pick<VerticalDescription, "form" | "formVariants">,
  variant: string | undefined,
): FormDescription => (variant === undefined ? undefined : formVariants?.[variant]) ?? form;
