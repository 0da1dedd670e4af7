/**
 * What every provider pays us, by its slug. Only what states a remuneration or counts it may read this table: a guard shows that nothing
 * that asks providers, computes prices or orders a list can reach it (decision 110).
 */

/** Nothing is paid yet: production does not start with such a provider (`describe-not-agreed.ts`). */
export const NOT_AGREED = "not agreed";

/** Percent of the first year's price, for an order or an application. */
export const SHARE_PERCENT: CommissionTable = {
  granskog: 10,
  rattvis: 12,
  tuvull: 9,
  fyrbak: 11,
  akerbar: 12,
  kronhjort: 8,
  ljunghed: 10,
  milvis: 14,
  bjorkhaga: 8,
  nordkaj: 11,
  rask: 13,
  stenvalv: 9,
  stromstare: 3,
  timjan: 4,
  solglantan: 3,
  vindila: 4,
  alvdrag: 2,
  midvinter: 3,
  skymning: 4,
  kvarnbacka: 3,
  fiberlin: 5,
  bandtrast: 4,
  kabelo: 6,
  ljustrad: 4,
  pingvinet: 5,
  vagskum: 6,
  ortugen: 2,
  styvern: 3,
  rantmaster: 2,
  skarvan: 4,
  lanstugan: 2,
  kopparslant: 2,
  halvskilling: 3,
  myntgatan: 3,
};

/** Whole öre for a visitor who becomes a customer on the provider's own site. */
export const PER_CUSTOMER_ORE: CommissionTable = {
  ortugen: 250_00,
  styvern: 200_00,
  rantmaster: 300_00,
  skarvan: 350_00,
  lanstugan: 250_00,
  kopparlund: 200_00,
  myntgarden: 150_00,
  rimfrost: 0,
};

/** Whole öre for a visitor who asks the provider to get in touch. */
export const PER_REQUEST_ORE: CommissionTable = {
  ortugen: 600_00,
  lanstugan: 600_00,
  rantmaster: 800_00,
  styvern: 500_00,
  skarvan: 700_00,
  takasen: 500_00,
};

export type CommissionTable = Readonly<Record<string, number | typeof NOT_AGREED>>;
