import Lock from "lucide-react/icons/lock";
import { lowProviderLogoPath, providerLogoPath } from "#domain/addresses/file-paths.ts";
import { formatFee, formatPrice } from "#domain/format/swedish-format.ts";
import type { SharedList } from "#domain/share/shared-list.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Greeting } from "./Greeting.tsx";
import { sharedTexts, sharedTitle, shareTexts } from "./share.texts.sv.ts";
import { isPriced, monthly } from "./shared-view.ts";
import styles from "./Preview.module.css";

const texts = shareTexts.preview;

interface PreviewProps {
  readonly list: SharedList;
  readonly link: string | undefined;
}

/** The other's page in short, as the form is filled in now. */
export const Preview = ({ list, link }: PreviewProps) => (
  <section className={styles["preview"]} aria-labelledby="preview">
    <h2 className={styles["heading"]} id="preview">
      {texts.heading}
    </h2>
    <div className={styles["browser"]}>
      <p className={styles["address"]}>
        <Icon of={Lock} size={16} />
        <span>{link?.replace(/^https?:\/\//, "") ?? texts.address}</span>
      </p>
      <div className={styles["page"]}>
        {list.greeting === undefined ? null : <Greeting text={list.greeting} from={list.sender} />}
        <p className={styles["title"]}>{sharedTitle(list.offers.length, isPriced(list), list.product)}</p>
        {list.about === undefined ? null : <p className={styles["about"]}>{list.about}</p>}
        <ul className={styles["rows"]}>
          {list.offers.map(({ name, providerName, providerSlug, headline }) => (
            <li key={name} className={styles["row"]}>
              <LogoTile
                src={providerLogoPath(providerSlug)}
                fallbackSrc={lowProviderLogoPath(providerSlug)}
                name={name === providerName ? providerName : name}
              />
              <span className={styles["price"]}>{formatPrice(headline)}</span>
            </li>
          ))}
          {list.today ? (
            <li className={styles["today"]}>
              <span>{sharedTexts.todayRow(list.sender, list.today.providerName)}</span>
              <span className={styles["price"]}>{formatFee(monthly(list.today.yearlyOre), "month")}</span>
            </li>
          ) : null}
        </ul>
      </div>
    </div>
  </section>
);
