import { Plate } from "#ui/primitives/Plate.tsx";
import type { FetchQuestionProps } from "#verticals/_contract/vertical-web.ts";
import { carFetchTexts as texts } from "./car-fetch.texts.sv.ts";
import styles from "./CarFetchQuestion.module.css";

/** Spec 2 §2: asks who owns the car, and shows which one. */
export const CarFetchQuestion = ({ summary, prompt }: FetchQuestionProps) => (
  <>
    <h2 className={styles["question"]}>
      {prompt === "ask" ? texts.question : texts[prompt]}{" "}
      {summary["carregnumber"] ? <Plate number={summary["carregnumber"]} /> : null}
      {prompt === "ask" ? texts.questionMark : null}
    </h2>
    <p className={styles["text"]}>{prompt === "explain" ? texts.explanation : texts.text}</p>
  </>
);
