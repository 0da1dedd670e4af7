export const carEventTexts = {
  glass: {
    label: "Ny ruta",
    title: "Ett stenskott har spräckt vindrutan",
    example: "Exempel: rutan måste bytas, och det kostar 9 000 kr.",
  },
  parking: {
    label: "Parkeringsskada",
    title: "Någon har backat in i din bil och kört därifrån",
    example: "Exempel: reparationen kostar 18 000 kr.",
  },
  theft: {
    label: "Stöld",
    title: "Bilen har blivit stulen och kommer inte tillbaka",
    example: "Exempel: bilen är värd 120 000 kr.",
  },
  crash: {
    label: "Krock",
    title: "Du har kört in i en annan bil",
    example: "Exempel: din egen bil kostar 45 000 kr att laga. Den andra bilens skador betalar trafikförsäkringen.",
  },
  animal: {
    label: "Vilt",
    title: "Ett rådjur har sprungit ut framför bilen",
    example: "Exempel: reparationen kostar 30 000 kr.",
  },
} as const;
