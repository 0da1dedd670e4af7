import { formatLongDate } from "#domain/calendar/format-date.ts";

export const calendarTexts = {
  title: "Datumen i kalendern",
  lead: "Få dina avtalsdatum i den kalender du använder. Ändras något här ändras det också där.",
  secret:
    "Länken är hemlig. Den som har länken ser vilka avtal du har, bolagen och datumen, men inte ditt namn eller personnummer. Dela den inte.",
  create: "Skapa länk",
  made: {
    heading: "Din kalenderlänk",
    once: "Kopiera länken nu. Vi sparar den inte och kan inte visa den igen.",
    label: "Länk",
    copy: "Kopiera",
    copied: "Länken är kopierad.",
    open: "Öppna i kalendern",
    how: "I din kalender väljer du att prenumerera på en kalender från en adress och klistrar in länken.",
  },
  active: {
    heading: "Du har en kalenderlänk",
    since: (day: string) => `Den skapades ${formatLongDate(day)}.`,
    lost: "Har du tappat bort länken? Skapa en ny. Den gamla slutar då att fungera.",
    replace: "Skapa en ny länk",
    revoke: "Återkalla länken",
    revokeText: "Om du återkallar länken slutar kalendern att uppdateras.",
  },
  revoked: "Länken är återkallad.",
  back: "Till hushållet",
};
