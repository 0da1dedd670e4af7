import { insurers } from "#verticals/_contract/insurers.ts";
import { soapXml } from "#verticals/flat/server/protocols/soap.ts";

export const granskog = soapXml(insurers.granskog);
