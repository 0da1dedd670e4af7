import { BirdOnLine } from "#ui/illustrations/BirdOnLine.tsx";
import { ProgressBar } from "#ui/primitives/ProgressBar.tsx";
import type { AutostartLinks } from "#web/shell/bankid/bankid.ts";
import { BankIdCode, pngSource } from "#web/shell/bankid/BankIdCode.tsx";
import { OpenBankId } from "#web/shell/bankid/OpenBankId.tsx";
import { runningDescription } from "./fetch-title.ts";
import type { RunningFetch } from "./fetch-state.ts";
import styles from "./Running.module.css";
import { runningTexts as texts } from "./fetch.texts.sv.ts";

interface RunningProps {
  readonly step: RunningFetch;
  readonly messages: readonly string[];
  readonly onAppOpened: () => void;
}

/** The loader: the progress, and how to log in while the login is awaited. */
export const Running = ({ step, messages, onAppOpened }: RunningProps) => (
  <>
    <ProgressBar percent={step.percent} label={texts.progress} />
    {/* While the app is to be opened, that is the only text (C-117). */}
    {step.autostartToken === undefined ? (
      <p className={styles["description"]}>{runningDescription(step, messages)}</p>
    ) : null}
    {step.qrPng === undefined ? (
      <OpenApp token={step.autostartToken} onOpen={onAppOpened} />
    ) : (
      <BankIdCode
        src={pngSource(step.qrPng)}
        alt={texts.scan.code}
        heading={texts.scan.heading}
        steps={texts.scan.steps}
      />
    )}
  </>
);

interface OpenAppProps {
  /** Undefined while there is nothing to open. */
  readonly token: string | undefined;
  readonly onOpen: () => void;
}

const OpenApp = ({ token, onOpen }: OpenAppProps) => (
  <div className={styles["open"]}>
    <BirdOnLine className={styles["picture"]} />
    {token === undefined ? null : (
      <>
        <h3 className={styles["heading"]}>{texts.open.heading}</h3>
        <OpenBankId links={linksOf(token)} onOpen={onOpen}>
          {texts.open.button}
        </OpenBankId>
      </>
    )}
  </div>
);

/** Without a redirect: the visitor switches back to the browser, and the page continues meanwhile. */
function linksOf(token: string): AutostartLinks {
  const query = `?autostarttoken=${encodeURIComponent(token)}&redirect=null`;
  return { web: `https://app.bankid.com/${query}`, app: `bankid:///${query}` };
}
