import { atOnceNames, jobNames } from "./account-list.wire.ts";

/** Where a bank is asked for its accounts, by its protocol. */
export const atOncePath = `/v1/${atOnceNames.lineName}/quotes`;
export const jobPath = `/${jobNames.lineName}/offertjobb`;
