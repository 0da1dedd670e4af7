import { insurers } from "#verticals/_insurance/insurers.ts";
import { soapXml } from "#verticals/house/server/protocols/soap.ts";

const { ordering: _, ...quoting } = soapXml(insurers.stenvalv, { version: "1.2" });

/** Gives prices here, and sells its house insurance itself: there is no way to order it through us. */
export const stenvalv = quoting;
