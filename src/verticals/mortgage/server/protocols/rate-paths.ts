import { atOnceNames, jobNames } from "./rate-list.wire.ts";

/** Where a bank is asked for its rates, by its protocol. */
export const atOncePath = `/v1/${atOnceNames.lineName}/quotes`;
export const jobPath = `/${jobNames.lineName}/offertjobb`;
