import { insurers } from "#verticals/_insurance/insurers.ts";
import { withSignature } from "#verticals/_contract/with-signature.ts";
import { soapXml } from "#verticals/car/server/protocols/soap.ts";

/** Takes SOAP 1.2 only, and no order that its customer has not signed. */
export const kronhjort = withSignature(soapXml(insurers.kronhjort, { version: "1.2" }));
