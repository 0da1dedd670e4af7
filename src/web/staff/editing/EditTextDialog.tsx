import { useEffect, useEffectEvent, useId, useState } from "react";
import { useRevalidator } from "react-router";
import type { TextKey } from "#domain/text/text-set.ts";
import type { AliasData } from "#http/contract/alias.schema.ts";
import { showSnackbar } from "#ui/messages/snackbar-state.ts";
import { Modal } from "#ui/overlays/Modal.tsx";
import { LoadingIcon } from "#ui/pieces/LoadingIcon.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { calls } from "#web/shell/calls/calls.ts";
import { fetchAction } from "#web/shell/calls/fetch-action.ts";
import { aliasCallPath } from "#domain/addresses/content-call-paths.ts";
import { TextHistory } from "#web/staff/texts/TextHistory.tsx";
import styles from "./EditTextDialog.module.css";
import { editingTexts } from "./editing.texts.sv.ts";

interface EditTextDialogProps {
  readonly textKey: TextKey;
  readonly onClose: () => void;
}

type Text = AliasData["Result"];

const SAVED = "text-saved";

/** One text: its current version, its new version, and its history. */
export function EditTextDialog({ textKey, onClose }: EditTextDialogProps) {
  const { revalidate } = useRevalidator();
  const [written, setWritten] = useState<string>();
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const text = useText(textKey, () => setError(editingTexts.lost));
  const value = written ?? text?.Text ?? "";
  const ids = { aliasid: textKey.aliasId, serviceid: textKey.serviceId };

  async function save(change: { text: string } | { reset: "yes" }): Promise<void> {
    setIsSaving(true);
    const fields = { ...ids, revision: text?.Revision ?? 0, ...change };
    const answer = await calls.put<AliasData>(aliasCallPath(), fields, { asksToRetry: true });
    setIsSaving(false);
    if (answer.kind === "lost") return;
    if (answer.kind === "failure") return setError(answer.errors[0]?.message ?? editingTexts.lost);
    const message = "reset" in change ? editingTexts.restored : editingTexts.saved;
    showSnackbar({ key: SAVED, text: message, autoDismiss: true });
    onClose();
    await revalidate();
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={editingTexts.dialog}
      size="md"
      closeOnClickOutside={false}
      actions={
        text ? (
          <>
            <Button isLoading={isSaving} onClick={() => void save({ text: value })}>
              {editingTexts.save}
            </Button>
            {text.Text === text.DefaultText ? null : (
              <Button look="secondary" isDisabled={isSaving} onClick={() => void save({ reset: "yes" })}>
                {editingTexts.restore}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {text ? (
        <TextForm text={text} value={value} error={error} onWrite={setWritten} />
      ) : (
        <p className={styles["wait"]} role={error ? "alert" : "status"}>
          {error ?? <LoadingIcon label={editingTexts.loading} />}
        </p>
      )}
    </Modal>
  );
}

function useText({ aliasId, serviceId }: TextKey, failed: () => void): Text | undefined {
  const [text, setText] = useState<Text>();
  const reportFailure = useEffectEvent(failed);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fail = () => {
      if (!signal.aborted) reportFailure();
    };
    fetchAction<AliasData>({
      url: aliasCallPath(),
      data: { aliasid: aliasId, serviceid: serviceId },
      signal,
      onSuccess(data) {
        if (!data) fail();
        else if (!signal.aborted) setText(data.Result);
      },
      onError: fail,
    }).catch(fail);
    return () => controller.abort();
  }, [aliasId, serviceId]);
  return text;
}

interface TextFormProps {
  readonly text: Text;
  readonly value: string;
  readonly error: string | undefined;
  readonly onWrite: (value: string) => void;
}

function TextForm({ text, value, error, onWrite }: TextFormProps) {
  const id = useId();
  const names = text.Placeholders.map((name) => `{${name}}`).join(", ");
  return (
    <div className={styles["form"]}>
      <p className={styles["alias"]}>{editingTexts.alias(text.AliasId, text.ServiceId)}</p>
      <div>
        <h3 className={styles["heading"]}>{editingTexts.current}</h3>
        <p>{text.Text}</p>
        {text.Text === text.DefaultText ? null : (
          <p className={styles["help"]}>{editingTexts.restoreHelp(text.DefaultText)}</p>
        )}
      </div>
      <div>
        <label className={styles["heading"]} htmlFor={id}>
          {editingTexts.written}
        </label>
        {names ? (
          <p id={`${id}-help`} className={styles["help"]}>
            {editingTexts.placeholders(names)}
          </p>
        ) : null}
        <textarea
          id={id}
          className={styles["area"]}
          rows={4}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={[names ? `${id}-help` : "", error ? `${id}-error` : ""].join(" ").trim() || undefined}
          onChange={({ target }) => onWrite(target.value)}
        />
        <p id={`${id}-error`} className={styles["error"]} role="alert">
          {error}
        </p>
      </div>
      <div>
        <h3 className={styles["heading"]}>{editingTexts.history}</h3>
        <TextHistory
          events={text.History.map(({ Kind, Author, IsOwn, From, To, Time }) => ({
            kind: Kind,
            author: Author,
            isOwn: IsOwn,
            from: From,
            to: To,
            time: Time,
          }))}
        />
      </div>
    </div>
  );
}
