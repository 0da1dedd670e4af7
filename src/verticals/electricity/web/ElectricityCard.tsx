import { CardDetail } from "#ui/primitives/CardDetail.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Notices } from "#ui/primitives/Notices.tsx";
import { OfferCard } from "#ui/primitives/OfferCard.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { DetailColumns, DetailStack, FactSection, SmallText } from "#verticals/_web/DetailPieces.tsx";
import { cardTexts } from "#verticals/_web/details.texts.sv.ts";
import { listContractRows } from "#verticals/electricity/contract-rows.ts";
import { contractPath } from "#verticals/electricity/electricity-pages.ts";
import type { ElectricityFacts } from "#verticals/electricity/electricity.facts.ts";
import { formatKwhPrice } from "#verticals/electricity/format-kwh.texts.sv.ts";
import { listPriceRows } from "#verticals/electricity/price-rows.ts";
import { ContractTags } from "./parts/ContractTags.tsx";
import { costAxis } from "./cost-axis.ts";
import { CostRange } from "./CostRange.tsx";
import { electricityCardTexts as texts } from "./parts/electricity-card.texts.sv.ts";
import styles from "./ElectricityCard.module.css";
import { readTypedContract } from "./typed-contract.ts";
import { PriceParts } from "./parts/PriceParts.tsx";

/** The cost of the last twelve months large, the comparison price under it, and how much a variable price has varied. */
export function ElectricityCard({ offer, offers, summary, slots }: CardProps<ElectricityFacts>) {
  const { facts, price, providerName, subscriptionName } = offer;
  const yoursOre = readTypedContract(summary)?.yearOre;
  return (
    <OfferCard
      name={`${providerName} ${subscriptionName}`}
      logo={
        <>
          <LogoTile src={offer.logoUrl} fallbackSrc={offer.lowLogoUrl} name={providerName} />
          <p className={styles["name"]}>{subscriptionName}</p>
        </>
      }
      price={
        <>
          <Price {...price.headline} />
          <span className={styles["comparison"]}>
            <strong>{formatKwhPrice(facts.comparisonKwh)}</strong> {texts.comparison(facts.spot?.month)}
          </span>
        </>
      }
      saving={slots.saving}
      bar={<CostRange {...offer} axis={costAxis(offers, yoursOre)} yoursOre={yoursOre} />}
      tags={
        <>
          {slots.labels}
          <ContractTags {...facts} />
        </>
      }
      note={offer.notices ? <Notices notices={offer.notices} /> : null}
      action={slots.action}
      favourite={slots.favourite}
      more={
        <CardDetail
          id={slots.anchor}
          aside={facts.featured === undefined ? undefined : cardTexts.quote(facts.featured)}
          of={`${providerName} ${subscriptionName}`}
          openLabel={texts.toggle.show}
          closeLabel={texts.toggle.hide}
          onOpen={slots.onOpen}
        >
          <DetailColumns>
            <DetailStack>
              <section>
                <h3>{texts.parts}</h3>
                <PriceParts rows={listPriceRows(facts.priced)} totalKwh={facts.comparisonKwh} />
                {facts.spot ? <SmallText>{texts.spotAge(facts.spot.month, facts.spot.area)}</SmallText> : null}
              </section>
            </DetailStack>
            <DetailStack>
              <FactSection title={texts.terms} text={facts.monthlyFeeText} rows={listContractRows(facts)} />
              <p>
                <a href={contractPath(offer.resultId)}>
                  {texts.whole}
                  <VisuallyHidden>{texts.wholeOf(`${providerName} ${subscriptionName}`)}</VisuallyHidden>
                </a>
              </p>
              {slots.compare}
              {slots.lastPurchase}
              {slots.action}
            </DetailStack>
          </DetailColumns>
        </CardDetail>
      }
    />
  );
}
