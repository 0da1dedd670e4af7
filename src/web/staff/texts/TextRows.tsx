import type { EditedText } from "#domain/text/edited-text.ts";
import { keyText } from "#domain/text/text-set.ts";
import { Tag } from "#ui/primitives/Tag.tsx";
import { editorTextPath } from "#domain/addresses/staff-paths.ts";
import { editorTexts } from "./editors.texts.sv.ts";
import styles from "./TextRows.module.css";

/** The texts that visitors read, with a link to change each. */
export const TextRows = ({ found }: { readonly found: readonly EditedText[] }) => (
  <ul>
    {found.map((text) => (
      <li key={keyText(text)} className={styles["row"]}>
        <a className={styles["text"]} href={editorTextPath(text)}>
          {text.text === "" ? editorTexts.empty : text.text}
        </a>
        <span className={styles["alias"]}>{text.aliasId}</span>
        {text.text === text.defaultText && text.draft === undefined ? null : (
          <span className={styles["tags"]}>
            {text.text === text.defaultText ? null : <Tag>{editorTexts.changed}</Tag>}
            {text.draft === undefined ? null : <Tag isQuiet>{editorTexts.hasDraft}</Tag>}
          </span>
        )}
      </li>
    ))}
  </ul>
);
