import ArrowRight from "lucide-react/icons/arrow-right";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { useNouns, useTexts } from "#ui/texts/use-texts.ts";
import type { CancellationTexts, FormerAgreement } from "#verticals/_contract/cancellation-texts.ts";
import { FetchModal } from "#web/shop/fetch/FetchModal.tsx";
import type { OrderSlotProps } from "#web/shop/order/order-slots.ts";
import { LOGIN_HASH } from "#domain/addresses/return-paths.ts";
import { listFacts } from "#web/shop/order/read-order.ts";
import { cancellationTexts } from "./after-order.texts.sv.ts";
import styles from "./CancellationBox.module.css";
import { CancellationModal } from "./CancellationModal.tsx";
import { knownOf } from "./known-former.ts";
import { OwnLetter } from "./OwnLetter.tsx";
import { useCancellation } from "./use-cancellation.ts";

interface CancellationBoxProps extends OrderSlotProps {
  readonly verticalTexts: CancellationTexts;
}

/** C-221. A text beside the button states what a press does: nothing is cancelled without it. */
export function CancellationBox({ web, order, former, verticalTexts }: CancellationBoxProps) {
  const texts = useTexts(cancellationTexts);
  const describeFormer = useNouns(knownOf);
  const isScripted = useIsScripted();
  const cancellation = useCancellation(order.orderId, former);
  const { result, outcome, isShown } = cancellation;
  const isSame = isShown && !outcome && result?.Status === "SAME_PROVIDER";
  const known = result && describeFormer(result, verticalTexts.otherProvider);
  if (known && isSame)
    return (
      <section className={styles["box"]}>
        <h2 className={styles["title"]}>{texts.same.title}</h2>
        <p>{texts.same.text(known.provider)}</p>
      </section>
    );
  if (known && isShown && !outcome && result?.Letter)
    return <OwnLetter title={verticalTexts.title} provider={known.provider} letter={result.Letter} />;
  return (
    <>
      {isShown && result ? (
        <section className={styles["box"]}>
          <h2 className={styles["title"]}>{verticalTexts.title}</h2>
          <p>{known && result.Status === "OK" ? verticalTexts.leadKnown(known) : verticalTexts.lead}</p>
          {known && result.Status === "OK" ? (
            <Handover known={known} newProvider={order.provider.providerName} />
          ) : null}
          <p className={styles["mandate"]}>{result.Mandate?.Text}</p>
          {result.IsIdentified ? null : (
            <p>
              {texts.identify}
              <a href={`#${LOGIN_HASH}`}>{texts.logIn}</a>.
            </p>
          )}
          {/* Otherwise a press made before hydration would be replayed later, and would cancel an insurance. */}
          <div className={styles["row"]} inert={!isScripted}>
            <Button isLoading={cancellation.isLoading} onClick={() => cancellation.press()}>
              {texts.button}
            </Button>
            <p className={styles["small"]}>{texts.responsibility}</p>
          </div>
        </section>
      ) : null}
      <FetchModal
        service={web.description.name}
        summary={withoutPerson(listFacts(order))}
        resultId={order.resultId}
        purpose="cancel"
        isOpen={cancellation.isLoginOpen}
        onFetched={() => cancellation.endLogin("fetched")}
        // After a fetch this is the second call, and changes nothing.
        onClose={(owner) => cancellation.endLogin(owner === "not-owner" ? "not-owner" : "closed")}
      />
      <CancellationModal outcome={outcome} verticalTexts={verticalTexts} onClose={() => cancellation.close()} />
    </>
  );
}

/** Wire name of the personal number in every search (spec 2 §3). */
function withoutPerson({ civicnumber: _, ...facts }: Record<string, string>): Record<string, string> {
  return facts;
}

interface HandoverProps {
  readonly known: FormerAgreement;
  readonly newProvider: string;
}

function Handover({ known, newProvider }: HandoverProps) {
  const texts = useTexts(cancellationTexts);
  return (
    <ol className={styles["handover"]} aria-label={texts.swap}>
      <li>
        <strong>{known.provider}</strong>
        <span className={styles["small"]}>{texts.until(known.endsOn)}</span>
      </li>
      <li aria-hidden="true" className={styles["arrow"]}>
        <Icon of={ArrowRight} size={20} />
      </li>
      <li>
        <strong>{newProvider}</strong>
        <span className={styles["small"]}>{texts.from(known.newStartsOn)}</span>
      </li>
    </ol>
  );
}
