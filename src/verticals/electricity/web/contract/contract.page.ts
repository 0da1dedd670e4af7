import type { OwnPage } from "#verticals/_contract/own-pages.ts";
import type { ContractPageData } from "#verticals/electricity/contract/contract-page-data.ts";
import { contractTexts } from "./contract.texts.sv.ts";
import { ContractPage } from "./ContractPage.tsx";

export const contractPage: OwnPage<ContractPageData> = {
  title: ({ subscriptionName, providerName }) => contractTexts.title(subscriptionName, providerName),
  Page: ContractPage,
};
