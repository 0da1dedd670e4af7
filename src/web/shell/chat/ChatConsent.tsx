import { useState } from "react";
import { PRODUCT, NECESSARY } from "#domain/consent/consent.ts";
import { LazyModal } from "#ui/overlays/LazyModal.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { consentMayHaveChanged } from "#web/shell/analytics/consent-state.ts";
import { consentCallPath } from "#domain/addresses/consent-call-paths.ts";
import { saveConsent } from "#web/shell/consent/save-consent.ts";
import { chatTexts } from "./chat.texts.sv.ts";

interface ChatConsentProps {
  readonly isOpen: boolean;
  readonly onAnswer: (isGranted: boolean) => void;
}

/** Asked when it matters: a visitor who refused measuring may still want to chat. */
export function ChatConsent({ isOpen, onAnswer }: ChatConsentProps) {
  const [isSaving, setIsSaving] = useState(false);
  const allow = async () => {
    setIsSaving(true);
    const isGranted = await saveConsent(consentCallPath(), [NECESSARY, PRODUCT], "settings");
    setIsSaving(false);
    consentMayHaveChanged();
    onAnswer(isGranted);
  };
  return (
    <LazyModal
      isOpen={isOpen}
      isStep
      title={chatTexts.consentTitle}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button isLoading={isSaving} onClick={() => void allow()}>
            {chatTexts.consentYes}
          </Button>
          <Button look="secondary" onClick={() => onAnswer(false)}>
            {chatTexts.consentNo}
          </Button>
        </>
      }
    >
      <p>{chatTexts.consentText}</p>
    </LazyModal>
  );
}
