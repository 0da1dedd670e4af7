import { insurers } from "#verticals/_insurance/insurers.ts";
import { soapXml } from "#verticals/car/server/protocols/soap.ts";

/** Writes kronor with a decimal comma, also in what it wants to be sent. */
export const bjorkhaga = soapXml(insurers.bjorkhaga, { decimalMark: "," });
