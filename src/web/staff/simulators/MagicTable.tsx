import { capitalize } from "#domain/text/capitalize.ts";
import type { MagicList } from "#http/contract/desk-services.ts";
import { textByKey } from "#ui/texts/text-by-key.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import styles from "#web/staff/frame/Desk.module.css";
import { simulatorTexts as texts } from "./simulators.texts.sv.ts";

/** What can be typed in one vertical's form to see something fail. */
export function MagicTable({ list: { vertical, field, inputs, order } }: { readonly list: MagicList }) {
  const product = webVerticals.find(({ description }) => description.name === vertical)?.description.texts.product;
  return (
    <section className={styles["part"]}>
      <h2>{capitalize(product ?? vertical)}</h2>
      <p>
        {texts.field(field)} {order.map((slug, at) => `${at + 1} ${slug}`).join(", ")}.
      </p>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{texts.input}</th>
            <th scope="col">{texts.effect}</th>
          </tr>
        </thead>
        <tbody>
          {inputs.map(({ input, effect }) => (
            <tr key={input}>
              <td>{input}</td>
              <td>{textByKey(texts.effects, effect)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
