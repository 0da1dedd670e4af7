import { phoneLink } from "#domain/addresses/site-paths.ts";
import styles from "./PhoneLink.module.css";

export const PhoneLink = ({ number }: { readonly number: string }) => (
  <a className={styles["phone"]} href={phoneLink(number)}>
    {number}
  </a>
);
