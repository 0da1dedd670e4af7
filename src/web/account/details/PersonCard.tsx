import { formatLongDate } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { Card } from "#ui/primitives/Card.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import styles from "./Details.module.css";
import { detailsTexts } from "./details.texts.sv.ts";

const texts = detailsTexts.you;

interface PersonCardProps {
  readonly person: {
    readonly name: string;
    readonly personalNumber: string;
    readonly sinceMs: number | undefined;
    readonly email: string | undefined;
    readonly address: string | undefined;
  };
}

export const PersonCard = ({ person }: PersonCardProps) => {
  const rows: [string, string | undefined][] = [
    [texts.name, person.name],
    [texts.personalNumber, person.personalNumber],
    [texts.email, person.email],
    [texts.address, person.address],
    [texts.since, person.sinceMs === undefined ? undefined : formatLongDate(swedishDate(person.sinceMs))],
  ];
  return (
    <Card className={accountStyles["card"]}>
      <h2 className={accountStyles["heading"]}>{texts.heading}</h2>
      <dl className={styles["facts"]}>
        {rows.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className={accountStyles["micro"]}>{texts.source}</p>
    </Card>
  );
};
