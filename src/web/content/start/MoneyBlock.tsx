import ArrowDownWideNarrow from "lucide-react/icons/arrow-down-wide-narrow";
import Eye from "lucide-react/icons/eye";
import Phone from "lucide-react/icons/phone";
import { fillNodes } from "#ui/texts/fill-nodes.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { remunerationPath } from "#domain/addresses/content-paths.ts";
import { startTexts } from "./start.texts.sv.ts";
import styles from "./MoneyBlock.module.css";

export function MoneyBlock() {
  const texts = useTexts(startTexts);
  const { hoursInSentence } = useTexts(frameTexts);
  const phone = usePhones()?.customerServicePhone;
  return (
    <section className={styles["money"]}>
      <div>
        <h2>{texts.moneyHeading}</h2>
        <p className={styles["lead"]}>{texts.moneyLead}</p>
        <a className={styles["more"]} href={remunerationPath()}>
          {texts.moneyMore}
        </a>
      </div>
      <ul className={styles["list"]}>
        <li>
          <ArrowDownWideNarrow size={24} strokeWidth={1.75} />
          <span>
            <strong>{texts.lowestFirst}</strong> {texts.lowestFirstText}
          </span>
        </li>
        <li>
          <Eye size={24} strokeWidth={1.75} />
          <span>
            <strong>{texts.silentShown}</strong> {texts.silentShownText}
          </span>
        </li>
        {phone ? (
          <li>
            <Phone size={24} strokeWidth={1.75} />
            <span>
              <strong>{texts.canCall}</strong>{" "}
              {fillNodes(texts.canCallText, { phone: <PhoneLink number={phone} />, hours: hoursInSentence })}
            </span>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
