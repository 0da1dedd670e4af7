import type { WireAssistantAnswer } from "#http/contract/ask-assistant.schema.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { Notices } from "#ui/primitives/Notices.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { WholePrice } from "#ui/primitives/Price.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { AssistantChoices } from "#verticals/_contract/vertical-web.ts";
import { nameOffer } from "#web/shop/offers/offer-name.ts";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import { Saving } from "#web/shop/offers/Saving.tsx";
import { offerAnchor } from "#web/shop/offers/show-offer.ts";
import styles from "./Suggestions.module.css";
import { assistantTexts } from "./assistant.texts.sv.ts";
import { linkProviders } from "./link-providers.ts";

interface SuggestionsProps {
  readonly answer: WireAssistantAnswer;
  readonly offers: readonly ShownOffer[];
  readonly priceNote: AssistantChoices["priceNote"];
  readonly onChoose: (offer: ShownOffer, reason: string) => void;
}

/** C-092. Only offers of the list and in its order, even when the answer names others or has another. */
export function Suggestions({ answer, offers, priceNote, onChoose }: SuggestionsProps) {
  const texts = useTexts(assistantTexts);
  const reasonFor = ({ resultId }: ShownOffer) =>
    answer.suggestions.find(({ resultid }) => resultid === resultId)?.reason ?? "";
  const suggested = offers.filter(({ resultId }) => answer.suggestions.some(({ resultid }) => resultid === resultId));
  return (
    <>
      {suggested.length === 0 ? <p>{texts.success.none}</p> : null}
      <ul className={styles["cards"]} aria-label={texts.suggestions}>
        {suggested.map((offer) => (
          <li key={offer.resultId}>
            <SuggestionCard
              offer={offer}
              note={priceNote?.(offer.facts)}
              reason={reasonFor(offer)}
              onChoose={() => onChoose(offer, reasonFor(offer))}
            />
          </li>
        ))}
      </ul>
      <p className={styles["explanation"]}>
        {linkProviders(answer.explanation, suggested).map(({ text, named }, index) =>
          named ? (
            <a
              key={index}
              href={`#${offerAnchor(named.resultId)}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(named, reasonFor(named));
              }}
            >
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </>
  );
}

interface SuggestionCardProps {
  readonly offer: ShownOffer;
  /** Stands with the price. */
  readonly note: string | undefined;
  readonly reason: string;
  readonly onChoose: () => void;
}

function SuggestionCard({ offer, note, reason, onChoose }: SuggestionCardProps) {
  const { success } = useTexts(assistantTexts);
  const { providerName, logoUrl, price, saving } = offer;
  return (
    <article className={styles["card"]} aria-label={nameOffer(offer)}>
      <div className={styles["head"]}>
        <LogoTile src={logoUrl} name={providerName} />
        <div className={styles["price"]}>
          <WholePrice price={price} isMedium hasNote={note !== undefined} />
        </div>
      </div>
      {note === undefined ? null : <p className={styles["note"]}>* {note}</p>}
      <p>{reason}</p>
      <Notices notices={offer.notices} />
      <div className={styles["foot"]}>
        <Saving saving={saving} />
        <Button size="small" onClick={onChoose}>
          {success.show}
          <VisuallyHidden>, {nameOffer(offer)}</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
}
