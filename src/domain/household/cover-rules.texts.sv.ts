/** Each text is a rule's own: it states no more than its source does, and what we cannot know as a possibility. */
export const coverRuleTexts = {
  travel: {
    title: "Resan är försäkrad två gånger",
    text: "Reser du längre än 45 dagar i taget kan du behöva båda.",
    source: "Konsumenternas Försäkringsbyrå, Om reseförsäkringar",
  },
  injury: {
    title: "Du har två försäkringar för olycksfall",
    text: "Gäller de olika personer är det inte dubbelt. Får du bestående besvär kan du få ersättning från båda.",
    source: "Konsumenternas Försäkringsbyrå, Val och behov",
  },
  vehicle: {
    title: (thing: string) => `${thing} är försäkrad två gånger`,
    text: "För samma skada får du ersättning en gång, även om du betalar till två bolag.",
    source: "Försäkringsavtalslagen (2005:104), 6 kap. 4 §",
  },
  home: {
    title: "Hemmet är försäkrat två gånger",
    text: "För samma skada får du ersättning en gång, även om du betalar till två bolag. Gäller de olika bostäder är det inte dubbelt.",
    source: "Försäkringsavtalslagen (2005:104), 6 kap. 4 §",
  },
  missing: {
    title: (product: string) => `Vi hittar ingen ${product}`,
    injury: "Du kan ha en genom jobbet eller facket. Det ser vi inte här.",
    injurySource: "Konsumenternas Försäkringsbyrå, Val och behov",
    home: "Du har jämfört här. Har du tecknat en någon annanstans kan du lägga till den.",
    homeSource: "Konsumenternas Försäkringsbyrå, Grundskydd och tillägg",
  },
};
