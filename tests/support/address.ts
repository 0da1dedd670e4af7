import { randomInt } from "node:crypto";

/** An address that is almost certainly unused, in this run or an earlier one, because limits are counted by address. */
export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
