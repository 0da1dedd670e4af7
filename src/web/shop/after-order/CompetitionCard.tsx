import { competition } from "#domain/competition/competition.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { ENTRY_ANCHOR } from "#web/shell/competition/CompetitionSignUp.tsx";
import { competitionTexts } from "#web/shell/competition/competition.texts.sv.ts";
import { competitionPath } from "#domain/addresses/content-paths.ts";
import { competitionCardTexts } from "./after-order.texts.sv.ts";
import styles from "./WithdrawalCard.module.css";

/** The draw, for who has bought what it is about. */
export function CompetitionCard({ serviceName }: { readonly serviceName: string }) {
  const texts = useTexts(competitionCardTexts);
  if (serviceName !== competition.serviceName) return null;
  return (
    <Card className={styles["card"]}>
      <h2 className={styles["title"]}>{texts.title(formatKr(competition.prizeKr * 100))}</h2>
      <p>{competitionTexts.signUp}</p>
      <div>
        <LinkButton look="secondary" href={`${competitionPath()}#${ENTRY_ANCHOR}`}>
          {texts.link}
        </LinkButton>
      </div>
    </Card>
  );
}
