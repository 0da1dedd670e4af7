import Check from "lucide-react/icons/check";
import { Dots } from "#ui/primitives/Dots.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import styles from "./AssistantModal.module.css";
import type { Stage } from "./assistant-state.ts";
import { assistantTexts } from "./assistant.texts.sv.ts";

/** C-090, OP-07: a message for each stage that has one. A screen reader announces each as it appears. */
export function Thinking({ stage }: { readonly stage: Stage }) {
  const { loading } = useTexts(assistantTexts);
  const messages = [loading.first, loading.second, loading.third].slice(0, stage).filter((message) => message !== "");
  return (
    <div className={styles["thinking"]} role="status">
      {messages.length === 0 ? <Dots /> : null}
      <ol>
        {messages.map((message, index) => (
          <li key={message} data-done={index < messages.length - 1 || undefined}>
            <span>{index < messages.length - 1 ? <Check size={20} strokeWidth={1.75} /> : <Dots />}</span>
            {message}
          </li>
        ))}
      </ol>
    </div>
  );
}
