import type { ExcessType } from "#verticals/car/car.offer.ts";

/** By the insurers' own names: the aggregator has no codes of its own for damages. */
export const REPORTED_AS: Readonly<Record<ExcessType, RegExp>> = {
  TRAFFIC_DAMAGE: /trafik/i,
  FIRE_DAMAGE: /brand/i,
  GLASS: /glas/i,
  STONE_CHIP: /stenskott/i,
  THEFT: /stöld/i,
  RESCUE: /räddning|bärgning/i,
  LEGAL_PROTECTION: /rättsskydd/i,
  VEHICLE_DAMAGE: /vagnskad/i,
  MOTOR: /maskin|motor/i,
};
