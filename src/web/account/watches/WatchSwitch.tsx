import { watchListPath } from "#domain/addresses/watch-paths.ts";
import styles from "./Watches.module.css";
import { watchesTexts as texts } from "./watches.texts.sv.ts";

/** Names in the form. */
export const TURN_ON = "pa";
export const TURN_OFF = "av";

interface WatchSwitchProps {
  readonly heldId: string;
  readonly product: string;
  readonly isOn: boolean;
}

/** A button of a form: it works without script. */
export const WatchSwitch = ({ heldId, product, isOn }: WatchSwitchProps) => (
  <button
    type="submit"
    className={styles["switch"]}
    role="switch"
    aria-checked={isOn}
    aria-label={texts.turnOn(product)}
    name={isOn ? TURN_OFF : TURN_ON}
    value={heldId}
  >
    <span className={styles["track"]}>
      <span className={styles["knob"]} />
    </span>
  </button>
);

/** For a page that has no form of its own around it. */
export const WatchSwitchForm = (props: WatchSwitchProps) => (
  <form method="post" action={watchListPath()}>
    <WatchSwitch {...props} />
  </form>
);
