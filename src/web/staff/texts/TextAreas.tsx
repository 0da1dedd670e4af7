import type { EditedText } from "#domain/text/edited-text.ts";
import { editorTexts } from "./editors.texts.sv.ts";
import { groupTexts } from "./group-texts.ts";
import styles from "./TextAreas.module.css";
import { TextRows } from "./TextRows.tsx";

interface TextAreasProps {
  readonly found: readonly EditedText[];
  /** All at once: search results are open, a plain list is folded. */
  readonly isOpen: boolean;
}

export const TextAreas = ({ found, isOpen }: TextAreasProps) =>
  groupTexts(found).map(({ name, texts }) => (
    <details key={name} open={isOpen} className={styles["area"]}>
      <summary className={styles["name"]}>{editorTexts.area(name, texts.length)}</summary>
      <TextRows found={texts} />
    </details>
  ));
