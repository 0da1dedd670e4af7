import { Text } from "@react-email/components";
import { MailFrame } from "./MailFrame.tsx";
import { mailStyles } from "./mail-styles.ts";

interface CaseClosedProps {
  readonly texts: Readonly<Record<"preview" | "title" | "body" | "reasonTitle" | "reason" | "reference", string>>;
}

/** What support has found out, in its own text. */
export function CaseClosed({ texts }: CaseClosedProps) {
  return (
    <MailFrame preview={texts.preview} title={texts.title}>
      <Text style={mailStyles.text}>{texts.body}</Text>
      <Text style={mailStyles.strong}>{texts.reasonTitle}</Text>
      <Text style={mailStyles.text}>{texts.reason}</Text>
      <Text style={mailStyles.small}>{texts.reference}</Text>
    </MailFrame>
  );
}
