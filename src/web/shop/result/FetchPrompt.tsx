import { fetchPrompt, type OwnerFlag } from "#domain/current-insurance/owner-flag.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import type { Summary, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { phoneLink } from "#domain/addresses/site-paths.ts";
import styles from "./FetchPrompt.module.css";
import { fetchTexts } from "#web/shop/offers/result.texts.sv.ts";

interface FetchPromptProps {
  readonly web: VerticalWeb;
  readonly summary: Summary;
  readonly owner: OwnerFlag;
  readonly onFetch: (() => void) | undefined;
  readonly onNotOwner: (() => void) | undefined;
  /** A pointer or the focus approaches the fetch. */
  readonly onNearFetch: (() => void) | undefined;
}

/** OP-04. Unknown: the question. Owner: the button to fetch. Not the owner: why it is not possible. */
export function FetchPrompt({ web, summary, owner, onFetch, onNotOwner, onNearFetch }: FetchPromptProps) {
  if (!web.current) return null;
  const prompt = web.current.isOwnerAsked === false ? "offer" : fetchPrompt(owner);
  return (
    <section className={styles["prompt"]}>
      <div className={styles["question"]}>
        <web.current.Question summary={summary} prompt={prompt} />
      </div>
      {prompt === "explain" ? null : (
        <div className={styles["actions"]} onPointerEnter={onNearFetch} onFocus={onNearFetch}>
          <Button onClick={onFetch}>{prompt === "ask" ? fetchTexts.yes : fetchTexts.fetch}</Button>
          {prompt === "ask" ? (
            <Button look="secondary" onClick={onNotOwner}>
              {fetchTexts.no}
            </Button>
          ) : null}
        </div>
      )}
      {/* Without script the visitor can call instead. Rendered only by the server. */}
      <noscript>{import.meta.env.SSR && prompt !== "explain" ? <CallInstead /> : null}</noscript>
    </section>
  );
}

function CallInstead() {
  const phone = usePhones()?.salesPhone;
  return phone === undefined ? null : <LinkButton href={phoneLink(phone)}>{fetchTexts.call(phone)}</LinkButton>;
}
