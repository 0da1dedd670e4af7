import { formatLongDate } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { SharedContract } from "#http/contract/household-sharing-services.ts";
import styles from "./Sharing.module.css";
import { sharingTexts } from "./sharing.texts.sv.ts";

const { own, theirs: texts } = sharingTexts;

/** What the other person shows: what it is, provider, price and days. */
export const SharedRows = ({ contracts }: { readonly contracts: readonly SharedContract[] }) => (
  <ul className={styles["theirs"]}>
    {contracts.map((contract) => (
      <li key={contract.heldId}>
        <p className={styles["product"]}>{own.contract(contract.product, contract.providerName)}</p>
        <p className={styles["facts"]}>
          {factsOf(contract)
            .map((fact) => `${fact}.`)
            .join(" ")}
        </p>
      </li>
    ))}
  </ul>
);

const DAYS = Object.keys(texts.days) as (keyof typeof texts.days)[];

const factsOf = (contract: SharedContract): string[] => [
  ...(contract.monthlyOre === undefined ? [] : [priceOf(contract.monthlyOre, contract.isAverage)]),
  ...DAYS.flatMap((day) => {
    const date = contract[day];
    return date === undefined ? [] : [texts.days[day](formatLongDate(date))];
  }),
];

const priceOf = (monthlyOre: number, isAverage: true | undefined): string =>
  (isAverage ? texts.average : texts.monthly)(formatKr(monthlyOre));
