import { CLAIM_COPY_PARAMETER } from "#domain/addresses/claims-paths.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { accountMeta } from "#web/account/frame/AccountPage.tsx";
import { withDemoMark } from "#web/account/parts/demo-mark.ts";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/ClaimPage";
import { ClaimCards } from "./ClaimCards.tsx";
import { ClaimsFrame } from "./ClaimsFrame.tsx";
import { claimsTexts as texts } from "./claims.texts.sv.ts";
import { isClaimsCopy, loadClaims } from "./load-claims.ts";

/** One that another person holds is treated as missing. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadClaims(context, {
    isCopy: url.searchParams.has(CLAIM_COPY_PARAMETER),
    select(helps) {
      const help = helps.find(({ heldId }) => heldId === params.heldId);
      if (!help) throw notFound();
      return help;
    },
  });

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export const handle: PageHandle = { isCopy: isClaimsCopy };

export default function ClaimPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { content } = loaderData;
  const { product, providerName } = content.shown;
  return (
    <ClaimsFrame
      isOne
      content={content}
      title={texts.name(capitalize(product), providerName)}
      lead={withDemoMark(texts.helpLead, content.shown)}
    >
      <ClaimCards help={content.shown} isCopy={content.storedOn !== undefined} />
    </ClaimsFrame>
  );
}
