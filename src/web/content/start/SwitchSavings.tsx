import ChevronRight from "lucide-react/icons/chevron-right";
import { demoTexts } from "#domain/text/demo.texts.sv.ts";
import { formatMonth } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { fillText } from "#domain/text/placeholders.ts";
import type { StartSavings } from "#http/contract/page-services.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { productPath } from "#domain/addresses/shop-paths.ts";
import { serviceIconAt } from "#web/shell/services/service-icons.ts";
import { startTexts } from "./start.texts.sv.ts";
import styles from "./SwitchSavings.module.css";

/** What those who switched keep, from our own orders; not there until enough have. */
export function SwitchSavings({ firstMonth, lastMonth, savings }: StartSavings) {
  const texts = useTexts(startTexts);
  const rows = savings.flatMap(({ vertical, medianOre, isDemo }) => {
    const entry = webVerticals.find(({ description }) => description.name === vertical);
    return entry ? [{ ...entry, ...serviceIconAt(entry.description), medianOre, isDemo }] : [];
  });
  const largestOre = Math.max(...rows.map(({ medianOre }) => medianOre));
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{texts.savingsHeading}</h2>
      <p className={styles["source"]}>
        {fillText(texts.savingsSource, { first: formatMonth(firstMonth), last: formatMonth(lastMonth) })}
      </p>
      <ol className={styles["list"]}>
        {rows.map(({ description, Icon, medianOre, isDemo }) => (
          <li key={description.name}>
            <a href={productPath(description)} className={styles["row"]}>
              <span className={styles["name"]}>
                <Icon size={24} strokeWidth={1.75} />
                <span>
                  {description.texts.product}
                  {isDemo ? ` · ${demoTexts.mark}` : null}
                </span>
              </span>
              <span className={styles["bar"]} aria-hidden="true">
                <i style={{ width: `${(100 * medianOre) / largestOre}%` }} />
              </span>
              <span className={styles["amount"]}>{formatKr(medianOre)}</span>
              <ChevronRight size={20} strokeWidth={1.75} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
