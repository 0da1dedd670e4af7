import Check from "lucide-react/icons/check";
import { useEffect, useRef } from "react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { DocumentLinks } from "#web/shop/provider-facts/DocumentLinks.tsx";
import { type SignedAbout, SigningWays } from "./SigningWays.tsx";
import { signingTexts } from "./signing.texts.sv.ts";
import type { Signing } from "./signing.ts";
import type { SigningHandle } from "./use-signing.ts";
import styles from "./SigningStep.module.css";

interface SigningStepProps {
  /** Of its heading: 3 under the title of a modal, 2 under the title of a page. */
  readonly rank: 2 | 3;
  readonly handle: SigningHandle;
  readonly signing: Signing;
  /** The checkout's own page: where forms go in a browser without script. */
  readonly action: string;
  /** Instead of the texts about an order. */
  readonly about?: SignedAbout | undefined;
  readonly documents: readonly { readonly name: string; readonly url: string }[];
}

/** A step inside the checkout: what is signed, and how. The form behind it is preserved. */
export function SigningStep({ rank, handle, signing, action, about, documents }: SigningStepProps) {
  const texts = useTexts(signingTexts);
  const Heading = `h${rank}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const step = useRef<HTMLDivElement>(null);
  // The pressed button is gone: move focus to what is to be signed.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    step.current?.parentElement?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <>
      <div ref={step} className={styles["sign"]}>
        <section className={styles["document"]} aria-labelledby="signed-text">
          <Heading id="signed-text" ref={heading} className={styles["heading"]} tabIndex={-1}>
            {texts.heading}
          </Heading>
          <p className={styles["compare"]}>{texts.compare}</p>
          <div className={styles["text"]}>
            {signing.text.map((parts) => (
              <p key={parts.map(({ text }) => text).join("")}>
                {parts.map(({ text, isStrong }) => (isStrong ? <strong key={text}>{text}</strong> : text))}
              </p>
            ))}
          </div>
          {documents.length > 0 ? (
            <details className={styles["documents"]}>
              <summary>{texts.documents(documents.length)}</summary>
              <DocumentLinks links={documents} />
            </details>
          ) : null}
          <p className={styles["line"]}>{texts.signer(signing.name)}</p>
        </section>
        <SigningWays handle={handle} signing={signing} action={action} about={about} />
      </div>
      <form method="post" action={action} className={styles["back"]}>
        <Icon of={Check} size={20} />
        <p>
          <strong>{texts.kept}</strong> {about?.notYet ?? texts.notYet}
        </p>
        <input type="hidden" name="signingid" value={signing.signingId} />
        <button
          type="submit"
          className={styles["link"]}
          name="action"
          value="sign_cancel"
          onClick={(event) => {
            event.preventDefault();
            handle.goBack();
          }}
        >
          {texts.back}
        </button>
      </form>
    </>
  );
}
