import { useTexts } from "#ui/texts/use-texts.ts";
import { startTexts } from "./start.texts.sv.ts";
import styles from "./HowItWorks.module.css";

export function HowItWorks() {
  const texts = useTexts(startTexts);
  return (
    <section>
      <h2>{texts.stepsHeading}</h2>
      <ol className={styles["steps"]}>
        {texts.steps.map(({ title, text }, index) => (
          <li key={index} className={styles["step"]}>
            <span className={styles["seed"]} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
