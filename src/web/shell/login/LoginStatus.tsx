import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Dots } from "#ui/primitives/Dots.tsx";
import { LOST_POLLS_BEFORE_NOTICE } from "#web/shell/bankid/bankid.ts";
import type { LoginState } from "./login-state.ts";
import { loginTexts } from "./login.texts.sv.ts";
import styles from "./LoginModal.module.css";

/** The progress of the login, with BankID's messages. Always rendered, so that a change is read out; an unchanged message is not. */
export const LoginStatus = ({ state }: { readonly state: LoginState }) => (
  <div role="status" className={styles["status"]}>
    {state.kind === "failed" ? (
      <Alert tone="wrong" icon={<Icon of={CircleAlert} />}>
        {state.message}
      </Alert>
    ) : (
      <Going message={messageOf(state)} />
    )}
  </div>
);

const Going = ({ message }: { readonly message: string | undefined }) =>
  message === undefined ? null : (
    <p className={styles["going"]}>
      <Dots size={8} label="" />
      {message}
    </p>
  );

function messageOf(state: LoginState): string | undefined {
  switch (state.kind) {
    case "choosing":
    case "failed":
      return undefined;
    case "starting":
      return loginTexts.starting;
    case "pending":
      return state.lostPolls >= LOST_POLLS_BEFORE_NOTICE ? loginTexts.stillTrying : state.message;
    case "complete":
      return loginTexts.complete;
  }
}
