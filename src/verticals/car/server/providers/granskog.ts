import { insurers } from "#verticals/_insurance/insurers.ts";
import { soapXml } from "#verticals/car/server/protocols/soap.ts";

export const granskog = soapXml(insurers.granskog);
