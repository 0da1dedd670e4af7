import { atOnceNames, jobNames } from "./subscription-list.wire.ts";

/** Where an operator is asked what it delivers, by its protocol. */
export const atOncePath = `/v1/${atOnceNames.lineName}/quotes`;
export const jobPath = `/${jobNames.lineName}/offertjobb`;
