import { atOnceNames, jobNames } from "./contract-list.wire.ts";

/** Where a supplier is asked for its contracts, by its protocol. */
export const atOncePath = `/v1/${atOnceNames.lineName}/quotes`;
export const jobPath = `/${jobNames.lineName}/offertjobb`;
