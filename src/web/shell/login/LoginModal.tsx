import { useEffect, useEffectEvent } from "react";
import { Modal } from "#ui/overlays/Modal.tsx";
import { LoginHelp } from "./LoginHelp.tsx";
import { LoginStatus } from "./LoginStatus.tsx";
import { LoginStep } from "./LoginStep.tsx";
import { loginTexts } from "./login.texts.sv.ts";
import { useLogin } from "./use-login.ts";

interface LoginModalProps {
  readonly isOpen: boolean;
  readonly isReturn: boolean;
  readonly onClose: () => void;
  readonly onComplete: () => void;
}

/** The BankID login. Includes the overlay library: only reached through `import()`. */
export function LoginModal({ isOpen, isReturn, onClose, onComplete }: LoginModalProps) {
  const login = useLogin({ isReturn, onComplete });
  const giveUp = useEffectEvent(login.giveUp);
  // The back button closes it too, without asking.
  useEffect(() => {
    if (!isOpen) giveUp();
  }, [isOpen]);
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={loginTexts.title} size="md" closeOnClickOutside={false}>
      <LoginStatus state={login.state} />
      <LoginStep login={login} onClose={onClose} />
      <LoginHelp />
    </Modal>
  );
}
