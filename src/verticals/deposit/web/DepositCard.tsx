import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldOff from "lucide-react/icons/shield-off";
import Hourglass from "lucide-react/icons/hourglass";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import TrendingUp from "lucide-react/icons/trending-up";
import { formatKr } from "#domain/format/swedish-format.ts";
import { CardDetail } from "#ui/primitives/CardDetail.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Notices } from "#ui/primitives/Notices.tsx";
import { OfferCard } from "#ui/primitives/OfferCard.tsx";
import { SavingBadge } from "#ui/primitives/SavingBadge.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import type { CardProps } from "#verticals/_contract/vertical-web.ts";
import { DetailColumns, DetailStack, FactSection } from "#verticals/_web/DetailPieces.tsx";
import { cardTexts } from "#verticals/_web/details.texts.sv.ts";
import { LinkOutButton } from "#verticals/_web/LinkOutButton.tsx";
import { listAccountRows } from "#verticals/deposit/account-rows.ts";
import { formatRate } from "#verticals/deposit/account-rows.texts.sv.ts";
import type { DepositFacts } from "#verticals/deposit/deposit.facts.ts";
import { depositPlace } from "#verticals/deposit/deposit.place.ts";
import { GainChart } from "./GainChart.tsx";
import { depositCardTexts as texts } from "./deposit-card.texts.sv.ts";
import styles from "./DepositCard.module.css";

/** The rate large, and what it gives in kronor after one, three and five years. */
export function DepositCard({ offer, isBest, slots }: CardProps<DepositFacts>) {
  const { facts, providerName, subscriptionName } = offer;
  const name = `${providerName} ${subscriptionName}`;
  const more = moreThanToday(facts);
  const action = (
    <LinkOutButton vertical={depositPlace} resultId={offer.resultId} text={texts.toBank} offerName={name} />
  );
  return (
    <OfferCard
      name={name}
      logo={
        <>
          <LogoTile src={offer.logoUrl} fallbackSrc={offer.lowLogoUrl} name={providerName} />
          <p className={styles["name"]}>{subscriptionName}</p>
        </>
      }
      price={
        <span className={styles["rate"]}>
          {formatRate(facts.rate)} <span className={styles["unit"]}>{texts.rate}</span>
        </span>
      }
      saving={more > 0 ? <SavingBadge>{texts.more(formatKr(more))}</SavingBadge> : null}
      bar={<Gains facts={facts} />}
      tags={<AccountTags facts={facts} isBest={isBest} />}
      note={offer.notices ? <Notices notices={offer.notices} /> : null}
      action={action}
      favourite={slots.favourite}
      more={
        <CardDetail
          id={slots.anchor}
          aside={cardTexts.quote(facts.info)}
          of={name}
          openLabel={texts.toggle.show}
          closeLabel={texts.toggle.hide}
          onOpen={slots.onOpen}
        >
          <DetailColumns>
            <DetailStack>
              <GainChart name={name} facts={facts} />
            </DetailStack>
            <DetailStack>
              <FactSection title={texts.terms} rows={listAccountRows(facts)} />
              {slots.compare}
              {action}
            </DetailStack>
          </DetailColumns>
        </CardDetail>
      }
    />
  );
}

const moreThanToday = ({ gains, gainsToday }: DepositFacts): number =>
  gainsToday[0] && gains[0] ? gains[0].ore - gainsToday[0].ore : 0;

const Gains = ({ facts: { gains } }: { readonly facts: DepositFacts }) => (
  <dl className={styles["gains"]} aria-label={texts.gains}>
    {gains.map(({ years, ore }) => (
      <div key={years}>
        <dt>{texts.years(years)}</dt>
        <dd>{texts.gain(ore)}</dd>
      </div>
    ))}
  </dl>
);

function AccountTags({ facts, isBest }: { readonly facts: DepositFacts; readonly isBest: boolean }) {
  const { bindingMonths, withdrawals, noticeDays, hasGuarantee } = facts;
  return (
    <>
      {isBest ? (
        <Tag>
          <TrendingUp />
          {texts.highest}
        </Tag>
      ) : null}
      {bindingMonths > 0 ? (
        <Tag isQuiet>
          <Lock />
          {texts.bound(bindingMonths)}
        </Tag>
      ) : withdrawals === "free" ? (
        <Tag>
          <LockOpen />
          {texts.free}
        </Tag>
      ) : (
        <Tag isQuiet>
          <Hourglass />
          {texts.notice(noticeDays)}
        </Tag>
      )}
      {hasGuarantee ? (
        <span className={styles["guarantee"]}>
          <Tag>
            <ShieldCheck />
            {texts.guaranteed}
          </Tag>
        </span>
      ) : (
        <Tag isQuiet>
          <ShieldOff />
          {texts.notGuaranteed}
        </Tag>
      )}
    </>
  );
}
