export const deskFrameTexts = { desk: "Redaktionen", menu: "Redaktionen", waits: "väntar" } as const;
