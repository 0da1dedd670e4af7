import { formatFee, formatKr } from "#domain/format/swedish-format.ts";
import type { LandingRow, LesserOffer, WatchLanding } from "#domain/watch-landing/landing.ts";
import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import styles from "./WatchLanding.module.css";
import { watchLandingTexts, type WorseRow } from "./watch-landing.texts.sv.ts";

/** Why the cheapest price is not the one above, and the way to all prices. */
export function LesserOffers({ landing }: { readonly landing: WatchLanding }) {
  const texts = useTexts(watchLandingTexts);
  const { findingId, lesser, best, former, askedCount, answeredCount, priceCount, hasList } = landing;
  if (askedCount === 0) return null;
  const { providerName } = best ?? former;
  return (
    <Card className={styles["card"]}>
      <div className={styles["intro"]}>
        <h2>{texts.lesser.heading}</h2>
        <p className={styles["small"]}>
          {texts.lesser.counts(askedCount, answeredCount)} {texts.lesser.cheaper(lesser.length, providerName)}
        </p>
      </div>
      {lesser.length === 0 ? null : (
        <ul className={styles["lesser"]}>
          {lesser.map((offer) => (
            <Lesser key={offer.providerName} offer={offer} />
          ))}
        </ul>
      )}
      {hasList ? (
        <AnswerForm findingId={findingId} answer="list">
          <button type="submit" className={styles["link"]}>
            {texts.all(priceCount)}
          </button>
        </AnswerForm>
      ) : null}
    </Card>
  );
}

function Lesser({ offer: { providerName, providerSlug, yearlyOre, worse } }: { readonly offer: LesserOffer }) {
  const texts = useTexts(watchLandingTexts).lesser;
  return (
    <li className={styles["offer"]}>
      {providerSlug === undefined ? (
        <strong>{providerName}</strong>
      ) : (
        <LogoTile src={providerLogoPath(providerSlug)} name={providerName} />
      )}
      <span className={styles["worse"]}>{texts.worse(worse.map(toWorse))}</span>
      <strong className={styles["fee"]}>{formatFee(yearlyOre, "year")}</strong>
    </li>
  );
}

const toWorse = ({ name, byOre, offered }: LandingRow): WorseRow => ({
  name,
  kr: byOre === undefined ? undefined : formatKr(byOre),
  isExcluded: byOre === undefined && (offered === "" || offered === watchLandingTexts.side.excluded),
});
