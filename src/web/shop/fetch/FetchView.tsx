import { type ReactNode, useEffect, useRef } from "react";
import { Dots } from "#ui/primitives/Dots.tsx";
import type { FetchWeb } from "#verticals/_contract/fetch-web.ts";
import { ChooseLogin } from "./ChooseLogin.tsx";
import { ChooseInsurer } from "./ChooseInsurer.tsx";
import { FetchError } from "./FetchError.tsx";
import type { FetchKind } from "./fetch-rules.ts";
import { type FetchProvider, type FetchStep, FINISHING } from "./fetch-state.ts";
import type { FetchViewProps } from "./fetch-view-props.ts";
import styles from "./FetchView.module.css";
import { fetchModalTexts as texts, fetchToCancelTexts } from "./fetch.texts.sv.ts";
import { Running } from "./Running.tsx";

/** The content of the modal in each step, independent of how the step was reached. */
export function FetchView(props: FetchViewProps) {
  const { state, kind, fetchWeb, actions } = props;
  const { step, choice } = state;
  const chosen = state.owner?.providers.find(({ shopId }) => shopId === choice.shopId);
  switch (step.kind) {
    case "asking":
      return (
        <Shown name="choice">
          <p>{leadOf(kind, fetchWeb)}</p>
          <p className={styles["dots"]} role="status">
            <Dots label={texts.asking} />
          </p>
        </Shown>
      );
    case "choosing":
      return (
        <Shown name="choice">
          <p>{leadOf(kind, fetchWeb)}</p>
          <ChooseInsurer {...props} />
          <ChooseLogin state={state} chosen={chosen} actions={actions} isConsentMissing={step.isConsentMissing} />
        </Shown>
      );
    case "fetched":
      return (
        <Shown name="running">
          <Running step={FINISHING} messages={fetchWeb.messages} onAppOpened={actions.noteAppOpened} />
        </Shown>
      );
    case "running":
      return (
        <Shown name={step.autostartToken === undefined ? "running" : "open-app"}>
          <Running step={step} messages={fetchWeb.messages} onAppOpened={actions.noteAppOpened} />
          <Foot chosen={chosen}>
            <button type="button" className={styles["way"]} onClick={actions.close}>
              {texts.cancel}
            </button>
          </Foot>
        </Shown>
      );
    case "failed":
      return (
        <Shown name="failed">
          <FetchError {...props} failed={step} chosen={chosen} />
        </Shown>
      );
  }
}

function leadOf({ modal, isCancellation }: FetchKind, { own, texts }: FetchWeb): string {
  if (isCancellation) return fetchToCancelTexts.lead;
  return modal === "own" && own ? own.lead : texts.lead;
}

interface FootProps {
  readonly chosen: FetchProvider | undefined;
  readonly children: ReactNode;
}

const Foot = ({ chosen, children }: FootProps) => (
  <div className={styles["foot"]}>
    {chosen ? (
      <span className={styles["tile"]}>
        <img className={styles["logo"]} src={chosen.logoUrl} alt={chosen.name} height={28} />
      </span>
    ) : null}
    {children}
  </div>
);

type ShownName = "choice" | "open-app" | Exclude<FetchStep["kind"], "asking" | "choosing" | "fetched">;

/** The pressed button is gone: focus moves to the new content, or to its only button. */
function Shown({ name, children }: { readonly name: ShownName; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(name);
  useEffect(() => {
    // The first step is announced by the modal's title.
    if (last.current === name) return;
    last.current = name;
    const link = name === "open-app" ? box.current?.querySelector<HTMLElement>("a") : undefined;
    (link ?? box.current)?.focus({ preventScroll: true });
  }, [name]);
  return (
    <div ref={box} tabIndex={-1} className={styles["step"]}>
      {children}
    </div>
  );
}
