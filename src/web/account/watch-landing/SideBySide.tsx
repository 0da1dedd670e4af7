import type { ReactNode } from "react";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { LandingOffer, LandingParty, LandingRow, WatchLanding } from "#domain/watch-landing/landing.ts";
import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import styles from "./SideBySide.module.css";
import page from "./WatchLanding.module.css";
import { watchLandingTexts } from "./watch-landing.texts.sv.ts";

/** What the person has today, and the cheapest with the same cover, row by row. */
export function SideBySide({ landing }: { readonly landing: WatchLanding }) {
  const texts = useTexts(watchLandingTexts).side;
  const { best, former, foundOn } = landing;
  if (!best) return null;
  return (
    <Card className={page["card"]}>
      <div className={page["intro"]}>
        <h2>{texts.heading}</h2>
        <p className={page["small"]}>
          {texts.lead(formatLongDate(foundOn))} {texts.unreported(former.providerName)}
        </p>
      </div>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col" className={styles["name"]}>
              <VisuallyHidden>{texts.row}</VisuallyHidden>
            </th>
            <th scope="col" className={styles["today"]}>
              <Party label={texts.today} party={former} />
            </th>
            <th scope="col">
              <Party label={texts.same} party={best} />
            </th>
            <th scope="col" className={styles["difference"]}>
              {texts.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          <PriceRow former={former} best={best} />
          {best.rows.map((row) => (
            <Row key={row.type} row={row} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const Party = ({ label, party }: { readonly label: string; readonly party: LandingParty }) => (
  <span className={styles["party"]}>
    <span className={styles["label"]}>{label}</span>
    {party.providerSlug === undefined ? (
      <strong>{party.providerName}</strong>
    ) : (
      <LogoTile src={providerLogoPath(party.providerSlug)} name={party.providerName} />
    )}
  </span>
);

function PriceRow({ former, best }: { readonly former: LandingParty; readonly best: LandingOffer }) {
  const texts = useTexts(watchLandingTexts).side;
  const { savingOre = 0 } = best;
  const change = savingOre === 0 ? "same" : savingOre > 0 ? "better" : "worse";
  const difference =
    former.yearlyOre === undefined ? null : <Difference row={{ change, byOre: Math.abs(savingOre) }} />;
  return (
    <tr className={styles["price"]}>
      <th scope="row">{texts.price}</th>
      <td className={styles["today"]}>{former.yearlyOre === undefined ? texts.unknown : formatKr(former.yearlyOre)}</td>
      <Offered text={formatKr(best.yearlyOre)} difference={difference} />
    </tr>
  );
}

function Row({ row }: { readonly row: LandingRow }) {
  const texts = useTexts(watchLandingTexts).side;
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td className={styles["today"]}>{row.today || texts.excluded}</td>
      <Offered text={row.offered || texts.excluded} difference={<Difference row={row} />} />
    </tr>
  );
}

/** Where there is no room for a fourth column, the difference is under the offer. */
const Offered = ({ text, difference }: { readonly text: string; readonly difference: ReactNode }) => (
  <>
    <td>
      {text}
      <span className={styles["under"]}>{difference}</span>
    </td>
    <td className={styles["difference"]}>{difference}</td>
  </>
);

function Difference({ row: { change, byOre } }: { readonly row: Pick<LandingRow, "change" | "byOre"> }) {
  const texts = useTexts(watchLandingTexts).side;
  if (change === "same") return texts.equal;
  if (change === "worse") return byOre === undefined ? texts.worse : texts.higher(formatKr(byOre));
  return <mark className={styles["gain"]}>{byOre === undefined ? texts.better : texts.lower(formatKr(byOre))}</mark>;
}
