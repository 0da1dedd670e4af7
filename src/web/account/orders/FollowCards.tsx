import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import Mail from "lucide-react/icons/mail";
import PhoneCall from "lucide-react/icons/phone-call";
import type { CancellationRecord } from "#domain/after-order/cancellation-record.ts";
import { cancellationEvidencePath, cancellationNoticePath } from "#domain/addresses/order-document-paths.ts";
import { formatLongDate, formatMoment } from "#domain/calendar/format-date.ts";
import { HandoverLine } from "#ui/charts/HandoverLine.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import styles from "./Follow.module.css";
import { followTexts as texts } from "./follow.texts.sv.ts";
import { Step } from "./FollowSteps.tsx";

interface RecordProps {
  readonly record: CancellationRecord;
}

/** What happens without an answer, and when. */
export const NoAnswerCard = ({ record, reportsOn }: RecordProps & { readonly reportsOn: string }) => (
  <Card className={styles["card"]}>
    <h2 className={styles["title"]}>{texts.ifTitle(record.insurerName)}</h2>
    <ol className={styles["flow"]}>
      <Step icon={PhoneCall} state="next" title={texts.reportDay(formatLongDate(reportsOn))}>
        <p>
          {record.reportedAtMs === undefined ? texts.reportText : texts.reported(formatMoment(record.reportedAtMs))}
        </p>
      </Step>
      <Step icon={Mail} state="next" title={texts.letterTitle}>
        <p>{texts.letterText}</p>
      </Step>
    </ol>
  </Card>
);

export const HandoverCard = ({ record: { insurerName, endsOn, next } }: RecordProps) => (
  <Card className={classNames(styles["card"], styles["handover"])}>
    <h2 className={styles["title"]}>{texts.handover}</h2>
    <HandoverLine former={{ name: insurerName, endsOn }} next={next} />
  </Card>
);

export const EvidenceCard = ({ orderId }: { readonly orderId: string }) => (
  <Card className={styles["card"]}>
    <h2 className={styles["title"]}>{texts.evidence}</h2>
    <ul className={styles["files"]}>
      {[
        { href: cancellationNoticePath(orderId), name: texts.notice },
        { href: cancellationEvidencePath(orderId), name: texts.all },
      ].map(({ href, name }) => (
        <li key={href}>
          <Icon of={FileText} size={22} />
          <a href={href} download>
            {name}
          </a>
          <Icon of={Download} size={20} />
        </li>
      ))}
    </ul>
  </Card>
);

interface AnswerFormProps {
  readonly insurer: string;
  readonly typed: string | undefined;
  readonly error: string | undefined;
}

/** The insurer's answer goes to the customer: here it ends our waiting. */
export const AnswerForm = ({ insurer, typed, error }: AnswerFormProps) => (
  <Card className={styles["card"]}>
    <h2 className={styles["title"]}>{texts.askTitle(insurer)}</h2>
    <p className={styles["small"]}>{texts.askText}</p>
    <form method="post" className={styles["form"]}>
      <PlainField label={texts.field} help={texts.help} error={error}>
        {(described) => (
          <textarea
            {...described}
            className={fields["area"]}
            name="answer"
            rows={4}
            maxLength={1_000}
            defaultValue={typed ?? ""}
          />
        )}
      </PlainField>
      <Button isSubmit look="secondary" isFull>
        {texts.add}
      </Button>
    </form>
  </Card>
);
