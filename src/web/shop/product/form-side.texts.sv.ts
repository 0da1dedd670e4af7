export const formSideTexts = {
  price: {
    title: "Det här avgör priset",
    text: "Bolagen räknar på det du svarar här, på din ålder och på var du bor. Vår ersättning flyttar ingen i listan.",
    link: "Så rankar vi",
  },
  personalNumber: {
    title: "Varför personnummer?",
    text: "Bolagen räknar på ålder och var du bor. De bolag vi frågar får numret. Ingen kreditupplysning tas.",
    link: "Se vart det går",
  },
  next: {
    title: "Vad händer sen?",
    steps: [
      { title: "Bolagen svarar", text: "Du ser priserna komma in, det tar ungefär 15 sekunder." },
      { title: "Du jämför", text: "Lägst årspris först. Inget är beställt." },
      { title: "Du väljer, eller låter bli", text: "Först när du tecknar gäller något." },
    ],
  },
};
