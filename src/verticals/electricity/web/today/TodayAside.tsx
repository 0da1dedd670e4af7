import type { LucideIcon } from "lucide-react";
import Car from "lucide-react/icons/car";
import Info from "lucide-react/icons/info";
import Utensils from "lucide-react/icons/utensils";
import WashingMachine from "lucide-react/icons/washing-machine";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import type { Chore, TodayView } from "#verticals/electricity/today/today-view.ts";
import { todayTexts as texts } from "./today.texts.sv.ts";
import styles from "./TodayPage.module.css";

const ICONS: Readonly<Record<Chore, LucideIcon>> = { wash: WashingMachine, dishes: Utensils, car: Car };

interface TodayAsideProps {
  readonly view: TodayView;
  readonly formPath: string;
}

export const TodayAside = ({ view: { today, best, tomorrow, readAtMs }, formPath }: TodayAsideProps) => (
  <aside className={styles["aside"]}>
    <Card>
      <h2 className={styles["aside-heading"]}>{texts.bestHeading}</h2>
      <ul className={styles["chores"]}>
        {best.map(({ chore, hours, window }) => (
          <li key={chore} className={styles["chore"]}>
            <span className={styles["chore-icon"]}>
              <Icon of={ICONS[chore]} />
            </span>
            <strong>{texts.chore(chore, hours)}</strong>
            <span className={styles["chore-time"]}>
              {window ? texts.choreWhen(window.date !== today, window.from, window.to) : texts.choreUnknown}
            </span>
            {window ? <span className={styles["chore-price"]}>{texts.ore(window.mean)}</span> : null}
          </li>
        ))}
      </ul>
    </Card>
    <Card>
      <h2 className={styles["aside-heading"]}>{texts.contractHeading}</h2>
      <p className={styles["contract"]}>{texts.contractText}</p>
      <LinkButton href={formPath} isFull>
        {texts.compare}
      </LinkButton>
    </Card>
    <p className={styles["basis"]}>
      <Icon of={Info} size={20} />
      <span>
        {texts.basis} {texts.dearestRule} {tomorrow ? texts.tomorrowCame : texts.noTomorrow}{" "}
        {readAtMs === undefined ? null : texts.updated(readAtMs)}
      </span>
    </p>
  </aside>
);
