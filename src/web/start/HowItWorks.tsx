import { startTexts } from "./start.texts.sv.ts";
import styles from "./HowItWorks.module.css";

export const HowItWorks = () => (
  <section>
    <h2>{startTexts.stepsHeading}</h2>
    <ol className={styles["steps"]}>
      {startTexts.steps.map(({ title, text }, index) => (
        <li key={title} className={styles["step"]}>
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
