import type { GivenAccess } from "./access-notice.port.ts";

const WAS_NOT_YOU =
  "Var det inte du? Logga in på Min Sparv och ta bort det under Uppgifter eller Hushåll, och ring vår kundservice så avslutar vi allt som är öppet.";

interface NoticeTexts extends Readonly<Record<string, string>> {
  readonly subject: string;
  readonly title: string;
  readonly body: string;
}

const notice = (title: string, body: string): NoticeTexts => ({
  subject: title,
  title,
  body: `${body}\n\n${WAS_NOT_YOU}`,
});

export const accessNoticeTexts = {
  agent: (name: string) =>
    notice(
      "Ett program får läsa åt dig",
      `Ett program som kallar sig ”${name}” får nu läsa hos oss åt dig. Det kan inte teckna, säga upp eller ändra något. Du kopplar från det under Uppgifter på Min Sparv.`,
    ),
  calendar: () =>
    notice(
      "En länk till din kalender är skapad",
      "Den som har länken ser när dina avtal förnyas. Du tar bort länken under Hushåll på Min Sparv.",
    ),
  invitation: (name: string) =>
    notice(
      "En inbjudan till ditt hushåll är skapad",
      `${name} är inbjuden att dela hushåll med dig. Inget visas förrän inbjudan är besvarad och du väljer vad som delas. Du tar tillbaka inbjudan under Hushåll på Min Sparv.`,
    ),
  export: () =>
    notice(
      "Dina uppgifter är nedladdade",
      "En fil med allt vi har sparat om dig har laddats ner från Min Sparv. Förvara den så att ingen annan kommer åt den.",
    ),
} satisfies Record<GivenAccess["kind"], (name: string) => NoticeTexts>;
