import type { DiscountCondition } from "./offer-discount.ts";

export const noticeTexts = {
  discount: (discount: { readonly value: string; readonly name: string }) => `${discount.value} ${discount.name}`,
  conditional: (discount: string, month: string, year: string) => `${discount}: ${month}, eller ${year} för hela året`,
  conditions: {
    "other-insurances": "om du har fler försäkringar hos bolaget",
    unknown: "enligt bolagets villkor",
  } satisfies Record<DiscountCondition, string>,
} as const;

export const discountTexts = { name: "Rabatt i priset", none: "Ingen" } as const;
