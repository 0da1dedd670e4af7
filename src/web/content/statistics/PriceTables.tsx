import { formatMonth } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { PublishedFigure, PublishedPrices } from "#http/contract/statistics-services.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { statisticsTexts } from "./statistics.texts.sv.ts";
import styles from "./Statistics.module.css";

/** One table for each service. */
export function PriceTables({ release: { month, figures } }: { readonly release: PublishedPrices }) {
  const texts = useTexts(statisticsTexts);
  const products = [...new Set(figures.map(({ product }) => product))];
  return (
    <section className={styles["tables"]}>
      <h2>{texts.period(formatMonth(month))}</h2>
      {products.map((product) => (
        <Card key={product} isRoomy>
          <h3>{capitalize(product)}</h3>
          <PriceTable
            caption={texts.table.caption(product, formatMonth(month))}
            figures={figures.filter((figure) => figure.product === product)}
          />
        </Card>
      ))}
    </section>
  );
}

interface PriceTableProps {
  readonly caption: string;
  readonly figures: readonly PublishedFigure[];
}

function PriceTable({ caption, figures }: PriceTableProps) {
  const texts = useTexts(statisticsTexts).table;
  return (
    <table className={styles["table"]}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.region}</th>
          <th scope="col">{texts.median}</th>
          <th scope="col">{texts.interval}</th>
          <th scope="col">{texts.persons}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ region, medianOre, lowOre, highOre, persons }) => (
          <tr key={region}>
            <th scope="row">{region}</th>
            <td className={styles["median"]}>{formatKr(medianOre)}</td>
            <td>{texts.between(formatKr(lowOre), formatKr(highOre))}</td>
            <td>{persons}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
