import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import type { RankedContract } from "./meter-view.ts";
import { meterTexts as texts } from "./meter.texts.sv.ts";
import { useSteps } from "./use-steps.ts";
import styles from "./MeterPage.module.css";
import own from "./MeterRanking.module.css";

const SHOWN_AT_FIRST = 5;
const ROWS_OF_STEP = 8;

/** The list again, by what the visitor's own year would have cost. */
export const MeterRanking = ({ ranked }: { readonly ranked: readonly RankedContract[] }) => (
  <Card>
    <div className={own["rank-head"]}>
      <h2 className={styles["heading"]}>{texts.rankHeading}</h2>
      <span>{texts.rankNote}</span>
    </div>
    <Rows contracts={ranked.slice(0, SHOWN_AT_FIRST)} />
    {ranked.length > SHOWN_AT_FIRST ? <More ranked={ranked} /> : null}
  </Card>
);

function More({ ranked }: { readonly ranked: readonly RankedContract[] }) {
  const steps = useSteps(Math.ceil((ranked.length - SHOWN_AT_FIRST) / ROWS_OF_STEP));
  return (
    <details className={own["more"]}>
      <summary>{texts.showAll(ranked.length)}</summary>
      <Rows contracts={ranked.slice(SHOWN_AT_FIRST, SHOWN_AT_FIRST + steps * ROWS_OF_STEP)} />
    </details>
  );
}

const Rows = ({ contracts }: { readonly contracts: readonly RankedContract[] }) => (
  <ol className={own["rank"]} start={contracts[0]?.place}>
    {contracts.map((contract) => (
      <li key={contract.id} className={own["row"]}>
        <span className={own["place"]}>{contract.place}</span>
        <strong className={own["provider"]}>{contract.providerName}</strong>
        <span className={own["price"]}>{texts.kr(contract.yearOre)}</span>
        <span className={own["name"]}>
          {contract.name === contract.label ? contract.name : `${contract.name}, ${contract.label}`}
        </span>
        <Move places={contract.placesUp} />
        <span className={own["order"]}>
          <LinkButton
            href={contract.orderHref}
            size="small"
            look={contract.place === 1 ? "primary" : "secondary"}
            isFull
          >
            {texts.order}
            <VisuallyHidden> {texts.orderWith(contract.providerName, contract.name)}</VisuallyHidden>
          </LinkButton>
        </span>
      </li>
    ))}
  </ol>
);

const Move = ({ places }: { readonly places: number }) => (
  <span className={own["moved"]}>
    {places === 0 ? (
      texts.samePlace
    ) : (
      <>
        <Icon of={places > 0 ? ArrowUp : ArrowDown} size={16} />
        {places > 0 ? texts.up(places) : texts.down(-places)}
      </>
    )}
  </span>
);
