import type { ContractTerms } from "#verticals/electricity/electricity.contract.ts";
import type { ListNames } from "#verticals/electricity/server/protocols/contract-list.wire.ts";
import type { SimulatedContract } from "#simulators/verticals/electricity/rating/supplier.ts";

export interface WrittenContract extends SimulatedContract {
  readonly quoteId: string;
  readonly agreedYearOre: number;
}

export interface WrittenList {
  readonly about: string;
  readonly validUntil: string;
  readonly contracts: readonly WrittenContract[];
  readonly documents: readonly { readonly title: string; readonly url: string }[];
}

/** The supplier's answer in its protocol. */
export const writeContractList = (
  { about, validUntil, contracts, documents }: WrittenList,
  names: ListNames,
): object => ({
  [names.answer.outcome]: names.outcomes.offered,
  [names.answer.validUntil]: validUntil,
  [names.answer.about]: about,
  [names.answer.contracts]: contracts.map((contract) => writeContract(contract, documents, names)),
});

function writeContract(contract: WrittenContract, documents: WrittenList["documents"], names: ListNames): object {
  const { terms } = contract;
  const of = names.contract;
  return {
    [of.quoteId]: contract.quoteId,
    [of.code]: contract.code,
    [of.name]: contract.name,
    [of.type]: names.types[terms.type],
    [of.bindingMonths]: contract.bindingMonths,
    [of.termsMonths]: contract.termsMonths,
    [of.noticeMonths]: contract.noticeMonths,
    [of.environment]: names.environments[contract.environment],
    [of.info]: contract.info,
    [of.renewal]: contract.renewal,
    ...(contract.campaign === undefined ? {} : { [of.campaign]: contract.campaign }),
    [of.feeText]: contract.feeText,
    [of.priceInfo]: contract.priceInfo,
    [of.perKwh]: writeStated(
      {
        [names.perKwh.power]: terms.powerFeeKwh,
        [names.perKwh.certificate]: terms.certificateKwh,
        [names.perKwh.markup]: terms.markupKwh,
        [names.perKwh.certificateAndMarkup]: terms.certificateAndMarkupKwh,
        [names.perKwh.volume]: terms.volumeFeeKwh,
        [names.perKwh.environment]: terms.environmentKwh,
      },
      names,
    ),
    [of.yearlyFee]: toUnit(terms.yearlyFeeOre, names),
    ...writeDiscounts(terms.discounts, names),
    [of.agreedYear]: toUnit(contract.agreedYearOre, names),
    [of.documents]: documents.map(({ title, url }) => ({ [names.document.title]: title, [names.document.url]: url })),
  };
}

function writeDiscounts(discounts: ContractTerms["discounts"], names: ListNames): object {
  const given = writeStated(
    {
      [names.discounts.yearlyFee]: discounts.yearlyFeeOre,
      [names.discounts.once]: discounts.onceOre,
      [names.discounts.monthly]: discounts.monthlyOre,
      [names.discounts.kwh]: discounts.kwh,
    },
    names,
  );
  if (Object.keys(given).length === 0) return {};
  return { [names.contract.discounts]: { ...given, [names.discounts.months]: discounts.months } };
}

/** A supplier leaves out what it does not charge. */
const writeStated = (amounts: Readonly<Record<string, number>>, names: ListNames): Record<string, number> =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) => (amount === 0 ? [] : [[name, toUnit(amount, names)]])),
  );

const toUnit = (amount: number, { isInHundredths }: ListNames): number => (isInHundredths ? amount : amount / 100);
