import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { DifferenceOfRow, OfferDifference } from "#http/contract/difference-services.ts";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { differenceTexts } from "./difference.texts.sv.ts";
import styles from "./DifferenceTable.module.css";

/** Today's insurance and the offer, row by row, with the sentence of the terms under each row. */
export function DifferenceTable({ view: { today, offer, rows } }: { readonly view: OfferDifference }) {
  const texts = useTexts(differenceTexts).table;
  return (
    <>
      <h2>{texts.heading}</h2>
      <p className={styles["note"]}>{texts.note}</p>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.part}</VisuallyHidden>
            </th>
            <th scope="col" className={styles["today"]}>
              <Party label={texts.today} party={today} />
            </th>
            <th scope="col">
              <Party label={texts.offer} party={offer} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.type} row={row} />
          ))}
          <tr className={styles["price"]}>
            <th scope="row">{texts.price}</th>
            <td className={styles["today"]}>
              {today.yearlyOre === undefined ? texts.unreported : formatKr(today.yearlyOre)}
            </td>
            <td>{formatKr(offer.yearlyOre)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

const Party = ({ label, party }: { readonly label: string; readonly party: OfferDifference["today" | "offer"] }) => (
  <span className={styles["party"]}>
    <span className={styles["label"]}>{label}</span>
    {party.slug === undefined ? (
      <strong>{party.providerName}</strong>
    ) : (
      <LogoTile src={providerLogoPath(party.slug)} name={party.providerName} />
    )}
  </span>
);

function Row({ row }: { readonly row: DifferenceOfRow }) {
  const texts = useTexts(differenceTexts);
  const { table, differences } = texts;
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td className={styles["today"]}>
        {row.today ?? table.unreported}
        {row.citationToday && row.today !== undefined ? (
          <span className={styles["source"]}>{texts.quoted(row.citationToday.document, row.citationToday.place)}</span>
        ) : null}
      </td>
      <td>
        {row.offered || table.excluded}
        <span className={styles[row.difference]}>
          <VisuallyHidden>{table.difference}: </VisuallyHidden>
          {differences[row.difference]}
        </span>
        <Citation row={row} />
      </td>
    </tr>
  );
}

function Citation({ row: { citation } }: { readonly row: DifferenceOfRow }) {
  const texts = useTexts(differenceTexts);
  if (!citation) return <span className={styles["source"]}>{texts.uncited}</span>;
  const source = texts.quoted(citation.document, citation.place);
  return (
    <span className={styles["source"]}>
      <q>{citation.quote}</q> {citation.url === undefined ? source : <a href={citation.url}>{source}</a>}
    </span>
  );
}
