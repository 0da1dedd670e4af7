import { randomInt } from "node:crypto";

/** An address nobody has had before, in this run or an earlier one: limits are counted by address. From the block kept for benchmarks. */
export const newAddress = (): string => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
