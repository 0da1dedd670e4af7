import styles from "./FetchTip.module.css";

/** States that what the visitor has today can be fetched, where ownership is not asked about. */
export const FetchTip = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <>
    <h2 className={styles["title"]}>{title}</h2>
    <p className={styles["text"]}>{text}</p>
  </>
);
