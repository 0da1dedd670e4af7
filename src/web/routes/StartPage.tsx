import { NarrowPriceWire, WidePriceWire } from "#ui/illustrations/PriceWire.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { webVerticals } from "#verticals/web-registry.ts";
import { pageTitle } from "#web/frame/frame.texts.sv.ts";
import { SitePage } from "#web/frame/SitePage.tsx";
import type { PageHandle } from "#web/page-handle.ts";
import { HowItWorks } from "#web/start/HowItWorks.tsx";
import { MoneyBlock } from "#web/start/MoneyBlock.tsx";
import { StartTool } from "#web/start/StartTool.tsx";
import { startTexts } from "#web/start/start.texts.sv.ts";
import styles from "./StartPage.module.css";

export const handle: PageHandle = { isStatic: true };

export const meta = () => [
  { title: pageTitle(startTexts.title) },
  { name: "description", content: startTexts.description },
];

export default function StartPage() {
  const [first] = webVerticals;
  return (
    <SitePage>
      <section className={styles["hero"]}>
        <Wrap className={styles["heroText"]}>
          <h1 className={styles["heading"]}>{startTexts.heading}</h1>
          <p className={styles["lead"]}>{startTexts.lead}</p>
        </Wrap>
        <WidePriceWire className={styles["wideArt"]} cheaperLabel={startTexts.cheaper} yoursLabel={startTexts.yours} />
        <NarrowPriceWire className={styles["narrowArt"]} />
        <Wrap>{first ? <StartTool web={first} /> : null}</Wrap>
      </section>
      <Wrap className={styles["below"]}>
        <HowItWorks />
        <MoneyBlock />
      </Wrap>
    </SitePage>
  );
}
