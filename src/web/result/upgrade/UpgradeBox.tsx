import { useEffect, useState } from "react";
import { formatFeeChange } from "#domain/swedish-format.ts";
import { Dots } from "#ui/primitives/Dots.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { Upgrade } from "#verticals/_contract/vertical-web.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { paths } from "#web/paths.ts";
import type { ShownOffer } from "#web/result/present-result.ts";
import { upgradeTexts } from "#web/result/result.texts.sv.ts";
import { searchUpgrade, type UpgradedSearch } from "./upgrade-search.ts";
import styles from "./UpgradeBox.module.css";

interface UpgradeBoxProps {
  readonly vertical: Pick<VerticalDescription, "path">;
  readonly searchId: string;
  readonly upgrade: Upgrade;
  readonly offer: ShownOffer;
}

/** Spec 3 §4.5: a search of its own; hidden when it is done and has nothing from this provider. */
export function UpgradeBox({ vertical, searchId, upgrade, offer }: UpgradeBoxProps) {
  const found = useUpgrade(paths.searchCall(vertical), searchId, upgrade);
  const feeOre = found === "fetching" ? undefined : found?.monthlyFeeOreById.get(offer.providerId);
  if (found !== "fetching" && feeOre === undefined) return null;
  return (
    <section className={styles["box"]} aria-label={upgrade.title}>
      <div>
        <h4>{upgrade.title}</h4>
        <p className={styles["text"]}>{upgrade.text}</p>
      </div>
      <div className={styles["price"]} role="status">
        {found === "fetching" || !found || feeOre === undefined ? (
          <>
            <Dots size={10} label="" />
            <span className={styles["text"]}>{upgradeTexts.fetching}</span>
          </>
        ) : (
          <>
            <strong className={styles["change"]}>{formatFeeChange(feeOre - offer.monthlyFeeOre, "month")}</strong>
            <LinkButton href={paths.result(vertical, found.searchId)} look="secondary" size="small">
              <span>
                {upgradeTexts.show} <VisuallyHidden>{upgradeTexts.showAt(offer.providerName)}</VisuallyHidden>
              </span>
            </LinkButton>
          </>
        )}
      </div>
    </section>
  );
}

function useUpgrade(address: string, searchId: string, { changes }: Upgrade): UpgradedSearch | "fetching" | undefined {
  const [found, setFound] = useState<UpgradedSearch | "fetching" | undefined>("fetching");
  const changed = JSON.stringify(changes);
  useEffect(() => {
    let isGone = false;
    void searchUpgrade({ address, searchId, changes: JSON.parse(changed) as Record<string, string> }).then((answer) => {
      if (!isGone) setFound(answer);
    });
    return () => {
      isGone = true;
    };
  }, [address, searchId, changed]);
  return found;
}
