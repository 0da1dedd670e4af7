import { createContext, type ReactNode, useContext } from "react";
import { compareWithRenewal } from "#domain/after-order/renewal-alignment.ts";
import { describeRenewalAlignment } from "#domain/after-order/renewal-alignment.texts.sv.ts";
import { formatDay } from "#domain/after-order/handover.texts.sv.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { ChoiceCard } from "#ui/inputs/ChoiceCard.tsx";
import choices from "#ui/inputs/choices.module.css";
import { DateInput } from "#ui/inputs/DateInput.tsx";
import { choiceId, fieldId } from "#ui/inputs/parts/field-ids.ts";
import { GroupFrame } from "#ui/inputs/FieldFrame.tsx";
import { type InputProps, leaveGroup } from "#ui/inputs/parts/input-props.ts";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { useNouns, useTexts } from "#ui/texts/use-texts.ts";
import { startDateTexts } from "./checkout.texts.sv.ts";
import { InlineCalendar } from "./InlineCalendar.tsx";
import type { Meeting } from "./meeting.ts";
import { Axis, Line, MeetingFix, MeetingOption, spanOf } from "./MeetingParts.tsx";
import { renewalOf, type StartDateEvent, type StartDateView } from "./start-date.ts";
import styles from "./StartDateInput.module.css";

export interface StartDateChoosing {
  readonly view: StartDateView;
  send(event: StartDateEvent): void;
  /** The provider whose insurance is renewed. */
  readonly providerName: string | undefined;
  /** Undefined where nothing can be fetched. */
  readonly onFetch: (() => void) | undefined;
  /** The vertical's warning about the day of renewal. */
  readonly warning: ReactNode;
  /** How the day in the form meets what the visitor has today; undefined when that is unknown. */
  readonly meeting: Meeting | undefined;
}

export const StartDateContext = createContext<StartDateChoosing | undefined>(undefined);

/** C-194. Without script it is the browser's own date field. */
export function StartDateInput(props: InputProps) {
  const choosing = useContext(StartDateContext);
  const isScripted = useIsScripted();
  const texts = useTexts(startDateTexts);
  if (!choosing) return <DateInput {...props} />;
  if (!isScripted) return <WithoutScript {...props} meeting={choosing.meeting} />;
  const model = { ...props.model, label: texts.question };
  return (
    <GroupFrame {...props} model={model} onBlur={leaveGroup(props.onLeave)}>
      {renewalOf(choosing.view) === undefined ? (
        <Plain {...props} choosing={choosing} />
      ) : (
        <WithRenewal {...props} choosing={choosing} />
      )}
    </GroupFrame>
  );
}

/** The server renders what the posted day means. */
function WithoutScript({ meeting, ...props }: InputProps & Pick<StartDateChoosing, "meeting">) {
  if (!meeting?.chosen) return <DateInput {...props} />;
  const span = spanOf(meeting);
  return (
    <div className={styles["stack"]}>
      <DateInput {...props} />
      <Axis meeting={meeting} span={span} />
      <Line meeting={meeting} handover={meeting.chosen} span={span} />
      <MeetingFix meeting={meeting} onTake={undefined} />
    </div>
  );
}

interface ChoosingProps extends InputProps {
  readonly choosing: StartDateChoosing;
}

