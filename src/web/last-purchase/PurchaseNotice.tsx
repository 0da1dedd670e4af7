import { useEffect, useState } from "react";
import { purchaseNotice } from "#domain/purchase-notice.ts";
import type { LatestPurchaseData } from "#http/contract/social-proof.schema.ts";
import { calls } from "#web/calls/calls.ts";
import { paths } from "#web/paths.ts";
import styles from "./PurchaseNotice.module.css";

export function PurchaseNotice({ shopId }: { readonly shopId: number }) {
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    void findNotice(shopId, controller.signal).then((found) => {
      if (!controller.signal.aborted) setNotice(found);
    });
    return () => controller.abort();
  }, [shopId]);
  return notice === undefined ? null : <p className={styles["notice"]}>{notice}</p>;
}

/** Undefined when nobody has bought there lately, or the answer was lost: nobody misses it. */
async function findNotice(shopid: number, signal: AbortSignal): Promise<string | undefined> {
  const answer = await calls.get<LatestPurchaseData>(paths.latestPurchaseCall(), { shopid }, { signal });
  const purchase = answer.kind === "success" ? answer.data?.Result : undefined;
  return purchase ? purchaseNotice({ secondsSinceOrder: purchase.SecondsSinceOrder }) : undefined;
}
