import { useRouteLoaderData } from "react-router";
import type { DeliveryView } from "#domain/delivery/delivery-view.ts";

/** From the loader of the order's page; undefined for an order that is not followed, and right after an order. */
export const useDelivery = (): DeliveryView | undefined =>
  useRouteLoaderData<{ delivery?: DeliveryView }>("order-complete")?.delivery;
