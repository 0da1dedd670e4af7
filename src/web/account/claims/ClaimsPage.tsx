import { claimPath, CLAIM_COPY_PARAMETER } from "#domain/addresses/claims-paths.ts";
import type { ClaimHelp } from "#domain/claims/claim-help.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { accountMeta } from "#web/account/frame/AccountPage.tsx";
import { EmptyState } from "#web/account/frame/EmptyState.tsx";
import { withDemoMark } from "#web/account/parts/demo-mark.ts";
import rows from "#web/account/parts/Rows.module.css";
import { lookOf } from "#web/account/parts/vertical-looks.ts";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import type { Route } from "./+types/ClaimsPage";
import { ClaimsFrame } from "./ClaimsFrame.tsx";
import { claimsTexts as texts } from "./claims.texts.sv.ts";
import styles from "./Claims.module.css";
import { isClaimsCopy, loadClaims } from "./load-claims.ts";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadClaims(context, {
    isCopy: url.searchParams.has(CLAIM_COPY_PARAMETER),
    select: (helps) => helps.map(pickRow),
  });

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export const handle: PageHandle = { isCopy: isClaimsCopy };

type ClaimRow = Pick<ClaimHelp, "heldId" | "vertical" | "product" | "providerName" | "plates" | "isDemo"> & {
  readonly phone: string | undefined;
};

const pickRow = ({ heldId, vertical, product, providerName, plates, isDemo, contact }: ClaimHelp): ClaimRow => ({
  heldId,
  vertical,
  product,
  providerName,
  plates,
  ...(isDemo ? { isDemo } : {}),
  phone: contact?.phone,
});

export default function ClaimsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { content } = loaderData;
  return (
    <ClaimsFrame content={content} title={texts.title} lead={texts.lead}>
      {content.shown.length === 0 ? (
        <EmptyState {...texts.empty} />
      ) : (
        <ul className={rows["list"]}>
          {content.shown.map((row) => (
            <Row key={row.heldId} row={row} />
          ))}
        </ul>
      )}
    </ClaimsFrame>
  );
}

function Row({ row }: { readonly row: ClaimRow }) {
  const { heldId, vertical, product, providerName, plates, phone } = row;
  const { Icon } = lookOf(vertical);
  const name = texts.name(capitalize(product), providerName);
  return (
    <li className={rows["row"]}>
      <span className={rows["icon"]} aria-hidden="true">
        <Icon size={24} strokeWidth={1.75} />
      </span>
      <div className={rows["text"]}>
        <h2 className={rows["title"]}>{name}</h2>
        <p className={rows["sub"]}>{withDemoMark(plates ?? "", row)}</p>
      </div>
      <span className={rows["status"]}>
        {phone === undefined ? null : (
          <span className={styles["rowPhone"]}>
            <PhoneLink number={phone} />
          </span>
        )}
      </span>
      <a className={rows["link"]} href={claimPath(heldId)}>
        {texts.open}
        <VisuallyHidden> {name}</VisuallyHidden>
      </a>
    </li>
  );
}
