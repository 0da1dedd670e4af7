import Lock from "lucide-react/icons/lock";
import { useId } from "react";
import { useTexts } from "#ui/texts/use-texts.ts";
import { Tag } from "#ui/primitives/Tag.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { appliedEntries, webVerticals } from "#verticals/web-registry.ts";
import { serviceIconAt } from "#web/shell/services/service-icons.ts";
import { type AnnouncedService, listAnnounced } from "#web/shell/services/announced-services.ts";
import { StartForm } from "./StartForm.tsx";
import { startTexts } from "./start.texts.sv.ts";
import styles from "./StartTool.module.css";

interface StartToolProps {
  readonly verticals: readonly VerticalWeb[];
  readonly today: string;
  /** How many companies each vertical asks, by its name. */
  readonly companyCounts: Readonly<Record<string, number>>;
  readonly announced?: readonly AnnouncedService[];
}

/**
 * The first questions of everything that can be compared, one at a time: the choice is a group of radio buttons, so that it
 * works without script. What is applied for, and what is not built yet, has a place in the row and leads to its own page.
 */
export function StartTool({ verticals, today, companyCounts, announced = listAnnounced() }: StartToolProps) {
  const texts = useTexts(startTexts);
  const group = useId();
  return (
    <section className={styles["tool"]} aria-label={texts.tool}>
      <div className={styles["tabs"]}>
        <fieldset className={styles["choices"]}>
          <legend>
            <VisuallyHidden>{texts.choose}</VisuallyHidden>
          </legend>
          {verticals.map(({ description }, index) => {
            const entry = webVerticals.find((each) => each.description.name === description.name);
            const { Icon } = serviceIconAt(description);
            return entry ? (
              <label key={description.name} className={styles["tab"]}>
                <input
                  className={styles["radio"]}
                  type="radio"
                  name={group}
                  value={description.name}
                  defaultChecked={index === 0}
                />
                <Icon size={24} strokeWidth={1.75} />
                {entry.menuLabel}
              </label>
            ) : null;
          })}
        </fieldset>
        {appliedEntries.map(({ description, menuLabel }) => {
          const { Icon } = serviceIconAt(description);
          return (
            <a key={description.name} className={styles["tab"]} href={description.path}>
              <Icon size={24} strokeWidth={1.75} />
              {menuLabel}
            </a>
          );
        })}
        {announced.map(({ slug, service, names, Icon }) => (
          <a key={slug} className={styles["tab"]} href={service.path} data-announced="">
            <Icon size={24} strokeWidth={1.75} />
            {names.menu}
            <Tag isQuiet>{texts.notBuilt}</Tag>
          </a>
        ))}
      </div>
      <div className={styles["panels"]}>
        {verticals.map((web) => (
          <div key={web.description.name} className={styles["panel"]}>
            <StartForm web={web} today={today} companyCount={companyCounts[web.description.name] ?? 0} />
          </div>
        ))}
      </div>
      <p className={styles["note"]}>
        <Lock size={20} strokeWidth={1.75} />
        {texts.free}
      </p>
    </section>
  );
}
