import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useState } from "react";
import { receiptsPath } from "#domain/addresses/stored-list-paths.ts";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import { listOfReceipt } from "#domain/receipt/receipt-id.ts";
import type { SeenCommission } from "#http/contract/commission-services.ts";
import type { SeenReceipt } from "#http/contract/receipt-services.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/ReceiptPage";
import { checkInBrowser, type CheckState } from "./check-in-browser.ts";
import { CheckYourself } from "./CheckYourself.tsx";
import { PlaceTable } from "./PlaceTable.tsx";
import styles from "./Receipt.module.css";
import { ReceiptFacts } from "./ReceiptFacts.tsx";
import { receiptTexts as texts } from "./receipt.texts.sv.ts";
import { SealedCommission } from "./SealedCommission.tsx";
import { Verdict } from "./Verdict.tsx";

export const handle: PageHandle = { texts: [], measuredPath: receiptsPath() };

/** Public: anyone who has the address may check the list. */
export async function loader({ context, params: { searchId } }: Route.LoaderArgs): Promise<ReceiptData> {
  const { receipts, commissions } = pageServices(context);
  const seen = await receipts.see(searchId);
  if (!seen) throw notFound();
  return { seen, commission: seen.receipt.commission && (await commissions.see(searchId)) };
}

interface ReceiptData {
  readonly seen: SeenReceipt;
  readonly commission: SeenCommission | undefined;
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(texts.pageTitle) },
  { name: "robots", content: "noindex" },
];

export default function ReceiptPage({ loaderData: { seen, commission } }: Route.ComponentProps) {
  const { receipt } = seen;
  const check = useCheck(receipt);
  return (
    <SitePage banner="none">
      <Wrap className={styles["page"]}>
        <Crumbs seen={seen} />
        <Verdict check={check} searchId={receipt.id} />
        <ReceiptFacts receipt={receipt} check={check} commission={commission} />
        <div className={styles["columns"]}>
          <PlaceTable seen={seen} check={check} commission={commission} />
          <div className={styles["side"]}>
            {commission ? <SealedCommission receiptId={receipt.id} commission={commission} /> : null}
            <CheckYourself sha256={seen.sha256} />
          </div>
        </div>
      </Wrap>
    </SitePage>
  );
}

function useCheck(receipt: SeenReceipt["receipt"]): CheckState {
  const [check, setCheck] = useState<CheckState>({ kind: "waiting" });
  useEffect(() => {
    let isShown = true;
    void checkInBrowser(receipt).then((state) => {
      if (isShown) setCheck(state);
    });
    return () => {
      isShown = false;
    };
  }, [receipt]);
  return check;
}

/** Only the owner has a list to return to. */
function Crumbs({ seen: { receipt, path, product, isOwn } }: { readonly seen: SeenReceipt }) {
  const name = texts.list(receipt.offers.length, product);
  const { searchId, ...choices } = listOfReceipt(receipt.id);
  return (
    <p className={styles["crumbs"]}>
      {isOwn ? <a href={resultPath({ path }, searchId, choices)}>{name}</a> : <span>{name}</span>}
      <Icon of={ChevronRight} size={16} />
      <span>{texts.pageTitle}</span>
    </p>
  );
}
