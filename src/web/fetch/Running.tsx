import { EmptyWire } from "#ui/illustrations/EmptyWire.tsx";
import { ProgressBar } from "#ui/primitives/ProgressBar.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import { chooseLink } from "#web/login/bankid-link.ts";
import { runningDescription } from "./fetch-title.ts";
import type { RunningFetch } from "./fetch-state.ts";
import styles from "./Running.module.css";
import { runningTexts as texts } from "./fetch.texts.sv.ts";

interface RunningProps {
  readonly step: RunningFetch;
  readonly messages: readonly string[];
  readonly onAppOpened: () => void;
}

/** The loader: how far it has come, and what to log in with while that is waited for. */
export const Running = ({ step, messages, onAppOpened }: RunningProps) => (
  <>
    <ProgressBar percent={step.percent} label={texts.progress} />
    {/* What is to be opened is all there is to say (C-117). */}
    {step.autostartToken === undefined ? (
      <p className={styles["description"]}>{runningDescription(step, messages)}</p>
    ) : null}
    {step.qrPng === undefined ? (
      <OpenApp token={step.autostartToken} onOpen={onAppOpened} />
    ) : (
      <Scan png={step.qrPng} />
    )}
  </>
);

/** At a fixed place and size: only the picture is swapped. */
const Scan = ({ png }: { readonly png: string }) => (
  <div className={styles["scan"]}>
    <img
      className={styles["code"]}
      src={`data:image/png;base64,${png}`}
      alt={texts.scan.code}
      width={232}
      height={232}
      decoding="sync"
    />
    <div>
      <h3 className={styles["heading"]}>{texts.scan.heading}</h3>
      <ol className={styles["steps"]}>
        {texts.scan.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  </div>
);

interface OpenAppProps {
  /** Missing while there is nothing to open. */
  readonly token: string | undefined;
  readonly onOpen: () => void;
}

/** A link that is pressed, and no redirect: Android's browsers open an app for nothing less (C-109). */
const OpenApp = ({ token, onOpen }: OpenAppProps) => (
  <div className={styles["open"]}>
    <EmptyWire className={styles["picture"]} />
    {token === undefined ? null : (
      <>
        <h3 className={styles["heading"]}>{texts.open.heading}</h3>
        <a className={buttonClass({ isFull: true })} href={linkOf(token)} referrerPolicy="origin" onClick={onOpen}>
          {texts.open.button}
        </a>
      </>
    )}
  </div>
);

/** Back is found by the visitor: the page goes on by itself meanwhile. */
function linkOf(token: string): string {
  const query = `?autostarttoken=${encodeURIComponent(token)}&redirect=null`;
  const { userAgent, maxTouchPoints } = navigator;
  const links = { web: `https://app.bankid.com/${query}`, app: `bankid:///${query}` };
  return chooseLink(links, { userAgent, touchPoints: maxTouchPoints });
}
