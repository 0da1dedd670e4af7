import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#ui/primitives/Button.tsx";
import { ChooseDevice } from "./ChooseDevice.tsx";
import type { Device } from "#web/shell/bankid/bankid.ts";
import type { PendingLogin } from "./login-state.ts";
import { loginTexts } from "./login.texts.sv.ts";
import styles from "./LoginModal.module.css";
import { OpenApp } from "./OpenApp.tsx";
import { ScanCode } from "./ScanCode.tsx";
import type { LoginHandle } from "./use-login.ts";

interface LoginStepProps {
  readonly login: LoginHandle;
  readonly onClose: () => void;
}

/** What can be done now. */
export function LoginStep({ login, onClose }: LoginStepProps) {
  const { state } = login;
  switch (state.kind) {
    case "choosing":
      return <ChooseDevice errors={state.errors} startingOn={undefined} onChoose={login.start} />;
    case "starting":
      return state.isAgain ? (
        <Ways onCancel={login.giveUp} />
      ) : (
        <ChooseDevice errors={NO_ERRORS} startingOn={state.device} onChoose={login.start} />
      );
    case "pending":
      return (
        <Shown name={stepName(state)}>
          {state.device === "other" ? (
            <ScanCode qrSvg={state.qrSvg} />
          ) : (
            <OpenApp links={state.autostart} hasOpened={state.hasOpenedApp} onOpen={login.noteAppOpened} />
          )}
          <Ways onCancel={onClose}>
            {stepName(state) === "confirm" ? null : <OtherDevice than={state.device} onChoose={login.retry} />}
          </Ways>
        </Shown>
      );
    case "failed":
      return (
        <Shown name="failed">
          <div className={styles["buttons"]}>
            {state.canRetry ? (
              <Button isFull onClick={() => login.retry(state.device)}>
                {loginTexts.tryAgain}
              </Button>
            ) : null}
            <Button isFull look={state.canRetry ? "secondary" : "primary"} onClick={login.giveUp}>
              {loginTexts.otherWay}
            </Button>
          </div>
        </Shown>
      );
    case "complete":
      return null;
  }
}

const NO_ERRORS = [] as const;

type StepName = "open" | "scan" | "confirm" | "failed";

function stepName({ device, qrSvg, autostart }: PendingLogin): StepName {
  if (device === "same") return autostart ? "open" : "confirm";
  return qrSvg === undefined ? "confirm" : "scan";
}

/** The pressed button is gone: focus moves to the next button, or to the text where the next step is on the phone. */
function Shown({ name, children }: { readonly name: StepName; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>("a, button");
    const target = name === "open" || name === "failed" ? first : box.current;
    target?.focus({ preventScroll: true });
  }, [name]);
  return (
    <div ref={box} tabIndex={-1} className={styles["step"]}>
      {children}
    </div>
  );
}

const Ways = ({ onCancel, children }: { readonly onCancel: () => void; readonly children?: ReactNode }) => (
  <div className={styles["ways"]}>
    {children}
    <button type="button" className={styles["way"]} onClick={onCancel}>
      {loginTexts.cancel}
    </button>
  </div>
);

const OtherDevice = ({ than, onChoose }: { readonly than: Device; readonly onChoose: (device: Device) => void }) => (
  <button type="button" className={styles["way"]} onClick={() => onChoose(than === "same" ? "other" : "same")}>
    {than === "same" ? loginTexts.otherDevice : loginTexts.sameDevice}
  </button>
);
