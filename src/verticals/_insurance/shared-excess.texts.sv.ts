export const sharedExcessNote = "Beloppen under priset är självrisk: det man själv betalar vid en skada.";
