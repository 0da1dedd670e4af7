import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Lock from "lucide-react/icons/lock";
import { useEffect, useRef } from "react";
import { applyDonePath, applyStepPath } from "#domain/addresses/apply-paths.ts";
import type { SignedText } from "#domain/bankid/signed-text.ts";
import { formatClock } from "#domain/calendar/format-date.ts";
import type { FormValues } from "#domain/form/check-form.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import { FormCard } from "#ui/pieces/FormCard.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { StepIndicator } from "#ui/pieces/StepIndicator.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { ApplyWeb } from "#verticals/_contract/apply-web.ts";
import { FormPage } from "#web/shell/frame/FormPage.tsx";
import { SigningStep } from "#web/shop/signing/SigningStep.tsx";
import type { Signing } from "#web/shop/signing/signing.ts";
import { useSigning } from "#web/shop/signing/use-signing.ts";
import { ApplyForm } from "./ApplyForm.tsx";
import { applyTexts } from "./apply.texts.sv.ts";
import { Review } from "./Review.tsx";
import styles from "./ApplyScreen.module.css";

export interface PostedStep {
  readonly errors: readonly FieldError[];
  readonly values?: FormValues;
  readonly message?: string;
  readonly isSaved?: boolean;
}

interface ApplyScreenProps {
  readonly web: ApplyWeb;
  readonly step: number;
  /** The first step that is not complete. */
  readonly next: number;
  readonly values: FormValues;
  readonly savedAtMs: number | undefined;
  readonly text: SignedText;
  readonly signing: Signing | undefined;
  readonly today: string;
  readonly posted: PostedStep | undefined;
  readonly backHref: string;
}

/** One step of an application, with the steps above it and what has been answered beside it. */
export function ApplyScreen(props: ApplyScreenProps) {
  const { web, step, savedAtMs, posted, backHref } = props;
  const { steps, texts: own } = web.description;
  const texts = useTexts(applyTexts);
  const current = steps[step];
  const href = (at: number) => applyStepPath(web.description, steps[at]?.slug ?? "");
  const handle = useSigning({
    vertical: web.description,
    first: props.signing,
    onSigned: (applicationHash) => location.assign(applyDonePath(web.description, applicationHash)),
  });
  if (!current) return null;
  const top = (
    <StepIndicator
      label={texts.steps}
      steps={steps.map(({ label }, at) => ({
        label,
        tooltip: texts.change,
        ...(at < step ? { onClick: () => location.assign(href(at)) } : {}),
      }))}
      current={step + 1}
    />
  );
  const back = step === 0 ? backHref : href(step - 1);
  return (
    <FormPage title={own.applyTitle} subtitle={texts.stepOf(step + 1, steps.length)} backHref={back}>
      <FormCard top={top} side={<Side {...props} changeHref={href(0)} />}>
        {handle.signing ? (
          <SigningStep
            rank={2}
            handle={handle}
            signing={handle.signing}
            action={href(step)}
            about={texts.signing}
            documents={[]}
          />
        ) : (
          <>
            <div className={styles["head"]}>
              <StepHeading>{current.label}</StepHeading>
              {savedAtMs === undefined ? null : (
                <p className={styles["saved"]} role="status">
                  <Icon of={Check} size={20} />
                  {texts.saved(formatClock(savedAtMs))}
                </p>
              )}
            </div>
            {posted?.isSaved ? (
              <Alert tone="info" icon={<Icon of={Check} />}>
                {texts.savedNote}
              </Alert>
            ) : null}
            {posted?.message ? (
              <Alert tone="wrong" icon={<Icon of={CircleAlert} />}>
                {posted.message}
              </Alert>
            ) : null}
            <StepBody {...props} action={href(step)} hrefOf={href} />
          </>
        )}
      </FormCard>
    </FormPage>
  );
}

interface StepBodyProps extends ApplyScreenProps {
  readonly action: string;
  readonly hrefOf: (step: number) => string;
}

function StepBody({ web, step, values, text, today, posted, action, hrefOf }: StepBodyProps) {
  const { steps } = web.description;
  const isLast = step === steps.length - 1;
  return (
    <>
      {isLast ? <Review web={web} values={values} text={text} today={today} hrefOf={hrefOf} /> : null}
      <ApplyForm
        form={steps[step]?.form ?? NO_FORM}
        action={action}
        today={today}
        values={{ ...values, ...posted?.values }}
        errors={posted?.errors}
        isSavable={!isLast}
      />
    </>
  );
}

const NO_FORM = { sections: [], submit: "" };

function Side({ web, step, values, changeHref }: ApplyScreenProps & { readonly changeHref: string }) {
  const texts = useTexts(applyTexts);
  const { Aside, description } = web;
  return (
    <>
      {Aside && step > 0 ? <Aside values={values} changeHref={changeHref} /> : null}
      <Card>
        <h2 className={styles["sideHeading"]}>{texts.pauseTitle}</h2>
        <p>{texts.pause}</p>
      </Card>
      <p className={styles["line"]}>
        <Icon of={Lock} size={20} />
        {texts.unseen(description.steps.length)}
      </p>
    </>
  );
}

/** A step that is reached by script is announced: the button that was pressed is gone. */
function StepHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles["heading"]}>
      {children}
    </h2>
  );
}
