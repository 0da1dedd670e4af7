import styles from "./Greeting.module.css";

interface GreetingProps {
  readonly text: string;
  /** Who, and when. */
  readonly from?: string | undefined;
}

/** A speech bubble: the sender's own lines, as they wrote them. */
export const Greeting = ({ text, from }: GreetingProps) => (
  <figure className={styles["greeting"]}>
    <blockquote className={styles["text"]}>{text}</blockquote>
    {from === undefined ? null : <figcaption className={styles["from"]}>{from}</figcaption>}
  </figure>
);
