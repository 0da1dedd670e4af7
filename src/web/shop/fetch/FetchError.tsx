import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { otherHolder } from "./fetch-rules.ts";
import type { FailedFetch, FetchProvider } from "./fetch-state.ts";
import { problemText } from "./fetch-title.ts";
import type { FetchViewProps } from "./fetch-view-props.ts";
import styles from "./FetchView.module.css";
import { fetchErrorTexts, fetchModalTexts as texts, otherHolderTexts } from "./fetch.texts.sv.ts";
import { OtherHolder } from "./OtherHolder.tsx";

interface FetchErrorProps extends FetchViewProps {
  readonly failed: FailedFetch;
  readonly chosen: FetchProvider | undefined;
}

/** The error, with the text of spec 3 §8, and what the visitor can do about it. */
export function FetchError(props: FetchErrorProps) {
  const { failed, chosen, kind, fetchWeb, purpose, actions } = props;
  const errors = useTexts(fetchErrorTexts);
  const other = otherHolder(failed.problem, kind);
  return (
    <>
      <div role="alert">
        <Alert tone="wrong" icon={<Icon of={CircleAlert} />}>
          <p>{problemText(failed.problem, { kind, fetchWeb, errors })}</p>
        </Alert>
      </div>
      {other === "alone" ? (
        <OtherHolder {...props} onClose={actions.close} />
      ) : (
        <>
          {purpose === "compare" ? <p>{errors.withoutFetch}</p> : null}
          <Attempt chosen={chosen} atMs={failed.atMs} />
          <div className={styles["actions"]}>
            <Button onClick={actions.retry}>{texts.tryAgain}</Button>
            <Button look="secondary" onClick={actions.close}>
              {texts.close}
            </Button>
          </div>
          {other ? (
            <details className={styles["other"]}>
              <summary>{otherHolderTexts.summary}</summary>
              <OtherHolder {...props} />
            </details>
          ) : null}
        </>
      )}
    </>
  );
}

interface AttemptProps {
  readonly chosen: FetchProvider | undefined;
  readonly atMs: number;
}

const Attempt = ({ chosen, atMs }: AttemptProps) =>
  chosen ? (
    <div className={styles["attempt"]}>
      <span className={styles["tile"]}>
        <img className={styles["logo"]} src={chosen.logoUrl} alt={chosen.name} height={28} />
      </span>
      <span className={styles["small"]}>{texts.attempted(swedishTime.format(atMs))}</span>
    </div>
  ) : null;

const swedishTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  hour: "2-digit",
  minute: "2-digit",
});