/** The visitor's insurance is unknown: choose any day, or fetch the right one. */
function Plain(props: ChoosingProps) {
  const { choosing, model } = props;
  const texts = useTexts(startDateTexts);
  const { view, send, onFetch } = choosing;
  if (view.kind === "select") return <OtherDay {...props} />;
  return (
    <div className={styles["plain"]}>
      {model.value ? <p>{texts.selected(formatLongDate(model.value))}</p> : null}
      {view.kind === "init" && view.notice ? (
        <AlertBanner tone="notice" isAnnounced>
          <p>{texts.told[view.notice]}</p>
        </AlertBanner>
      ) : null}
      {view.kind === "init" && onFetch ? <p className={styles["small"]}>{texts.fetchOffer}</p> : null}
      <div className={styles["buttons"]}>
        <Button look="secondary" size="small" id={fieldId(model.name)} onClick={() => send({ kind: "wants-another" })}>
          {model.value ? texts.change : texts.pick}
        </Button>
        {view.kind === "init" && onFetch ? (
          <Button look="soft" size="small" onClick={onFetch}>
            {texts.fetch}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** C-195: the day of renewal, or another one. */
function WithRenewal(props: ChoosingProps) {
  const { view, providerName = "", warning, meeting } = props.choosing;
  const texts = useTexts(startDateTexts);
  return (
    <div className={styles["stack"]}>
      <AlertBanner tone="yours">
        <p>
          {texts.renewsBefore(providerName)}
          <strong className={styles["date"]}>{formatLongDate(renewalOf(view) ?? "")}</strong>
          {texts.renewsAfter}
        </p>
      </AlertBanner>
      {warning}
      {meeting ? <MeetingChoices {...props} meeting={meeting} /> : <RenewalChoices {...props} />}
    </div>
  );
}

interface MeetingChoicesProps extends ChoosingProps {
  readonly meeting: Meeting;
}

/** Each day with the former and the new agreement on the same line of days. */
function MeetingChoices({ meeting, ...props }: MeetingChoicesProps) {
  const { model, onType, choosing } = props;
  const { view, send } = choosing;
  const texts = useTexts(startDateTexts);
  const { proposed, chosen } = meeting;
  const isProposed = view.kind === "selected" && view.date === proposed.startsOn;
  const other = view.kind === "selected" && !isProposed ? chosen : undefined;
  const shared = { name: `${model.name}-val`, isWrong: model.style === "invalid" };
  const span = spanOf({ ...meeting, chosen: other });
  const take = (date: string) => {
    onType(date);
    send({ kind: "chose", date });
  };
  return (
    <>
      <div className={styles["meeting"]}>
        <Axis meeting={{ ...meeting, chosen: other }} span={span} />
        <MeetingOption
          {...shared}
          id={choiceId(model.name, 0)}
          title={texts.soundsGood(formatDay(proposed.startsOn))}
          meeting={meeting}
          handover={proposed}
          span={span}
          isProposed
          checked={isProposed}
          onChange={() => take(proposed.startsOn)}
        />
        {other ? (
          <MeetingOption
            {...shared}
            id={choiceId(model.name, 1)}
            title={formatDay(other.startsOn)}
            meeting={meeting}
            handover={other}
            span={span}
            checked
            onChange={() => undefined}
          />
        ) : (
          <ChoiceCard
            {...shared}
            type="radio"
            id={choiceId(model.name, 1)}
            title={texts.another}
            checked={view.kind === "select"}
            onChange={() => send({ kind: "wants-another" })}
          />
        )}
      </div>
      {view.kind === "select" ? <OtherDay {...props} /> : null}
      {other ? (
        <div className={styles["plain"]}>
          <MeetingFix
            meeting={meeting}
            onTake={(date) => {
              take(date);
              // The pressed button goes with its box: the focus moves to the day that it has chosen.
              document.getElementById(choiceId(model.name, 0))?.focus();
            }}
          />
          <p>{texts.selected(formatLongDate(other.startsOn))}</p>
          <div className={styles["buttons"]}>
            <Button look="secondary" size="small" onClick={() => send({ kind: "wants-another" })}>
              {texts.change}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
}

/** Where nothing but the day of renewal is known. */
function RenewalChoices(props: ChoosingProps) {
  const { choosing, field, model, onType } = props;
  const { view, send } = choosing;
  const texts = useTexts(startDateTexts);
  const describeAlignment = useNouns(describeRenewalAlignment);
  const renewal = renewalOf(view) ?? "";
  const isOffered = renewal >= (field.minDate ?? "") && renewal <= (field.maxDate ?? "9999");
  const isRenewal = view.kind === "selected" && view.date === renewal;
  const isOther = view.kind === "select" || (view.kind === "selected" && !isRenewal);
  const shared = { type: "radio", name: `${model.name}-val`, isWrong: model.style === "invalid" } as const;
  return (
    <>
      <div className={classNames(choices["cards"], isOffered && styles["choices"])}>
        {isOffered ? (
          <ChoiceCard
            {...shared}
            id={choiceId(model.name, 0)}
            title={texts.soundsGood(formatDay(renewal))}
            text={describeAlignment({ kind: "aligned" })}
            checked={isRenewal}
            onChange={() => {
              onType(renewal);
              send({ kind: "accepted-renewal" });
            }}
          />
        ) : null}
        <ChoiceCard
          {...shared}
          id={choiceId(model.name, isOffered ? 1 : 0)}
          title={texts.another}
          checked={isOther}
          onChange={() => send({ kind: "wants-another" })}
        />
      </div>
      {view.kind === "select" ? <OtherDay {...props} /> : null}
      {view.kind === "selected" && !isRenewal ? <Chosen {...props} date={view.date} renewal={renewal} /> : null}
    </>
  );
}

interface ChosenProps extends ChoosingProps {
  readonly date: string;
  readonly renewal: string;
}

function Chosen({ date, renewal, choosing: { send } }: ChosenProps) {
  const texts = useTexts(startDateTexts);
  const describeAlignment = useNouns(describeRenewalAlignment);
  const meeting = compareWithRenewal(renewal, date);
  return (
    <div className={styles["plain"]}>
      <p>{texts.selected(formatLongDate(date))}</p>
      {meeting.kind === "aligned" ? null : (
        <AlertBanner tone="notice" isAnnounced>
          <p>
            {texts.against[meeting.kind](formatDay(date))} {describeAlignment(meeting)}
          </p>
        </AlertBanner>
      )}
      <div className={styles["buttons"]}>
        <Button look="secondary" size="small" onClick={() => send({ kind: "wants-another" })}>
          {texts.change}
        </Button>
      </div>
    </div>
  );
}

function OtherDay({ field, model, today, onType, choosing: { view, send } }: ChoosingProps) {
  const texts = useTexts(startDateTexts);
  const renewal = renewalOf(view);
  return (
    <InlineCalendar
      field={field}
      model={{ ...model, label: texts.field }}
      today={today}
      marks={renewal === undefined ? [] : [{ date: renewal, label: texts.renewalMark }]}
      onType={onType}
      onChosen={(date) => {
        onType(date);
        send({ kind: "chose", date });
      }}
    />
  );
}
