import { paths } from "#domain/addresses/paths.ts";
import styles from "./PhoneLink.module.css";

export const PhoneLink = ({ number }: { readonly number: string }) => (
  <a className={styles["phone"]} href={paths.phone(number)}>
    {number}
  </a>
);
