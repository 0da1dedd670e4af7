import ArrowDownWideNarrow from "lucide-react/icons/arrow-down-wide-narrow";
import Eye from "lucide-react/icons/eye";
import HandCoins from "lucide-react/icons/hand-coins";
import { useTexts } from "#ui/texts/use-texts.ts";
import { startTexts } from "./start.texts.sv.ts";
import styles from "./Promises.module.css";

/** Reasons to trust the list, before anything is typed. */
export function Promises() {
  const { promises } = useTexts(startTexts);
  return (
    <ul className={styles["list"]}>
      {PROMISES.map(({ key, Icon }) => (
        <li key={key}>
          <Icon size={22} strokeWidth={1.75} />
          <span>
            <strong>{promises[key]}</strong> {promises[`${key}Text`]}
          </span>
        </li>
      ))}
    </ul>
  );
}

const PROMISES = [
  { key: "lowest", Icon: ArrowDownWideNarrow },
  { key: "silent", Icon: Eye },
  { key: "free", Icon: HandCoins },
] as const;
