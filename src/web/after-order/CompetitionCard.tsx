import { formatKr } from "#domain/swedish-format.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { competition } from "#web/competition/competition.ts";
import { competitionTexts } from "#web/competition/competition.texts.sv.ts";
import { competitionCardTexts } from "./after-order.texts.sv.ts";
import styles from "./WithdrawalCard.module.css";

/** The draw, for who has bought what it is about. Signing up cannot be done yet, and that is said. */
export function CompetitionCard({ serviceName }: { readonly serviceName: string }) {
  const texts = useTexts(competitionCardTexts);
  if (serviceName !== competition.serviceName) return null;
  return (
    <Card className={styles["card"]}>
      <h2 className={styles["title"]}>{texts.title(formatKr(competition.prizeKr * 100))}</h2>
      <p>{competitionTexts.signUp}</p>
      <p>{texts.state}</p>
    </Card>
  );
}
