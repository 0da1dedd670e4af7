export const houseClaimTexts = {
  steps: [
    {
      title: "Stoppa skadan",
      text: "Stäng huvudkranen om det läcker vatten. Slå av strömmen där det är blött, om du kan göra det utan fara.",
    },
    {
      title: "Rädda det som går",
      text: "Flytta undan saker, torka upp och täck trasiga rutor och tak. Spara det som är skadat tills bolaget har sett det.",
    },
    {
      title: "Fotografera",
      text: "Ta bilder på rummet, på det som är skadat och på det som orsakade skadan.",
    },
    {
      title: "Polisanmäl stöld och skadegörelse",
      text: "Ring 114 14. Skriv en lista över det som saknas, och spärra kort, mobil och nycklar.",
    },
  ],
  ready: [
    "Husets adress",
    "När skadan hände, eller när du upptäckte den",
    "Vad som är skadat eller stulet",
    "Kvitton, eller annat som visar vad sakerna är värda",
    "När det skadade rummet, taket eller rören byggdes eller renoverades",
  ],
} as const;
