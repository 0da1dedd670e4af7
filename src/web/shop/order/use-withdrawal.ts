import { useRouteLoaderData } from "react-router";
import type { WithdrawalPage } from "#http/contract/after-order-services.ts";

/** From the loader of the order's page. Right after an order there is none. */
export const useWithdrawal = (): WithdrawalPage | undefined =>
  useRouteLoaderData<{ withdrawal?: WithdrawalPage }>("order-complete")?.withdrawal;

/** The provider may continue the insurance: then the order is still valid. */
export const isOrderWithdrawn = (page: WithdrawalPage | undefined): boolean =>
  page?.withdrawn !== undefined && page.withdrawn.state !== "continued";
