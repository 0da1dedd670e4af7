import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { type GoalPageData, readRate, readWhole } from "#verticals/deposit/goal-page-data.ts";
import { depositPlace } from "#verticals/deposit/deposit.place.ts";
import { GoalChart } from "./GoalChart.tsx";
import { GoalForm, type GoalValues, valuesOf } from "./GoalForm.tsx";
import { viewGoal } from "./goal-view.ts";
import { goalTexts as texts } from "./goal.texts.sv.ts";
import styles from "./GoalPage.module.css";

/** When a goal is reached. The same values give the same page without script: the form is then sent to the page itself. */
export function GoalPage({ data }: { readonly data: GoalPageData }) {
  const { searchId, accounts } = data;
  const [values, setValues] = useState(() => valuesOf(data));
  return (
    <Wrap className={styles["page"]}>
      <nav aria-label={texts.crumbs}>
        <ol className={styles["crumbs"]}>
          <li>
            <a href={depositPlace.path}>{texts.service}</a>
          </li>
          {searchId === undefined ? null : (
            <li>
              <ChevronRight size={16} strokeWidth={2} />
              <a href={resultPath(depositPlace, searchId)}>{texts.list(accounts.length)}</a>
            </li>
          )}
          <li>
            <ChevronRight size={16} strokeWidth={2} />
            <span aria-current="page">{texts.page}</span>
          </li>
        </ol>
      </nav>
      <div>
        <h1>{texts.title}</h1>
        <p className={styles["lead"]}>{texts.lead}</p>
      </div>
      <div className={styles["columns"]}>
        <Card isRoomy>
          <GoalAnswer data={data} values={values} />
        </Card>
        <GoalForm data={data} values={values} onChange={setValues} />
      </div>
      {accounts.length > 0 ? null : (
        <section className={styles["compare"]}>
          <p>{texts.compareText}</p>
          <LinkButton href={depositPlace.path}>{texts.compare}</LinkButton>
        </section>
      )}
    </Wrap>
  );
}

function GoalAnswer({ data, values }: { readonly data: GoalPageData; readonly values: GoalValues }) {
  const { accounts, taxPercent, currentRate, today } = data;
  const targetKr = readWhole(values.target);
  const haveKr = readWhole(values.have);
  const monthlyKr = readWhole(values.monthly);
  const rate = accounts.find(({ id }) => id === values.account)?.rate ?? readRate(values.rate);
  if (targetKr === undefined || haveKr === undefined || monthlyKr === undefined || rate === undefined)
    return <AlertBanner tone="notice">{texts.wrong}</AlertBanner>;
  const view = viewGoal({ targetKr, haveKr, monthlyKr, rate, taxPercent, currentRate, today });
  if (view.kind === "planned")
    return <GoalChart view={view} targetOre={targetKr * 100} monthlyOre={monthlyKr * 100} today={today} />;
  return <AlertBanner tone="info">{view.kind === "reached" ? texts.reached : texts.never}</AlertBanner>;
}
