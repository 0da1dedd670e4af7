import { EmptyWire } from "#ui/illustrations/EmptyWire.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import { chooseLink } from "./bankid-link.ts";
import type { AutostartLinks } from "./login-state.ts";
import { loginTexts } from "./login.texts.sv.ts";
import styles from "./LoginModal.module.css";

interface OpenAppProps {
  /** Missing on a page that the app has led back to. */
  readonly links: AutostartLinks | undefined;
  readonly hasOpened: boolean;
  readonly onOpen: () => void;
}

/** A link that is pressed, and no redirect: Android's browsers open an app for nothing less. */
export function OpenApp({ links, hasOpened, onOpen }: OpenAppProps) {
  if (!links) return <h3 className={styles["heading"]}>{loginTexts.confirmHeading}</h3>;
  const { userAgent, maxTouchPoints } = navigator;
  return (
    <>
      <EmptyWire className={styles["picture"]} />
      <h3 className={styles["heading"]}>{loginTexts.open.heading}</h3>
      <a
        className={buttonClass({ isFull: true })}
        href={chooseLink(links, { userAgent, touchPoints: maxTouchPoints })}
        referrerPolicy="origin"
        onClick={onOpen}
      >
        {hasOpened ? loginTexts.open.again : loginTexts.open.button}
      </a>
    </>
  );
}
