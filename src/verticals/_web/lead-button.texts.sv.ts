export const leadButtonTexts = { ask: (provider: string) => `Skicka förfrågan till ${provider}` } as const;
