import { insurers } from "#verticals/_contract/insurers.ts";
import { soapXml } from "#verticals/accident/server/protocols/soap.ts";

export const granskog = soapXml(insurers.granskog);
