import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import styles from "./InlineText.module.css";
import { linkTargets } from "./link-targets.ts";
import { splitInline, type InlinePart } from "./split-inline.ts";

/** One sentence or more, with its links and its phone number. */
export const InlineText = ({ text }: { readonly text: string }) =>
  // A text never changes while it is shown: its parts are known by their place.
  splitInline(text).map((part, index) => <Part key={`${index}`} part={part} />);

function Part({ part }: { readonly part: InlinePart }) {
  const phone = usePhones()?.customerServicePhone;
  switch (part.kind) {
    case "text":
      return part.text;
    case "phone":
      return phone ? <PhoneLink number={phone} /> : frameTexts.customerService.toLowerCase();
    case "hours":
      return <span className={styles["whole"]}>{frameTexts.hoursInSentence}</span>;
    case "link": {
      const target = linkTargets[part.target];
      return target ? <a href={target()}>{part.text}</a> : <NewTabLink href={part.target}>{part.text}</NewTabLink>;
    }
  }
}
