import { randomInt } from "node:crypto";

/** An address that nobody else has, in this run or an earlier one, but by a chance in thousands: limits are counted by address. */
export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
