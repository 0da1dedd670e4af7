import { useId } from "react";
import { formatMoment } from "#domain/calendar/format-date.ts";
import type { OwnShare } from "#http/contract/share-services.ts";
import fields from "#ui/pieces/PlainField.module.css";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { SHARE_ACTS, SHARE_ANCHORS, SHARE_FIELDS } from "./share-fields.ts";
import { shareTexts } from "./share.texts.sv.ts";
import { dayOf } from "./shared-view.ts";
import styles from "./SharePage.module.css";

const texts = shareTexts.own;

interface OwnSharesProps {
  readonly shares: readonly OwnShare[];
  /** Of this page: its forms are posted there. */
  readonly address: string;
}

/** What the visitor has shared, whether it was opened, and what was answered. */
export const OwnShares = ({ shares, address }: OwnSharesProps) => (
  <Card className={styles["card"]}>
    <h2 className={styles["cardHeading"]} id={SHARE_ANCHORS.own}>
      {texts.heading}
    </h2>
    {shares.length === 0 ? (
      <p className={styles["small"]}>{texts.none}</p>
    ) : (
      <ul className={styles["shares"]}>
        {shares.map((share) => (
          <li key={share.shareId}>
            <Share share={share} address={address} />
          </li>
        ))}
      </ul>
    )}
  </Card>
);

function Share({ share, address }: { readonly share: OwnShare; readonly address: string }) {
  const title = texts.title(share.product, share.offerCount);
  return (
    <>
      <div className={styles["shareHead"]}>
        <h3 className={styles["shareTitle"]}>{title}</h3>
        {share.phase === "open" ? (
          <form method="post" action={address}>
            <input type="hidden" name={SHARE_FIELDS.share} value={share.shareId} />
            <Button isSubmit size="small" look="secondary" name={SHARE_FIELDS.act} value={SHARE_ACTS.revoke}>
              {texts.revoke}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          </form>
        ) : (
          <Tag isQuiet>{share.phase === "revoked" ? texts.revoked : texts.expired}</Tag>
        )}
      </div>
      <p className={styles["small"]}>{stateOf(share)}</p>
      {share.votes.length > 0 ? (
        <ul className={styles["votes"]} aria-label={texts.votes}>
          {share.votes.map(({ voteId, choice, text, votedAtMs }) => (
            <li key={voteId}>
              <p className={styles["strong"]}>{texts.vote(share.content?.offers[choice]?.name ?? "")}</p>
              {text === "" ? null : <p className={styles["voteText"]}>{text}</p>}
              <p className={styles["small"]}>{formatMoment(votedAtMs)}</p>
              <form method="post" action={address}>
                <input type="hidden" name={SHARE_FIELDS.share} value={share.shareId} />
                <input type="hidden" name={SHARE_FIELDS.vote} value={voteId} />
                <Button isSubmit size="small" look="secondary" name={SHARE_FIELDS.act} value={SHARE_ACTS.removeVote}>
                  {texts.removeVote}
                  <VisuallyHidden> {texts.votedAt(formatMoment(votedAtMs))}</VisuallyHidden>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      ) : null}
      {share.phase === "open" ? <PreferForm share={share} address={address} /> : null}
    </>
  );
}

function stateOf({ phase, revokedAtMs, expiresAtMs, openedCount, lastOpenedAtMs }: OwnShare): string {
  if (phase === "revoked") return texts.revokedText(dayOf(revokedAtMs ?? 0));
  if (phase === "expired") return texts.expiredText(dayOf(expiresAtMs));
  const opened =
    lastOpenedAtMs === undefined ? texts.notOpened : texts.opened(openedCount, formatMoment(lastOpenedAtMs));
  return `${opened} ${texts.validUntil(dayOf(expiresAtMs))}`;
}

/** The receiver sees which one the sender prefers. */
function PreferForm({ share, address }: { readonly share: OwnShare; readonly address: string }) {
  const id = useId();
  return (
    <form method="post" action={address} className={styles["prefer"]}>
      <input type="hidden" name={SHARE_FIELDS.share} value={share.shareId} />
      <label htmlFor={id} className={styles["small"]}>
        {texts.preferred}
      </label>
      <select
        id={id}
        className={fields["line"]}
        name={SHARE_FIELDS.choice}
        defaultValue={share.ownChoice === undefined ? "" : String(share.ownChoice)}
      >
        <option value="">{texts.noPreferred}</option>
        {share.content?.offers.map(({ name }, index) => (
          <option key={name} value={String(index)}>
            {name}
          </option>
        ))}
      </select>
      <Button isSubmit size="small" look="secondary" name={SHARE_FIELDS.act} value={SHARE_ACTS.prefer}>
        {texts.prefer}
      </Button>
    </form>
  );
}
