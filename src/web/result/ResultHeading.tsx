import styles from "./ResultHeading.module.css";

interface ResultHeadingProps {
  readonly title: string;
  readonly lead: string;
}

/** The line under the heading is a status: it is read out when it changes. */
export const ResultHeading = ({ title, lead }: ResultHeadingProps) => (
  <div className={styles["heading"]}>
    <h1 className={styles["title"]}>{title}</h1>
    <p className={styles["lead"]} role="status">
      {lead}
    </p>
  </div>
);
