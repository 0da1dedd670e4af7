import { useEffect, useState } from "react";
import type { ListChoices } from "#domain/addresses/list-choices.ts";
import type { Place } from "#domain/addresses/place.ts";
import { searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import { krToOre } from "#domain/format/swedish-format.ts";
import type { EventsView } from "#http/contract/events-services.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { CoveringSearch } from "#verticals/_contract/events.ts";
import { searchUpgrade, type UpgradedSearch } from "#web/shop/result/upgrade/upgrade-search.ts";
import { eventTexts } from "./events.texts.sv.ts";
import styles from "./NotCovered.module.css";

interface NotCoveredProps {
  readonly place: Place;
  readonly view: EventsView;
}

/** All offers that pay nothing, in one sentence, and the cover that pays. */
export function NotCovered({ place, view }: NotCoveredProps) {
  const texts = useTexts(eventTexts).excluded;
  const { coveredBy, event, offers, isExcluded } = view;
  const names = offers.filter(paysNothing).map(({ providerName }) => providerName);
  if (names.length === 0) return null;
  return (
    <div className={styles["box"]}>
      <p>
        <strong>
          {isExcluded ? texts.inNone(coveredBy?.instead, names.length) : texts.inSome([...new Set(names)])}
        </strong>{" "}
        {texts.youPayAll(event.damageOre)}
      </p>
      {coveredBy ? <ToCover place={place} view={view} covering={coveredBy} /> : null}
    </div>
  );
}

/** It does not pay, and the insurer sells nothing that does. */
export const paysNothing = ({ outcome, addOn }: EventsView["offers"][number]): boolean =>
  outcome?.isCovered === false && !addOn;

interface ToCoverProps extends NotCoveredProps {
  readonly covering: CoveringSearch;
}

/** The same search with the other cover; its lowest price is fetched when the page has a script. */
function ToCover({ place, view: { searchId, choices }, covering: { changes, name } }: ToCoverProps) {
  const texts = useTexts(eventTexts).excluded;
  const found = useSearch(place, searchId, choices, changes);
  if (found && found.offers.length > 0) {
    const fromOre = Math.min(...found.offers.map(({ MonthlyFeeRaw }) => krToOre(MonthlyFeeRaw)));
    return <LinkButton href={resultPath(place, found.searchId, choices)}>{texts.seeFrom(name, fromOre)}</LinkButton>;
  }
  return (
    <form method="post" action={resultPath(place, searchId, choices)}>
      {Object.entries(changes).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button isSubmit>{texts.see(name)}</Button>
    </form>
  );
}

function useSearch(
  place: Place,
  searchId: string,
  { fetchDataId, payment }: ListChoices,
  changes: CoveringSearch["changes"],
): UpgradedSearch | undefined {
  const [found, setFound] = useState<UpgradedSearch>();
  const address = searchCallPath(place);
  const asked = JSON.stringify(changes);
  useEffect(() => {
    let isGone = false;
    const question = { address, searchId, fetchDataId, payment, changes: JSON.parse(asked) as Record<string, string> };
    void searchUpgrade(question).answer.then((answer) => (isGone ? undefined : setFound(answer)));
    return () => {
      isGone = true;
    };
  }, [address, searchId, fetchDataId, payment, asked]);
  return found;
}
