import { Icon } from "#ui/pieces/Icon.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { InsuredEvent } from "#verticals/_contract/events.ts";
import { eventIcons } from "./event-icons.tsx";
import { eventTexts } from "./events.texts.sv.ts";
import styles from "./EventChoice.module.css";

interface EventChoiceProps {
  readonly events: readonly InsuredEvent[];
  readonly chosenId: string;
  readonly addressOf: (eventId: string) => string;
}

/** Links, so that an event has an address and needs no script. */
export function EventChoice({ events, chosenId, addressOf }: EventChoiceProps) {
  const texts = useTexts(eventTexts);
  return (
    <nav aria-label={texts.choose}>
      <ul className={styles["events"]} data-count={events.length}>
        {events.map(({ id, label, icon }) => (
          <li key={id}>
            <a className={styles["event"]} href={addressOf(id)} aria-current={id === chosenId ? "true" : undefined}>
              {icon ? <Icon of={eventIcons[icon]} size={32} /> : null}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
