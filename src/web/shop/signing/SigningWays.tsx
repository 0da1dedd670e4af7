import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import { Dots } from "#ui/primitives/Dots.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { BankIdCode, svgSource } from "#web/shell/bankid/BankIdCode.tsx";
import { OpenBankId } from "#web/shell/bankid/OpenBankId.tsx";
import { type Device, LOST_POLLS_BEFORE_NOTICE } from "#web/shell/bankid/bankid.ts";
import { signingTexts } from "./signing.texts.sv.ts";
import type { Signing } from "./signing.ts";
import type { SigningHandle } from "./use-signing.ts";
import styles from "./SigningStep.module.css";

/** What differs when it is not an order that is signed. */
export interface SignedAbout {
  readonly notYet: string;
  readonly done: string;
}

interface SigningWaysProps {
  readonly handle: SigningHandle;
  readonly signing: Signing;
  readonly action: string;
  readonly about?: SignedAbout | undefined;
}

/** How to sign: a code for another device, or a link to the app on this one. */
export function SigningWays({ handle, signing, action, about }: SigningWaysProps) {
  const texts = useTexts(signingTexts);
  const isScripted = useIsScripted();
  const { status, device, canRetry } = signing;
  const isOpen = status === "pending" && !handle.isStarting;
  return (
    <section className={styles["ways"]} data-device={device} aria-label={texts.waiting}>
      {isOpen ? <Way handle={handle} signing={signing} /> : null}
      <Status handle={handle} signing={signing} isScripted={isScripted} about={about} />
      <form method="post" action={action} className={styles["choices"]}>
        <input type="hidden" name="signingid" value={signing.signingId} />
        {isScripted || !isOpen ? null : (
          <button
            type="submit"
            className={buttonClass({ look: "secondary", isFull: true })}
            name="action"
            value="sign_follow"
          >
            {texts.haveSigned}
          </button>
        )}
        {status === "failed" && canRetry ? (
          <Start device={device} look="button" handle={handle}>
            {texts.tryAgain}
          </Start>
        ) : null}
        {status === "complete" || (status === "failed" && !canRetry) ? null : (
          <Start device={device === "same" ? "other" : "same"} look="link" handle={handle}>
            {device === "same" ? texts.otherDevice : texts.thisComputer}
          </Start>
        )}
      </form>
      {isScripted || !isOpen ? null : (
        <noscript>
          {/* The code changes every second; an image of it is valid for five. */}
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      )}
    </section>
  );
}

interface WayProps {
  readonly handle: SigningHandle;
  readonly signing: Signing;
  readonly isScripted: boolean;
  readonly about: SignedAbout | undefined;
}

function Way({ handle, signing }: Omit<WayProps, "isScripted" | "about">) {
  const texts = useTexts(signingTexts);
  const { device, qrSvg, autostart } = signing;
  if (device === "same" && autostart)
    return (
      <div>
        <OpenBankId links={autostart} onOpen={handle.noteAppOpened}>
          {handle.hasOpenedApp ? texts.openAgain : texts.openApp}
        </OpenBankId>
        <p className={styles["small"]}>{texts.comeBack}</p>
      </div>
    );
  if (qrSvg === undefined) return <p className={styles["goOn"]}>{texts.goOn}</p>;
  const { open, scan, sign } = texts.steps;
  return <BankIdCode isStacked src={svgSource(qrSvg)} alt={texts.code} steps={[open, scan, sign]} />;
}

/** Always present, so that a screen reader announces a change. */
function Status({ handle, signing, isScripted, about }: WayProps) {
  return (
    <div role="status" className={styles["status"]}>
      {signing.status === "failed" && !handle.isStarting ? (
        <Alert tone="wrong" icon={<Icon of={CircleAlert} />}>
          {signing.message}
        </Alert>
      ) : (
        <Waiting handle={handle} signing={signing} isScripted={isScripted} about={about} />
      )}
    </div>
  );
}

/** On the same device there is no status before the app has been opened. */
function Waiting({ handle, signing, isScripted, about }: WayProps) {
  const texts = useTexts(signingTexts);
  const isQuiet = signing.device === "same" && signing.autostart && !handle.hasOpenedApp && !handle.isStarting;
  if (isQuiet || !isScripted) return null;
  return (
    <p className={styles["wait"]}>
      <Dots size={8} label="" />
      {describeWaiting(handle, signing, about ? { ...texts, done: about.done } : texts)}
    </p>
  );
}

function describeWaiting(
  { isStarting, lostPolls }: SigningHandle,
  { status, device, qrSvg, autostart, message }: Signing,
  texts: { readonly starting: string; readonly done: string; readonly stillTrying: string; readonly waiting: string },
): string {
  if (isStarting) return texts.starting;
  if (status === "complete") return texts.done;
  if (lostPolls >= LOST_POLLS_BEFORE_NOTICE) return texts.stillTrying;
  // Until the app has been opened, BankID's message explains how to open it; the steps beside it already do.
  const isUnopened = device === "other" ? qrSvg !== undefined : autostart !== undefined;
  return isUnopened ? texts.waiting : message;
}

interface StartProps {
  readonly device: Device;
  readonly look: "button" | "link";
  readonly handle: SigningHandle;
  readonly children: string;
}

/** Starts the same signing again: by script, or as a form with its own fields. */
const Start = ({ device, look, handle, children }: StartProps) => (
  <button
    type="submit"
    className={look === "link" ? styles["link"] : buttonClass({ isFull: true })}
    name="action"
    value={`sign_${device}`}
    disabled={handle.isStarting}
    onClick={(event) => {
      event.preventDefault();
      handle.startAgain(device);
    }}
  >
    {children}
  </button>
);
