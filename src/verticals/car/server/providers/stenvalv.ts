import { insurers } from "#verticals/_insurance/insurers.ts";
import { soapXml } from "#verticals/car/server/protocols/soap.ts";

/** Writes its dates without dashes, and SOAP 1.2. Its fetch works on a computer only (shop id 1187). */
export const stenvalv = soapXml(insurers.stenvalv, { version: "1.2" });
