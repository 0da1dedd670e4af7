import type { SimulatedTarget } from "#http/contract/desk-services.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { textByKey } from "#ui/texts/text-by-key.ts";
import styles from "#web/staff/frame/Desk.module.css";
import { simulatorTexts as texts } from "./simulators.texts.sv.ts";

/** The systems that currently fail on purpose, and a button to restore them. */
export function UnhealthyTargets({ targets }: { readonly targets: readonly SimulatedTarget[] }) {
  const ill = targets.filter(({ faults }) => faults.length > 0);
  return (
    <section className={styles["part"]}>
      <h2>{texts.ill}</h2>
      {ill.length === 0 ? <p>{texts.well}</p> : null}
      <ul className={styles["list"]}>
        {ill.map(({ target, faults }) => (
          <li key={target} className={styles["row"]}>
            <span>
              {target}: {faults.map(({ kind }) => textByKey(texts.faults, kind)).join(", ")}
            </span>
            <form method="post">
              <input type="hidden" name="target" value={target} />
              <Button isSubmit look="secondary">
                {texts.heal(target)}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      {ill.length > 1 ? (
        <form method="post">
          <Button isSubmit look="secondary">
            {texts.healAll}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
