import styles from "./FetchTip.module.css";

/** That what the visitor has today can be fetched, where nobody is asked who owns anything. */
export const FetchTip = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <>
    <h2 className={styles["title"]}>{title}</h2>
    <p className={styles["text"]}>{text}</p>
  </>
);
