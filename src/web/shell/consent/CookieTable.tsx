import { cookieCategoryNames, cookieList, type ListedCookie } from "./cookie-list.texts.sv.ts";
import { cookieTableTexts as texts } from "./cookie-table.texts.sv.ts";
import styles from "./CookieTable.module.css";

/** The list of `cookie-list.texts.sv.ts` as a table; on a phone each row is a card of its own. */
export const CookieTable = () => (
  <table className={styles["table"]}>
    <caption className={styles["caption"]}>{texts.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.name}</th>
        <th scope="col">{texts.purpose}</th>
        <th scope="col">{texts.category}</th>
        <th scope="col">{texts.life}</th>
        <th scope="col">{texts.place}</th>
      </tr>
    </thead>
    <tbody>
      {cookieList.map((entry) => (
        <Row key={entry.name} entry={entry} />
      ))}
    </tbody>
  </table>
);

const Row = ({ entry }: { readonly entry: ListedCookie }) => (
  <tr>
    <th scope="row">
      <code>{entry.name}</code>
    </th>
    <td data-label={texts.purpose}>{entry.purpose}</td>
    <td data-label={texts.category}>{cookieCategoryNames[entry.category]}</td>
    <td data-label={texts.life}>{entry.life}</td>
    <td data-label={texts.place}>{entry.kind}</td>
  </tr>
);
