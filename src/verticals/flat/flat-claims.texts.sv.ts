export const flatClaimTexts = {
  steps: [
    {
      title: "Stoppa skadan",
      text: "Stäng av vattnet om det läcker. Slå av strömmen där det är blött, om du kan göra det utan fara.",
    },
    {
      title: "Rädda det som går",
      text: "Flytta undan saker och torka upp. Spara det som är skadat tills bolaget har sett det.",
    },
    {
      title: "Fotografera",
      text: "Ta bilder på rummet, på det som är skadat och på det som orsakade skadan.",
    },
    {
      title: "Ring hyresvärden eller föreningen",
      text: "Väggar, golv och rör är ofta deras ansvar. De behöver veta det samma dag, särskilt om det läcker.",
    },
    {
      title: "Polisanmäl stöld och skadegörelse",
      text: "Ring 114 14. Skriv en lista över det som saknas, och spärra kort, mobil och nycklar.",
    },
  ],
  ready: [
    "Bostadens adress och lägenhetsnummer",
    "När skadan hände, eller när du upptäckte den",
    "Vad som är skadat eller stulet",
    "Kvitton, eller annat som visar vad sakerna är värda",
    "Namn och telefonnummer till hyresvärden eller föreningen",
  ],
} as const;
