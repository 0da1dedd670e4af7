import Check from "lucide-react/icons/check";
import { Icon } from "#ui/pieces/Icon.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import { sellingPointTexts } from "./selling-points.texts.sv.ts";
import styles from "./SellingPoints.module.css";

interface SellingPointsProps {
  /** Spec 3 §2.7: variant 3 has another third line. */
  readonly variant?: number;
  /** The container: a list has less room. */
  readonly parent?: "checkout" | "listing";
}

export function SellingPoints({ variant = 0, parent = "checkout" }: SellingPointsProps) {
  const texts = useTexts(sellingPointTexts);
  const Title = parent === "listing" ? "h2" : "h3";
  const third = variant === 3 ? texts.checkout_usp_4_variant_3 : texts.checkout_usp_4;
  return (
    <section className={classNames(styles["box"], parent === "listing" && styles["listing"])}>
      <Title className={styles["title"]}>{texts.title}</Title>
      <ul className={styles["list"]}>
        {[texts.checkout_usp_1, texts.checkout_usp_2, third].map((line) => (
          <li key={line}>
            <Icon of={Check} size={20} />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
