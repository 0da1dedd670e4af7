import { formatMoment } from "#domain/calendar/format-date.ts";
import { RECEIPT_PARAMETER } from "#domain/addresses/own-data-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { deletedLine, receiptTexts as texts, retainedTexts } from "#domain/my-data/receipt.texts.sv.ts";
import type { RetainedRows } from "#domain/my-data/own-data.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { accountMeta } from "#web/account/frame/AccountPage.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/ReceiptPage";
import styles from "./Erasure.module.css";
import { receiptPageTexts } from "./erasure.texts.sv.ts";

/** The account no longer exists: the receipt is shown in the browser that deleted it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const receipt = await pageServices(context).erasureReceipt(url.searchParams.get(RECEIPT_PARAMETER) ?? "");
  if (!receipt) throw notFound();
  return receipt;
}

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const { erasedAtMs, deleted, retained, isMailed } = loaderData;
  return (
    <SitePage banner="none">
      <Wrap className={styles["page"]}>
        <h1 className={styles["title"]}>{texts.title}</h1>
        <p className={accountStyles["lead"]}>
          {receiptPageTexts.erased(formatMoment(erasedAtMs))}{" "}
          {isMailed ? receiptPageTexts.mailed : receiptPageTexts.notMailed}
        </p>
        <Card className={accountStyles["card"]}>
          <h2 className={accountStyles["heading"]}>{texts.deleted}</h2>
          {deleted.length === 0 ? <p>{texts.nothing}</p> : null}
          <ul className={styles["list"]}>
            {deleted.map((rows) => (
              <li key={rows.table}>{deletedLine(rows)}</li>
            ))}
          </ul>
        </Card>
        {retained.length > 0 ? (
          <Card className={accountStyles["card"]}>
            <h2 className={accountStyles["heading"]}>{texts.retained}</h2>
            <ul className={styles["retained"]}>
              {retained.map((rows) => (
                <Retained key={`${rows.table} ${rows.ground}`} rows={rows} />
              ))}
            </ul>
          </Card>
        ) : null}
        <Card className={accountStyles["card"]}>
          <h2 className={accountStyles["heading"]}>{receiptPageTexts.other}</h2>
          <ul className={styles["list"]}>
            {texts.elsewhere.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
        <div className={styles["answers"]}>
          <LinkButton href={startPath()} look="secondary">
            {receiptPageTexts.start}
          </LinkButton>
        </div>
      </Wrap>
    </SitePage>
  );
}

function Retained({ rows }: { readonly rows: RetainedRows }) {
  const { what, why, until, acts } = retainedTexts(rows);
  return (
    <li>
      <p className={styles["what"]}>{what}</p>
      <p>
        {why} {until}
      </p>
      <p className={accountStyles["small"]}>{acts}</p>
    </li>
  );
}
