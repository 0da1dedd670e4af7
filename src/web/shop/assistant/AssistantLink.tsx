import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import { openHash } from "#ui/overlays/hash-history.ts";
import { isPlainClick } from "#ui/pieces/plain-click.ts";
import { buttonClass } from "#ui/primitives/button-class.ts";
import buttonStyles from "#ui/primitives/Button.module.css";
import { useTexts } from "#ui/texts/use-texts.ts";
import { ASSISTANT_HASH } from "./assistant-hash.ts";
import { assistantLinkTexts } from "./assistant-link.texts.sv.ts";

/** A link to the assistant's own address: pressed before the script has come, it opens as soon as it has. */
export const AssistantLink = () => {
  const texts = useTexts(assistantLinkTexts);
  return (
    <a
      className={buttonClass({ look: "secondary", isFull: true })}
      href={`#${ASSISTANT_HASH}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openHash(ASSISTANT_HASH);
      }}
    >
      <span className={buttonStyles["label"]}>
        <MessageCircleQuestionMark size={24} strokeWidth={1.75} />
        {texts.ask}
      </span>
    </a>
  );
};
