import { useEffect, useState } from "react";
import { formatFeeChange, krToOre } from "#domain/format/swedish-format.ts";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { Upgrade } from "#verticals/_contract/search-changes.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import type { ListChoices } from "#domain/addresses/list-choices.ts";
import { progressCallPath, searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import { ProgressLoader } from "#web/shop/progress/ProgressLoader.tsx";
import { nameOffer } from "#web/shop/offers/offer-name.ts";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import { offerCardAnchor } from "#web/shop/offers/show-offer.ts";
import { upgradeTexts } from "#web/shop/offers/result.texts.sv.ts";
import { findUpgraded, searchUpgrade, type UpgradedSearch } from "./upgrade-search.ts";
import styles from "./UpgradeBox.module.css";

interface UpgradeBoxProps {
  readonly vertical: Pick<VerticalDescription, "path">;
  readonly searchId: string;
  readonly choices: ListChoices;
  readonly upgrade: Upgrade;
  readonly offer: ShownOffer;
}

/** Spec 3 §4.5: a search of its own; hidden when it is done and has nothing from this provider. */
export function UpgradeBox({ vertical, searchId, choices, upgrade, offer }: UpgradeBoxProps) {
  const { tempSearchId, found } = useUpgrade(searchCallPath(vertical), { searchId, choices, upgrade });
  const upgraded = found === "fetching" || !found ? undefined : findUpgraded(found, offer);
  if (found !== "fetching" && !upgraded) return null;
  const gain = upgraded && upgrade.gives(offer.facts, upgraded);
  return (
    <section className={styles["box"]} aria-label={upgrade.title}>
      <div>
        <h4>{upgrade.title}</h4>
        {gain === undefined ? null : <p className={styles["text"]}>{gain}</p>}
      </div>
      {found === "fetching" && tempSearchId !== undefined ? (
        <ProgressLoader tempSearchId={tempSearchId} address={progressCallPath(vertical)} />
      ) : null}
      <div className={styles["price"]} role="status">
        {found === "fetching" || !found || !upgraded ? null : (
          <>
            <strong className={styles["change"]}>
              {choices.payment === "yearly"
                ? formatFeeChange(krToOre(upgraded.YearlyFeeRaw) - offer.price.yearlyFeeOre, "year")
                : formatFeeChange(krToOre(upgraded.MonthlyFeeRaw) - offer.price.monthlyFeeOre, "month")}
            </strong>
            <LinkButton
              href={`${resultPath(vertical, found.searchId, choices)}#${offerCardAnchor(upgraded.ResultId)}`}
              look="secondary"
              size="small"
            >
              <span>
                {upgradeTexts.show} <VisuallyHidden>{upgradeTexts.showAt(nameOffer(offer))}</VisuallyHidden>
              </span>
            </LinkButton>
          </>
        )}
      </div>
    </section>
  );
}

type AskedUpgrade = Pick<UpgradeBoxProps, "searchId" | "choices" | "upgrade">;

interface RunningUpgrade {
  readonly tempSearchId: string | undefined;
  readonly found: UpgradedSearch | "fetching" | undefined;
}

function useUpgrade(address: string, asked: AskedUpgrade): RunningUpgrade {
  const { searchId } = asked;
  const { fetchDataId, payment } = asked.choices;
  const [running, setRunning] = useState<RunningUpgrade>({ tempSearchId: undefined, found: "fetching" });
  const changed = JSON.stringify(asked.upgrade.changes);
  useEffect(() => {
    let isGone = false;
    const changes = JSON.parse(changed) as Record<string, string>;
    const { tempSearchId, answer } = searchUpgrade({ address, searchId, fetchDataId, payment, changes });
    const update = (found: RunningUpgrade["found"]) => {
      if (!isGone) setRunning({ tempSearchId, found });
    };
    queueMicrotask(() => update("fetching"));
    void answer.then(update);
    return () => {
      isGone = true;
    };
  }, [address, searchId, fetchDataId, payment, changed]);
  return running;
}
