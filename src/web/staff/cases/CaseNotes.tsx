import { NOTE_MAX_CHARACTERS } from "#domain/support/case-note.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import { formatMoment } from "#domain/calendar/format-date.ts";
import type { DeskNote } from "#http/contract/desk-services.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { deskCasePath } from "#domain/addresses/staff-paths.ts";
import styles from "#web/staff/frame/Desk.module.css";
import { deskTexts as texts } from "./desk.texts.sv.ts";

interface CaseNotesProps {
  readonly orderId: string;
  readonly notes: readonly DeskNote[];
  /** Of this rendering of the page: the same form sent twice is one note. */
  readonly noteForm: string;
  readonly typed: { readonly note: string } | undefined;
  readonly errors: readonly FieldError[];
  readonly isSaved: boolean;
}

export const NOTE = "note";
export const NOTES_PLACE = "anteckningar";

/** What staff write for each other about an order, the newest first. */
export const CaseNotes = ({ orderId, notes, noteForm, typed, errors, isSaved }: CaseNotesProps) => (
  <section id={NOTES_PLACE} className={styles["card"]}>
    <h2>{texts.notesTitle}</h2>
    {isSaved ? <AlertBanner tone="right" title={texts.noteSaved} isAnnounced /> : null}
    {/* On a phone the notes are far down: the page after a post starts at them. */}
    <form method="post" action={`${deskCasePath(orderId)}#${NOTES_PLACE}`} className={styles["form"]}>
      <input type="hidden" name="form" value={NOTE} />
      <input type="hidden" name="noteForm" value={noteForm} />
      <PlainField label={texts.note} help={texts.noteHelp} error={errors.find(({ field }) => field === NOTE)?.message}>
        {(described) => (
          <textarea
            {...described}
            className={fields["area"]}
            name={NOTE}
            rows={4}
            maxLength={NOTE_MAX_CHARACTERS}
            required
            autoComplete="off"
            defaultValue={typed?.note ?? ""}
          />
        )}
      </PlainField>
      <Button isSubmit isFull look="secondary">
        {texts.saveNote}
      </Button>
    </form>
    {notes.length === 0 ? (
      <p className={styles["fine"]}>{texts.noNotes}</p>
    ) : (
      <ol className={styles["notes"]}>
        {notes.map(({ atMs, author, text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two notes may be alike in everything
          <li key={at}>
            <p className={styles["noteText"]}>{text}</p>
            <p className={styles["fine"]}>
              {author ?? texts.unnamedAuthor}, <time dateTime={new Date(atMs).toISOString()}>{formatMoment(atMs)}</time>
            </p>
          </li>
        ))}
      </ol>
    )}
  </section>
);
