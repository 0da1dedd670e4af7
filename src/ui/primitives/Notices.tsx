import Info from "lucide-react/icons/info";
import styles from "./Notices.module.css";
import { Tag } from "./Tag.tsx";

interface NoticesProps {
  readonly notices: readonly string[] | undefined;
}

/** What must be seen together with a price, a tag each. */
export const Notices = ({ notices = [] }: NoticesProps) =>
  notices.length === 0 ? null : (
    <ul className={styles["notices"]}>
      {notices.map((notice) => (
        <li key={notice}>
          <Tag isQuiet>
            <Info />
            {notice}
          </Tag>
        </li>
      ))}
    </ul>
  );
