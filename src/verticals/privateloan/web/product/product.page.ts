import type { OwnPage } from "#verticals/_contract/own-pages.ts";
import type { ProductPageData } from "#verticals/privateloan/product-page-data.ts";
import { ProductPage } from "./ProductPage.tsx";
import { productTexts } from "./product.texts.sv.ts";

export const productPage: OwnPage<ProductPageData> = { title: () => productTexts.title, Page: ProductPage };
