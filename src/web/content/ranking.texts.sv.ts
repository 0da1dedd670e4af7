export const rankingTexts = {
  title: "Så rankar vi",
  description: "Så bestäms ordningen i Sparvs listor: årspriset avgör, och ersättning från bolagen räknas aldrig in.",
  lead: "Lägst årspris står först. Det är hela regeln.",
  parts: [
    {
      heading: "Vad som avgör platsen",
      text: "Varje lista är sorterad efter vad du betalar på ett år, från lägst till högst. Har två bolag samma årspris står de i bokstavsordning.",
    },
    {
      heading: "Vad som inte avgör",
      text: "Vad bolaget betalar oss räknas aldrig in. Ingen kan köpa en bättre plats, och det finns inga sponsrade rader.",
    },
    {
      heading: "Vilka bolag som är med",
      text: "Vi frågar alla bolag som vi samarbetar med. Det är inte alla bolag på marknaden. På resultatsidan ser du hur många vi frågade, vilka som gav ett pris och varför de andra inte gjorde det.",
    },
    {
      heading: "Varifrån priserna kommer",
      text: "Priserna kommer från bolagen själva, för just de uppgifter som du har skrivit in. Vi lägger inte på något.",
    },
  ],
} as const;
