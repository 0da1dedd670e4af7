import { COMPANY_PREFIX, type CompanyWire } from "#adapters/insurance-data/insurance-data.wire.ts";
import { insuranceCompanies } from "#simulators/verticals/_insurance/insurance-companies.ts";

const SAME_DEVICE = "SWEDISH_MOBILE_BANKID_SAME_DEVICE";
const OTHER_DEVICE = "SWEDISH_MOBILE_BANKID_OTHER_DEVICE";
const MOCK = "SWEDISH_MOBILE_BANKID_OTHER_DEVICE_MOCK";

const WITHOUT_AGREEMENT = new Set(["nordkaj", "rask"]);
const WITHOUT_SAME_DEVICE = new Set(["bjorkhaga"]);
/** Listed as out of order, and not. */
const LISTED_AS_DEGRADED = new Set(["ljunghed"]);

export const companies: readonly CompanyWire[] = insuranceCompanies
  .filter(({ slug }) => !WITHOUT_AGREEMENT.has(slug))
  .map(({ slug, name }) => ({
    company: COMPANY_PREFIX + slug,
    companyDisplayName: name,
    functional: !LISTED_AS_DEGRADED.has(slug),
    status: LISTED_AS_DEGRADED.has(slug) ? "DEGRADED" : "OK",
    loginMethods: [...(WITHOUT_SAME_DEVICE.has(slug) ? [] : [SAME_DEVICE]), OTHER_DEVICE, MOCK],
  }));

export const isMock = (loginMethod: string): boolean => loginMethod === MOCK;
