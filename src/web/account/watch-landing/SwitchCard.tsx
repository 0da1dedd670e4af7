import { formatDay, formatLongDate } from "#domain/calendar/format-date.ts";
import { formatFee } from "#domain/format/swedish-format.ts";
import type { LandingOffer, WatchLanding } from "#domain/watch-landing/landing.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { compareHref } from "#web/account/parts/vertical-looks.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import styles from "./WatchLanding.module.css";
import { watchLandingTexts } from "./watch-landing.texts.sv.ts";

interface LandingProps {
  readonly landing: WatchLanding;
}

/** What the person may do about it: leave, stay, or receive no more mails. */
export function SwitchCard({ landing }: LandingProps) {
  const texts = useTexts(watchLandingTexts);
  const { findingId, best, former, thing, renewsOn, isWatched, outcome } = landing;
  return (
    <aside className={styles["side"]}>
      <Card className={styles["card"]}>
        {outcome === "cheaper" && best ? <Leaving landing={landing} best={best} /> : <Comparing landing={landing} />}
        <p className={styles["or"]}>{texts.steps.or}</p>
        <AnswerForm findingId={findingId} answer="stay" className={styles["form"]}>
          <Button isSubmit look="secondary" isFull>
            {texts.stay.button}
          </Button>
          <p className={styles["small"]}>
            {(renewsOn === undefined ? texts.stay.textWithoutDate : texts.stay.text)(former.providerName)}
          </p>
        </AnswerForm>
      </Card>
      {isWatched ? (
        <AnswerForm findingId={findingId} answer="stop" className={styles["stop"]}>
          {texts.stop.question(thing)}{" "}
          <button type="submit" className={styles["link"]}>
            {texts.stop.button}
          </button>
        </AnswerForm>
      ) : null}
    </aside>
  );
}

function Leaving({ landing, best }: LandingProps & { readonly best: LandingOffer }) {
  const texts = useTexts(watchLandingTexts);
  const { findingId, former, foundOn } = landing;
  const { providerName } = best;
  if (best.state !== "orderable") {
    const { heading, button } = texts[best.state];
    const text =
      best.state === "expired"
        ? texts.expired.text(providerName, formatLongDate(foundOn))
        : texts.elsewhere.text(providerName);
    return (
      <>
        <h2>{heading}</h2>
        <p>{text}</p>
        <ListButton landing={landing}>{button}</ListButton>
      </>
    );
  }
  const fees = [
    ...(best.monthlyOre === undefined ? [] : [formatFee(best.monthlyOre, "month")]),
    formatFee(best.yearlyOre, "year"),
  ].join(", ");
  return (
    <>
      <h2>{texts.steps.heading}</h2>
      <ol className={styles["steps"]}>
        <li>
          <strong>{texts.steps.first(providerName)}</strong>
          <p className={styles["small"]}>{texts.steps.firstText(formatDay(best.startsOn))}</p>
        </li>
        <li>
          <strong>{texts.steps.second}</strong>
          {/* Their own provider replaces what it has: there is no one to send a notice to. */}
          {providerName === former.providerName ? null : (
            <p className={styles["small"]}>
              {texts.steps.secondText(former.providerName, formatDay(best.formerEndsOn))}
            </p>
          )}
        </li>
      </ol>
      <AnswerForm findingId={findingId} answer="switch" className={styles["form"]}>
        <Button isSubmit isFull>
          {texts.steps.button(providerName)}
        </Button>
        <p className={styles["small"]}>{texts.steps.terms(fees, providerName)}</p>
      </AnswerForm>
    </>
  );
}

function Comparing({ landing }: LandingProps) {
  const texts = useTexts(watchLandingTexts).none;
  return (
    <>
      <h2>{texts.heading}</h2>
      <p>{texts.text}</p>
      <ListButton landing={landing}>{texts.button}</ListButton>
    </>
  );
}

function ListButton({
  landing: { findingId, hasList, vertical },
  children,
}: LandingProps & { readonly children: string }) {
  const texts = useTexts(watchLandingTexts).none;
  return hasList ? (
    <AnswerForm findingId={findingId} answer="list" className={styles["form"]}>
      <Button isSubmit isFull>
        {children}
      </Button>
    </AnswerForm>
  ) : (
    <LinkButton href={compareHref(vertical)} isFull>
      {texts.form}
    </LinkButton>
  );
}
