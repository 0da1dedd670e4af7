import { useEffect, useState } from "react";
import { demoTexts } from "#domain/text/demo.texts.sv.ts";
import { purchaseNotice } from "#domain/order/purchase-notice.ts";
import type { LatestPurchaseData } from "#http/contract/social-proof.schema.ts";
import { Tag } from "#ui/primitives/Tag.tsx";
import { calls } from "#web/shell/calls/calls.ts";
import { latestPurchaseCallPath } from "#domain/addresses/shop-call-paths.ts";
import styles from "./PurchaseNotice.module.css";

export function PurchaseNotice({ shopId }: { readonly shopId: number }) {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    const controller = new AbortController();
    void findNotice(shopId, controller.signal).then((found) => {
      if (!controller.signal.aborted) setNotice(found);
    });
    return () => controller.abort();
  }, [shopId]);
  if (notice === undefined) return null;
  return (
    <p className={styles["notice"]}>
      {notice.text}
      {notice.isDemo ? (
        <>
          {" "}
          <Tag isQuiet>{demoTexts.mark}</Tag>
        </>
      ) : null}
    </p>
  );
}

interface Notice {
  readonly text: string;
  readonly isDemo: boolean;
}

/** Undefined when no one has bought there lately, or when the request failed: the notice is optional. */
async function findNotice(shopid: number, signal: AbortSignal): Promise<Notice | undefined> {
  const answer = await calls.get<LatestPurchaseData>(latestPurchaseCallPath(), { shopid }, { signal });
  const purchase = answer.kind === "success" ? answer.data?.Result : undefined;
  if (!purchase) return undefined;
  const text = purchaseNotice({ secondsSinceOrder: purchase.SecondsSinceOrder });
  return { text, isDemo: purchase.IsDemo ?? false };
}
