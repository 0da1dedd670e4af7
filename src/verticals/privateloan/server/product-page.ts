import type { LoadOwnPage } from "#verticals/_contract/own-pages.ts";
import { lenders } from "#verticals/_credit/lenders.ts";
import { AMOUNT_KR, YEARS } from "#verticals/privateloan/privateloan.fields.ts";
import {
  PRODUCT_FIELDS,
  type ProductPageData,
  readAmount,
  readYears,
} from "#verticals/privateloan/product-page-data.ts";

export const loadProductPage: LoadOwnPage = ({ query }): Promise<ProductPageData> =>
  Promise.resolve({
    amountKr: readAmount(query.get(PRODUCT_FIELDS.amount)) ?? AMOUNT_KR.first,
    years: readYears(query.get(PRODUCT_FIELDS.years)) ?? YEARS.first,
    lenderCount: Object.keys(lenders).length,
  });
