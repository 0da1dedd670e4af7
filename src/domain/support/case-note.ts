/** The longest note that staff can write about a case. */
export const NOTE_MAX_CHARACTERS = 2_000;
