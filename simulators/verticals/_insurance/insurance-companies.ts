import { insurers } from "#verticals/_insurance/insurers.ts";

/** Every insurer there is, for a simulator of those who work with all of them. */
export const insuranceCompanies = Object.values(insurers).map(({ slug, name }) => ({ slug, name }));
