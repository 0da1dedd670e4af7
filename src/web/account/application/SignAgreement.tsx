import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useRevalidator } from "react-router";
import type { PageSigning } from "#http/contract/application-services.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import { BankIdCode, svgSource } from "#web/shell/bankid/BankIdCode.tsx";
import { OpenBankId } from "#web/shell/bankid/OpenBankId.tsx";
import { useBankIdPoll } from "#web/shell/bankid/use-bankid-poll.ts";
import styles from "./Agreement.module.css";
import { agreementTexts as texts } from "./agreement.texts.sv.ts";

interface SignAgreementProps {
  /** The page's own address: where forms go, with or without script. */
  readonly action: string;
  readonly signing: PageSigning | undefined;
  /** What went wrong when it was started. */
  readonly error: string | undefined;
}

/** How to sign. The page is loaded again while it is under way, by script or by the browser. */
export function SignAgreement({ action, signing, error }: SignAgreementProps) {
  const { revalidate } = useRevalidator();
  const isScripted = useIsScripted();
  const isPending = signing?.status === "pending";
  useBankIdPoll({ isActive: isPending, intervalMs: signing?.pollAfterMs ?? 0, ask: () => revalidate() });
  const wrong = error ?? (signing?.status === "failed" ? signing.message : undefined);
  return (
    <section className={styles["ways"]} aria-label={texts.sign}>
      {isPending ? <Way signing={signing} /> : null}
      <div role="status" className={styles["status"]}>
        {wrong === undefined ? null : (
          <Alert tone="wrong" icon={<Icon of={CircleAlert} />}>
            {wrong}
          </Alert>
        )}
        {isPending ? <p className={styles["wait"]}>{signing.qrSvg ? texts.waiting : signing.message}</p> : null}
      </div>
      <form method="post" action={action} className={styles["choices"]}>
        {isPending ? null : (
          <Button isSubmit isFull name="act" value="sign">
            {wrong === undefined ? texts.sign : texts.tryAgain}
          </Button>
        )}
        {isPending && !isScripted ? (
          <a className={buttonClass({ look: "secondary", isFull: true })} href={action}>
            {texts.haveSigned}
          </a>
        ) : null}
        <button
          type="submit"
          className={styles["link"]}
          name="act"
          value={signing?.device === "same" ? "sign-other" : "sign-same"}
        >
          {signing?.device === "same" ? texts.otherDevice : texts.sameDevice}
        </button>
        {isPending ? (
          <button type="submit" className={styles["link"]} name="act" value="cancel">
            {texts.cancel}
          </button>
        ) : null}
      </form>
    </section>
  );
}

function Way({ signing: { qrSvg, autostart } }: { readonly signing: PageSigning }) {
  if (autostart)
    return (
      <div>
        <OpenBankId links={autostart}>{texts.openApp}</OpenBankId>
        <p className={styles["small"]}>{texts.comeBack}</p>
      </div>
    );
  return qrSvg === undefined ? null : (
    <BankIdCode isStacked src={svgSource(qrSvg)} alt={texts.code} steps={texts.steps} />
  );
}
