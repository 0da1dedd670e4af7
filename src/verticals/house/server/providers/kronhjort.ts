import { insurers } from "#verticals/_insurance/insurers.ts";
import { soapXml } from "#verticals/house/server/protocols/soap.ts";

/** Takes SOAP 1.2 only. */
export const kronhjort = soapXml(insurers.kronhjort, { version: "1.2" });
