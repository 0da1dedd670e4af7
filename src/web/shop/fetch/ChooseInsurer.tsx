import { type ReactNode, useId } from "react";
import { classNames } from "#ui/primitives/class-names.ts";
import type { FetchProvider } from "./fetch-state.ts";
import { DESKTOP_ONLY_SHOP_ID, NOT_LISTED_SHOP_ID } from "./fetch-rules.ts";
import type { FetchViewProps } from "./fetch-view-props.ts";
import { fetchModalTexts as texts } from "./fetch.texts.sv.ts";
import styles from "./FetchView.module.css";

type ChooseInsurerProps = Pick<FetchViewProps, "state" | "kind" | "actions">;

/** One of the insurers, or that one's own is not there. The modal of its own asks only when there are several. */
export function ChooseInsurer({ state, kind, actions }: ChooseInsurerProps) {
  const providers = state.owner?.providers ?? [];
  const { shopId } = state.choice;
  const [only] = providers;
  const group = useId();
  if (kind.modal === "own" && providers.length === 1 && only) return <OneInsurer provider={only} />;
  const choose = (id: number) => ({
    group,
    isChosen: shopId === id,
    onChoose: () => actions.chooseProvider(id),
  });
  return (
    <>
      {kind.modal === "own" ? <p className={styles["small"]}>{texts.chooseOwn}</p> : null}
      <fieldset>
        <legend className={styles["legend"]}>{texts.choose}</legend>
        <div className={styles["insurers"]}>
          {providers.map((provider) => (
            <Row key={provider.shopId} {...choose(provider.shopId)}>
              <span className={styles["name"]}>
                <Logo provider={provider} />
              </span>
              {kind.modal === "general" && provider.shopId === DESKTOP_ONLY_SHOP_ID ? (
                <span className={styles["note"]}>{texts.desktopOnly}</span>
              ) : null}
            </Row>
          ))}
          <Row isLast {...choose(NOT_LISTED_SHOP_ID)}>
            <span className={styles["name"]}>{texts.notListed}</span>
          </Row>
        </div>
      </fieldset>
    </>
  );
}

interface RowProps {
  readonly group: string;
  readonly isChosen: boolean;
  readonly isLast?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** The whole row is the target. */
const Row = ({ group, isChosen, isLast, onChoose, children }: RowProps) => (
  <label className={classNames(styles["insurer"], isLast && styles["notListed"])}>
    <input className={styles["radio"]} type="radio" name={group} checked={isChosen} onChange={onChoose} />
    {children}
    <span className={styles["ring"]} />
  </label>
);

const OneInsurer = ({ provider }: { readonly provider: FetchProvider }) => (
  <p>
    <Logo provider={provider} />
  </p>
);

/** Always on white; a logo that does not come leaves the name. */
const Logo = ({ provider: { logoUrl, name } }: { readonly provider: FetchProvider }) => (
  <span className={styles["tile"]}>
    <img className={styles["logo"]} src={logoUrl} alt={name} height={28} />
  </span>
);
