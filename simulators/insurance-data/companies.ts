import { COMPANY_PREFIX, type CompanyWire } from "#adapters/insurance-data/insurance-data.wire.ts";

const SAME_DEVICE = "SWEDISH_MOBILE_BANKID_SAME_DEVICE";
const OTHER_DEVICE = "SWEDISH_MOBILE_BANKID_OTHER_DEVICE";
const MOCK = "SWEDISH_MOBILE_BANKID_OTHER_DEVICE_MOCK";

const ALL = [SAME_DEVICE, OTHER_DEVICE, MOCK];

/** Ten of the insurers; Nordkaj and Rask have no agreement. Ljunghed is listed as out of order, and is not. */
const COMPANIES: readonly (readonly [slug: string, name: string, methods: readonly string[], functional: boolean])[] = [
  ["tuvull", "Tuvull", ALL, true],
  ["rattvis", "Rattvis", ALL, true],
  ["granskog", "Granskog Försäkring", ALL, true],
  ["fyrbak", "Fyrbåk", ALL, true],
  ["akerbar", "Åkerbär", ALL, true],
  ["kronhjort", "Kronhjort", ALL, true],
  ["ljunghed", "Ljunghed", ALL, false],
  ["milvis", "Milvis", ALL, true],
  ["bjorkhaga", "Björkhaga Ömsesidiga", [OTHER_DEVICE, MOCK], true],
  ["stenvalv", "Stenvalv", ALL, true],
];

export const companies: readonly CompanyWire[] = COMPANIES.map(
  ([slug, companyDisplayName, loginMethods, functional]) => ({
    company: COMPANY_PREFIX + slug,
    companyDisplayName,
    functional,
    status: functional ? "OK" : "DEGRADED",
    loginMethods,
  }),
);

export const isMock = (loginMethod: string): boolean => loginMethod === MOCK;
