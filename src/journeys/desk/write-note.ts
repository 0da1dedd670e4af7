import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import { NOTE_MAX_CHARACTERS } from "#domain/support/case-note.ts";
import { hasPersonalNumber } from "#domain/person/personal-number-in-text.ts";
import type { DeskStore } from "./desk.port.ts";
import { deskErrorTexts as texts } from "./desk.texts.sv.ts";

export interface TypedNote {
  readonly note: string;
  /** The id of the rendered form: repeated posts of it are one note. */
  readonly noteForm: string;
}

/** A note to colleagues. A personal number is refused: support never needs a complete one. */
export async function writeNote(
  desk: Pick<DeskStore, "addNote">,
  orderId: string,
  { note, noteForm }: TypedNote,
  staffId: string,
): Promise<Checked<"written"> | "unknown"> {
  // A browser sends line breaks as two characters and counts them as one.
  const text = note.replaceAll("\r\n", "\n").trim();
  if (text === "" || text.length > NOTE_MAX_CHARACTERS) return failed([{ field: "note", message: texts.note }]);
  if (hasPersonalNumber(text)) return failed([{ field: "note", message: texts.noteNumber }]);
  return (await desk.addNote({ orderId, staffId, text, formId: noteForm })) ? passed("written") : "unknown";
}
