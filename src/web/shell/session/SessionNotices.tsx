import { Modal } from "#ui/overlays/Modal.tsx";
import { useHashOpen } from "#ui/overlays/use-hash-open.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { LOGIN_HASH } from "#domain/addresses/return-paths.ts";
import { ExpireSoonNotice } from "./ExpireSoonNotice.tsx";
import { sessionTexts } from "./session.texts.sv.ts";
import type { SessionHandle } from "./use-session-clock.ts";

interface SessionNoticesProps {
  readonly handle: SessionHandle;
  readonly onLogIn: () => void;
}

/** The notices before the session ends, and after. */
export function SessionNotices({ handle, onLogIn }: SessionNoticesProps) {
  const { status, minutesLeft, isMessageClosed } = handle.clock;
  const isLoginOpen = useHashOpen(LOGIN_HASH).isOpen;
  return (
    <>
      {status === "expireSoon" && minutesLeft !== undefined ? (
        <ExpireSoonNotice minutesLeft={minutesLeft} onStay={handle.stay} />
      ) : null}
      <Modal
        isOpen={status === "expired" && !isMessageClosed && !isLoginOpen}
        onClose={handle.closeMessage}
        title={sessionTexts.expired.title}
        actions={
          <>
            <Button onClick={onLogIn}>{sessionTexts.expired.logInAgain}</Button>
            <Button look="secondary" onClick={handle.closeMessage}>
              {sessionTexts.expired.close}
            </Button>
          </>
        }
      >
        <p>{sessionTexts.expired.text}</p>
      </Modal>
    </>
  );
}
