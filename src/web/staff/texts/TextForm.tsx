import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import type { FieldError } from "#domain/validation/checked.ts";
import { MAX_TEXT_CHARS, TEXT_FIELD } from "#domain/text/check-text.ts";
import type { EditedTextInDetail } from "#domain/text/edited-text.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { editorTextPath } from "#domain/addresses/staff-paths.ts";
import { editorTexts } from "./editors.texts.sv.ts";
import { EDIT_FIELD, REVISION_FIELD } from "./read-text-edit.ts";
import { TextAreaField } from "#web/staff/frame/TextAreaField.tsx";
import styles from "./TextForm.module.css";

interface TextFormProps {
  readonly text: EditedTextInDetail;
  /** What could not be saved. */
  readonly written: string | undefined;
  readonly errors: readonly FieldError[];
}

const texts = editorTexts.one;

/** One form, several buttons: the browser sends the one that was pressed. */
export function TextForm({ text, written, errors }: TextFormProps) {
  const names = text.placeholders.map((name) => `{${name}}`).join(", ");
  const help = [texts.writtenHelp(MAX_TEXT_CHARS), ...(names ? [texts.placeholders(names)] : [])].join(" ");
  const otherErrors = errors.filter(({ field }) => field !== TEXT_FIELD);
  const hasDraft = text.draft !== undefined;
  return (
    <Card>
      <form method="post" action={editorTextPath(text)} className={styles["form"]}>
        {otherErrors.length > 0 ? (
          <div role="alert">
            <Alert tone="wrong" icon={<Icon of={CircleAlert} />}>
              {otherErrors.map(({ message }) => (
                <p key={message}>{message}</p>
              ))}
            </Alert>
          </div>
        ) : null}
        <input type="hidden" name={REVISION_FIELD} value={text.revision} />
        <TextAreaField
          name={TEXT_FIELD}
          label={hasDraft ? texts.draft : texts.written}
          help={help}
          maxLength={MAX_TEXT_CHARS}
          value={written ?? text.draft ?? text.text}
          error={errors.find(({ field }) => field === TEXT_FIELD)?.message}
        />
        <div className={styles["buttons"]}>
          {/* First, because Enter presses the first: a draft changes nothing for visitors. */}
          <Button isSubmit look="secondary" name={EDIT_FIELD} value="draft">
            {texts.saveDraft}
          </Button>
          <Button isSubmit name={EDIT_FIELD} value="publish">
            {texts.publish}
          </Button>
        </div>
        {hasDraft || text.text !== text.defaultText ? (
          <div className={styles["buttons"]}>
            {hasDraft ? (
              <Button isSubmit look="soft" size="small" name={EDIT_FIELD} value="discard-draft">
                {texts.discard}
              </Button>
            ) : null}
            {text.text === text.defaultText ? null : (
              <Button isSubmit look="soft" size="small" name={EDIT_FIELD} value="restore">
                {texts.restore}
              </Button>
            )}
          </div>
        ) : null}
      </form>
    </Card>
  );
}
