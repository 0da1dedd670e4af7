import { findOrderingIn } from "#journeys/order/find-ordering.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { FollowDeliveryPorts } from "./follow-delivery.ports.ts";

export const findDeliveryIn =
  (verticals: readonly AnyVerticalServer[]): FollowDeliveryPorts["findDelivery"] =>
  (vertical, providerSlug) =>
    findOrderingIn(verticals)(vertical, providerSlug)?.delivery;

export const findCorrectionIn =
  (verticals: readonly AnyVerticalServer[]): FollowDeliveryPorts["findCorrection"] =>
  (vertical, field, today) =>
    verticals
      .find(({ description }) => description.name === vertical)
      ?.checkout?.corrections?.(today)
      .find(({ name }) => name === field);
