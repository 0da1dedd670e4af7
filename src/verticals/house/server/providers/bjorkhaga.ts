import { insurers } from "#verticals/_insurance/insurers.ts";
import { soapXml } from "#verticals/house/server/protocols/soap.ts";

/** Writes its amounts with a comma. */
export const bjorkhaga = soapXml(insurers.bjorkhaga, { decimalMark: "," });
