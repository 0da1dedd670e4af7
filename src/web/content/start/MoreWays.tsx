import ArrowRight from "lucide-react/icons/arrow-right";
import CalendarDays from "lucide-react/icons/calendar-days";
import Fuel from "lucide-react/icons/fuel";
import Lightbulb from "lucide-react/icons/lightbulb";
import PiggyBank from "lucide-react/icons/piggy-bank";
import Recycle from "lucide-react/icons/recycle";
import Smartphone from "lucide-react/icons/smartphone";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import {
  bigDayPath,
  mobilePhonesPath,
  motorFuelPath,
  pensionsPath,
  recyclingPath,
} from "#domain/addresses/content-paths.ts";
import { expertPath } from "#domain/addresses/question-paths.ts";
import { startTexts } from "./start.texts.sv.ts";
import styles from "./MoreWays.module.css";

/** Topics that we describe and do not compare, and contacts for questions. */
export function MoreWays() {
  const texts = useTexts(startTexts);
  return (
    <section>
      <h2>{texts.moreHeading}</h2>
      <ul className={styles["list"]}>
        {WAYS.map(({ key, Icon, href }) => (
          <li key={key}>
            <a className={styles["link"]} href={href}>
              <Icon size={24} strokeWidth={1.75} />
              <span>{texts.more[key]}</span>
              <ArrowRight size={20} strokeWidth={1.75} />
            </a>
          </li>
        ))}
        <li>
          <NewTabLink className={styles["link"]} href={bigDayPath()}>
            <CalendarDays size={24} strokeWidth={1.75} />
            <span>{texts.more.bigDay}</span>
          </NewTabLink>
        </li>
      </ul>
    </section>
  );
}

const WAYS = [
  { key: "mobilePhones", Icon: Smartphone, href: mobilePhonesPath() },
  { key: "pensions", Icon: PiggyBank, href: pensionsPath() },
  { key: "motorFuel", Icon: Fuel, href: motorFuelPath() },
  { key: "recycling", Icon: Recycle, href: recyclingPath() },
  { key: "expert", Icon: Lightbulb, href: expertPath() },
] as const;
