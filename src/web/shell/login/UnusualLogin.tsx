import { Wrap } from "#ui/layout/Wrap.tsx";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { LogOutForm } from "./LogOutForm.tsx";
import { sessionTexts } from "#web/shell/session/session.texts.sv.ts";
import { useShownSession } from "#web/shell/session/shown-session.ts";
import styles from "./UnusualLogin.module.css";

/** A person who was tricked into approving another's login does not see this; a person at their own device does, and can end it. */
export function UnusualLogin() {
  const session = useShownSession();
  if (!session?.isLoginUnusual) return null;
  const { title, text, notYou } = sessionTexts.unusual;
  return (
    <Wrap className={styles["room"]}>
      <AlertBanner tone="notice" title={title}>
        <p>{text}</p>
        <p>{notYou}</p>
        <div className={styles["action"]}>
          <LogOutForm />
        </div>
      </AlertBanner>
    </Wrap>
  );
}
