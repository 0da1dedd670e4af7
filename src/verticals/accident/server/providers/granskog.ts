import { insurers } from "#verticals/_insurance/insurers.ts";
import { soapXml } from "#verticals/accident/server/protocols/soap.ts";

export const granskog = soapXml(insurers.granskog);
