import ArrowRight from "lucide-react/icons/arrow-right";
import { Tag } from "#ui/primitives/Tag.tsx";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { listServices, type MenuChild } from "#web/shell/frame/menu.ts";
import styles from "./ServiceCards.module.css";

/** What can be insured, today or one day. */
export const InsuranceCards = () => <Cards services={listServices().filter(({ group }) => group === "insurance")} />;

/** Whatever can be compared today. */
export const ReadyCards = () => <Cards services={listServices().filter(({ empty }) => !empty)} />;

const Cards = ({ services }: { readonly services: readonly MenuChild[] }) => (
  <ul className={styles["cards"]}>
    {services.map(({ url, label, iconLight: ServiceIcon, empty }) => (
      <li key={url}>
        <a className={styles["card"]} href={url}>
          <span className={styles["icon"]}>
            <ServiceIcon size={24} strokeWidth={1.75} />
          </span>
          <span className={styles["label"]}>{label}</span>
          {empty ? <Tag isQuiet>{frameTexts.comingSoon}</Tag> : <ArrowRight size={20} strokeWidth={1.75} />}
        </a>
      </li>
    ))}
  </ul>
);
