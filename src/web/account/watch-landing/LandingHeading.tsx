import { formatDay } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { WatchLanding } from "#domain/watch-landing/landing.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Plate } from "#ui/primitives/Plate.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import styles from "./WatchLanding.module.css";
import { watchLandingTexts } from "./watch-landing.texts.sv.ts";

export function LandingHeading({ landing }: { readonly landing: WatchLanding }) {
  const texts = useTexts(watchLandingTexts);
  const { product, plate, renewsOn, stayedOn, isWatched, former } = landing;
  return (
    <div className={styles["top"]}>
      {plate === undefined ? (
        <p className={styles["asked"]}>{texts.askedFor(product)}</p>
      ) : (
        <p className={styles["asked"]}>
          {texts.asked} <Plate number={plate} />
        </p>
      )}
      <h1 className={styles["heading"]}>
        {renewsOn === undefined ? null : (
          <span className={styles["line"]}>{texts.renews(product, formatDay(renewsOn))} </span>
        )}
        <span className={styles["line"]}>
          <Found landing={landing} />
        </span>
      </h1>
      {stayedOn === undefined ? null : (
        <AlertBanner tone="right" title={texts.stay.done(former.providerName)} isAnnounced>
          <p>{(isWatched ? texts.stay.doneText : texts.stay.doneTextUnwatched)(formatDay(stayedOn))}</p>
        </AlertBanner>
      )}
      {isWatched ? null : (
        <AlertBanner tone="right" title={texts.stop.done} isAnnounced>
          <p>{texts.stop.doneText}</p>
        </AlertBanner>
      )}
    </div>
  );
}

function Found({ landing: { outcome, best } }: { readonly landing: WatchLanding }) {
  const texts = useTexts(watchLandingTexts);
  if (outcome !== "cheaper" || !best?.savingOre) return texts.headings[outcome === "cheaper" ? "not-cheaper" : outcome];
  return (
    <>
      {texts.cheaperBefore} <mark className={styles["amount"]}>{formatKr(best.savingOre)}</mark>{" "}
      {texts.cheaperAfter(best.providerName)}
    </>
  );
}
