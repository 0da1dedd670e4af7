import ChevronRight from "lucide-react/icons/chevron-right";
import { checkoutPath, resultPath } from "#domain/addresses/shop-paths.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import type { ContractPageData } from "#verticals/electricity/contract/contract-page-data.ts";
import { todayPath } from "#verticals/electricity/electricity-pages.ts";
import { electricityPlace } from "#verticals/electricity/electricity.place.ts";
import { ContractTags } from "#verticals/electricity/web/parts/ContractTags.tsx";
import { PriceParts } from "#verticals/electricity/web/parts/PriceParts.tsx";
import { AboutSupplier } from "./AboutSupplier.tsx";
import { ContractDayChart, ContractMonthsChart } from "./ContractCharts.tsx";
import styles from "./ContractPage.module.css";
import { ContractTerms } from "./ContractTerms.tsx";
import { contractTexts as texts } from "./contract.texts.sv.ts";
import { PriceStack } from "./PriceStack.tsx";

/** Spec 3 §2.13: one contract with all its terms, and the whole of its price. */
export const ContractPage = ({ data }: { readonly data: ContractPageData }) => (
  <Wrap className={styles["page"]}>
    <nav aria-label={texts.path}>
      <ol className={styles["path"]}>
        <li>
          <a href={electricityPlace.path}>{texts.contracts}</a>
        </li>
        <li>
          <ChevronRight size={16} strokeWidth={2} />
          <a href={resultPath(electricityPlace, data.searchId)}>{texts.yourList}</a>
        </li>
        <li>
          <ChevronRight size={16} strokeWidth={2} />
          <span aria-current="page">{data.providerName}</span>
        </li>
      </ol>
    </nav>
    <ContractHead data={data} />
    <div className={styles["columns"]}>
      <div className={styles["side"]}>
        <section className={styles["card"]}>
          <h2>{texts.parts}</h2>
          <p className={styles["lead"]}>{texts.partsLead}</p>
          <PriceStack rows={data.rows} totalKwh={data.comparisonKwh} />
          <PriceParts rows={data.rows} totalKwh={data.comparisonKwh} />
          {data.spot ? <p className={styles["note"]}>{texts.spotAge(data.spot.month, data.spot.area)}</p> : null}
          {data.spot ? (
            <p className={styles["note"]}>
              <a href={todayPath()}>{texts.today}</a>
            </p>
          ) : null}
          {data.priceInfo === "" ? null : <p className={styles["note"]}>{data.priceInfo}</p>}
          {data.energyTaxKwh === undefined ? null : (
            <p className={styles["note"]}>{texts.energyTax(data.energyTaxKwh)}</p>
          )}
        </section>
        {data.day ? <ContractDayChart day={data.day} /> : null}
        {data.months ? <ContractMonthsChart months={data.months} /> : null}
      </div>
      <div className={styles["side"]}>
        <ContractTerms data={data} />
        <AboutSupplier data={data} />
      </div>
    </div>
  </Wrap>
);

const ContractHead = ({ data }: { readonly data: ContractPageData }) => (
  <section className={styles["head"]} aria-label={data.subscriptionName}>
    <div>
      <LogoTile src={data.logoUrl} name={data.providerName} />
      <h1 className={styles["name"]}>{data.subscriptionName}</h1>
      <div className={styles["tags"]}>
        <ContractTags {...data} isAlone />
      </div>
    </div>
    <div className={styles["price"]}>
      <Price value={data.yearOre} unit="ore-year" isEstimate />
      <p>{data.spot ? texts.lastYear(data.yearlyUseKwh) : texts.ofUse(data.yearlyUseKwh)}</p>
      {data.range ? <p>{texts.range(data.range.years, data.range.lowestOre, data.range.highestOre)}</p> : null}
      <p>
        <strong>{texts.comparison(data.comparisonKwh, data.spot?.month)}</strong>
      </p>
      {data.isOrderedElsewhere ? (
        <p>{texts.elsewhere}</p>
      ) : (
        <LinkButton href={checkoutPath(electricityPlace, data.resultId)} isFull>
          {texts.goOn}
        </LinkButton>
      )}
      <p className={styles["note"]}>{data.monthlyFeeText}</p>
    </div>
  </section>
);
