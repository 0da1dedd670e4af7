import Check from "lucide-react/icons/check";
import Info from "lucide-react/icons/info";
import { customerServiceHours } from "#domain/support/customer-service.texts.sv.ts";
import { LazyModal } from "#ui/overlays/LazyModal.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { useNouns, useTexts } from "#ui/texts/use-texts.ts";
import type { CancellationTexts } from "#verticals/_contract/cancellation-texts.ts";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { cancellationTexts } from "./after-order.texts.sv.ts";
import type { CancellationOutcome } from "./cancel-former.ts";
import { knownOf } from "./known-former.ts";
import styles from "./CancellationModal.module.css";

interface CancellationModalProps {
  readonly outcome: CancellationOutcome | undefined;
  readonly verticalTexts: CancellationTexts;
  readonly onClose: () => void;
}

/** C-220: a press outside does not close it, its button does. */
export function CancellationModal({ outcome, verticalTexts, onClose }: CancellationModalProps) {
  const texts = useTexts(cancellationTexts);
  return (
    <LazyModal
      isOpen={outcome !== undefined}
      onClose={onClose}
      title={outcome ? titleOf(outcome, verticalTexts, texts) : ""}
      size="sm"
      closeOnClickOutside={false}
      closeButton={false}
      isStep
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className={styles["body"]}>
        {outcome ? <Message outcome={outcome} verticalTexts={verticalTexts} /> : null}
      </div>
    </LazyModal>
  );
}

type Texts = typeof cancellationTexts;

function titleOf({ kind, result }: CancellationOutcome, verticalTexts: CancellationTexts, texts: Texts): string {
  switch (kind) {
    case "sent":
      return texts.sent.title;
    case "not-sent":
      return texts.notSent.title;
    case "wrong-start":
      return verticalTexts.wrongStart.title(result?.RegistrationNumber ?? undefined);
    case "not-owner":
      return verticalTexts.title;
    case "same-provider":
      return texts.same.title;
    case "not-found":
      return verticalTexts.notFound.title;
  }
}

function Message({
  outcome,
  verticalTexts,
}: {
  readonly outcome: CancellationOutcome;
  readonly verticalTexts: CancellationTexts;
}) {
  const texts = useTexts(cancellationTexts);
  const { kind, result } = outcome;
  const describeFormer = useNouns(knownOf);
  const known = result && describeFormer(result, verticalTexts.otherProvider);
  switch (kind) {
    case "sent":
      return known ? (
        <>
          <p>{verticalTexts.sent(known)}</p>
          {result?.Email ? (
            <p className={styles["tick"]}>
              <Icon of={Check} size={20} />
              <span>{texts.sent.copy(result.Email)}</span>
            </p>
          ) : null}
          <Alert tone="info" icon={<Icon of={Info} size={20} />}>
            {texts.sent.responsibility(known.provider)}
          </Alert>
        </>
      ) : null;
    case "not-sent":
      return (
        <>
          <p>{texts.notSent.text}</p>
          <Help />
        </>
      );
    case "wrong-start":
      return <p>{known ? verticalTexts.wrongStart.text(known) : null}</p>;
    case "not-owner":
      return <p>{verticalTexts.notOwner}</p>;
    case "same-provider":
      return <p>{known ? texts.same.text(known.provider) : null}</p>;
    case "not-found":
      return (
        <>
          <p>{verticalTexts.notFound.text}</p>
          <Help />
        </>
      );
  }
}

function Help() {
  const texts = useTexts(cancellationTexts);
  const phone = usePhones()?.customerServicePhone;
  return phone === undefined ? null : <p>{texts.help(phone, customerServiceHours.inSentence)}</p>;
}
