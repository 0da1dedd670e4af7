import type { OwnPageEntry } from "#verticals/_contract/own-pages.ts";

export const privateLoanPages: readonly OwnPageEntry[] = [
  {
    path: "",
    isIndexed: true,
    load: () => import("./product/product.page.ts").then(({ productPage }) => productPage),
  },
];
