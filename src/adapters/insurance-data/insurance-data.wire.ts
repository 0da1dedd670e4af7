/**
 * Messages of the aggregator's API, JSON both ways. Every call carries `authorization-token` and `Insurely-Version`. Its documents do not
 * cover some parts (looking up a collection by our reference, where the app returns to, where insurances are read, the plate of
 * a vehicle, the names of a home's parameters): there the format is our proposal, to be settled with the agreement.
 */
export const INSURANCE_DATA_VERSION = "2026-04-01";

export const INSURANCE_DATA_PATHS = {
  availability: "/companies/availability",
  collections: "/collections",
  status: (id: string) => `/collections/${id}/status`,
  insurances: (id: string) => `/collections/${id}/insurances`,
  cancel: (id: string) => `/collections/${id}/cancel`,
} as const;

/** The company of an insurer of ours: `se-` and its slug. */
export const COMPANY_PREFIX = "se-";

export interface CompanyWire {
  readonly company: string;
  readonly companyDisplayName: string;
  readonly functional: boolean;
  readonly status: string;
  readonly loginMethods: readonly string[];
}

/** `POST /collections`, with `Idempotency-Key` as the reference. */
export interface StartCollectionWire {
  readonly company: string;
  readonly loginMethod: string;
  readonly externalReference: string;
  readonly parameters: readonly [{ readonly type: "SWEDISH_BANKID"; readonly personalNumber: string }];
  /** Passed to BankID, whose app opens it when the login on the same device is done. */
  readonly returnUrl?: string;
}

/** The answer to a start and to a status request, and in a list under `GET /collections?externalReference=`. */
export interface CollectionWire {
  readonly id: string;
  readonly company: string;
  readonly status: string;
  /** Milliseconds. */
  readonly pollingInterval?: number;
  readonly pollingTimeout?: number;
  readonly extraInformation?: {
    readonly SWEDISH_BANKID_QRCODE?: string;
    readonly SWEDISH_MOBILE_BANKID_AUTOSTART_TOKEN?: string;
  };
}

export interface InsuranceWire {
  readonly externalId: string;
  readonly insuranceCompany: string;
  readonly insuranceName: string;
  readonly insuranceType: string;
  readonly insuranceSubType: string;
  readonly insuranceNumber: string;
  /** Kronor a year; null when the insurer does not report it. */
  readonly premiumAmountYearRounded: number | null;
  /** Payments a year: 12, 4, 2, 1; 0 is once; -1 unknown. */
  readonly premiumFrequency: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly renewalDate: string | null;
  readonly otherInsuranceHolder: boolean;
  readonly insuranceObjectRegistrationNumber?: string | null;
  readonly insuranceObjectStreetAddress?: string | null;
  readonly insuranceObjectPostalCode?: string | null;
  /** Square metres. */
  readonly livingArea?: number | null;
  readonly numberOfResidents?: number | null;
  readonly numberOfBathRooms?: number | null;
  readonly propertyBuiltYear?: number | null;
  /** Kronor. */
  readonly insuredMovablesAmount?: number | null;
}

/** The aggregator posts it to us when a collection's status changes; it never holds personal data. Signed over the raw body. */
export interface CollectionEventWire {
  readonly collectionId: string;
  readonly status: string;
  readonly eventId: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** Lower-case hexadecimals of HMAC-SHA256. */
export const SIGNATURE_HEADER = "x-insurely-signature";
