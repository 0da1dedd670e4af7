import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import { listServices } from "./menu.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { bigDayPath } from "#domain/addresses/content-paths.ts";
import styles from "./ContentSide.module.css";
import { contentSideTexts as texts } from "./content-side.texts.sv.ts";

export interface RelatedPage {
  readonly path: string;
  readonly title: string;
}

interface ContentSideProps {
  readonly related?: readonly RelatedPage[] | undefined;
  readonly hasServices?: boolean | undefined;
}

/** Beside a text where there is room, after it where there is not: what can be compared, more to read, and whom to ask. */
export function ContentSide({ related = [], hasServices = true }: ContentSideProps) {
  const { needHelp, hours } = useTexts(frameTexts);
  const phone = usePhones()?.customerServicePhone;
  return (
    <aside className={styles["side"]} aria-label={texts.label}>
      {hasServices ? <Services /> : null}
      {related.length > 0 ? (
        <section className={styles["card"]}>
          <h2>{texts.related}</h2>
          <ul>
            {related.map(({ path, title }) => (
              <li key={path}>
                {path === bigDayPath() ? (
                  <NewTabLink className={styles["link"]} href={path}>
                    {title}
                  </NewTabLink>
                ) : (
                  <a className={styles["link"]} href={path}>
                    {title}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {phone ? (
        <section className={styles["card"]}>
          <h2>{needHelp}</h2>
          <p>
            <PhoneLink number={phone} />
            <br />
            {hours}
          </p>
        </section>
      ) : null}
    </aside>
  );
}

const Services = () => (
  <section className={styles["card"]}>
    <h2>{texts.compare}</h2>
    <ul className={styles["services"]}>
      {listServices()
        .filter(({ empty }) => !empty)
        .map(({ url, label, iconLight: ServiceIcon }) => (
          <li key={url}>
            <a href={url}>
              <ServiceIcon size={24} strokeWidth={1.75} />
              {label}
            </a>
          </li>
        ))}
    </ul>
  </section>
);
