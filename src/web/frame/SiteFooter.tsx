import { webVerticals } from "#verticals/web-registry.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { paths } from "#web/paths.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import styles from "./SiteFooter.module.css";
import { usePhones } from "./use-phones.ts";

export function SiteFooter() {
  const phone = usePhones()?.customerServicePhone;
  return (
    <footer className={styles["footer"]}>
      <Wrap className={styles["grid"]}>
        <div className={styles["about"]}>
          <img src={paths.logoOnDark()} alt={frameTexts.siteTitle} width={147} height={44} loading="lazy" />
          <p>{frameTexts.about}</p>
          {phone ? (
            <p>
              <a className={styles["phone"]} href={paths.phone(phone)}>
                {phone}
              </a>
              <br />
              {frameTexts.hours}
            </p>
          ) : null}
        </div>
        <div>
          <h2 className={styles["heading"]}>{frameTexts.compareMenu}</h2>
          <ul>
            {webVerticals.map(({ description }) => (
              <li key={description.name}>
                <a href={paths.product(description)}>{capitalize(description.texts.product)}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={styles["heading"]}>{frameTexts.aboutHeading}</h2>
          <ul>
            <li>
              <a href={paths.remuneration()}>{frameTexts.remuneration}</a>
            </li>
            <li>
              <a href={paths.ranking()}>{frameTexts.ranking}</a>
            </li>
          </ul>
        </div>
      </Wrap>
      <div className={styles["end"]}>
        <Wrap>{frameTexts.copyright}</Wrap>
      </div>
    </footer>
  );
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
