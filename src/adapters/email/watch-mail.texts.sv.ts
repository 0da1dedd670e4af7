const shared = {
  button: "Se jämförelsen",
  end: "Vill du inte ha fler mejl om det här?",
  endLink: "Sluta bevaka",
} as const;

/**
 * What is written to a person who has asked us to watch an agreement. `{{product}}` is "bilförsäkring", `{{renewal}}` "18 januari". What the
 * person holds and pays is not stated: the page behind the login has it.
 */
export const watchMailTexts = {
  cheaper: {
    ...shared,
    subject: "{{saving}} lägre per år för {your} {{product}}",
    preview: "Motsvarande {agreement} kostar mindre hos {{provider}}.",
    title: "{your} {{product}} förnyas {{renewal}}. Motsvarande {agreement} kostar {{saving}} mindre hos {{provider}}.",
    body: "Vi har jämfört med samma uppgifter som sist. Ingen självrisk och inget villkor som vi jämför är sämre än det du har idag.",
    next: "Du byter med två tryck och en underskrift, och då säger vi upp det du har idag. Gör du inget händer inget.",
  },
  cheaperMonthly: {
    ...shared,
    subject: "{{saving}} lägre per år för {your} {{product}}",
    preview: "Motsvarande {agreement} kostar mindre hos {{provider}}.",
    title: "Motsvarande {agreement} kostar {{saving}} mindre per år hos {{provider}}.",
    body: "Vi jämför {your} {{product}} en gång i månaden, med samma uppgifter som sist.",
    next: "Gör du inget händer inget.",
  },
  notCheaper: {
    ...shared,
    subject: "Vi hittade inget bättre pris på {your} {{product}}",
    preview: "Du behöver inte göra något.",
    title: "{your} {{product}} förnyas {{renewal}}. Vi hittade inget som sparar så mycket som du bad om.",
    body: "Vi har jämfört med samma uppgifter som sist. Du behöver inte göra något.",
    next: "Vi jämför igen inför nästa förnyelse, och mejlar bara om du kan spara mer än så.",
  },
  notCheaperMonthly: {
    ...shared,
    subject: "Vi hittade inget bättre pris på {your} {{product}}",
    preview: "Du behöver inte göra något.",
    title: "Vi hittade inget som sparar så mycket som du bad om.",
    body: "Vi har jämfört {your} {{product}} med samma uppgifter som sist. Du behöver inte göra något.",
    next: "Vi jämför igen varje månad, och mejlar bara om du kan spara mer än så.",
  },
  reminder: {
    ...shared,
    button: "Jämför nu",
    subject: "Dags att jämföra {your} {{product}}",
    preview: "Du bad oss påminna dig.",
    title: "Dags att jämföra {your} {{product}}",
    body: "Du bad oss påminna dig i god tid före sista dagen att säga upp. Priserna kan vi inte hämta utan dig.",
    next: "Vill du stanna kvar hos {{former}} behöver du inte göra något.",
  },
} as const;
