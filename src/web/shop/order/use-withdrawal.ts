import { useRouteLoaderData } from "react-router";
import type { WithdrawalPage } from "#http/contract/page-services.ts";

/** As the page of the order found it. Right after an order there is nothing to find. */
export const useWithdrawal = (): WithdrawalPage | undefined =>
  useRouteLoaderData<{ withdrawal?: WithdrawalPage }>("order-complete")?.withdrawal;

/** An insurance that the provider has kept goes on: then the order stands. */
export const isOrderWithdrawn = (page: WithdrawalPage | undefined): boolean =>
  page?.withdrawn !== undefined && page.withdrawn.state !== "continued";
