import BadgeAlert from "lucide-react/icons/badge-exclamation-point";
import BadgeCheck from "lucide-react/icons/badge-check";
import BadgeInfo from "lucide-react/icons/badge-info";
import Download from "lucide-react/icons/download";
import { receiptFilePath } from "#domain/addresses/verifiable-paths.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import type { CheckState } from "./check-in-browser.ts";
import styles from "./Receipt.module.css";
import { receiptTexts as texts } from "./receipt.texts.sv.ts";

interface VerdictProps {
  readonly check: CheckState;
  readonly searchId: string;
}

const ICONS = {
  waiting: BadgeInfo,
  verified: BadgeCheck,
  unsupported: BadgeInfo,
  unreachable: BadgeInfo,
  failed: BadgeAlert,
} as const;

export function Verdict({ check, searchId }: VerdictProps) {
  const text = check.kind === "failed" ? texts.faults[check.fault] : texts.verdicts[check.kind].text;
  return (
    <div className={classNames(styles["verdict"], styles[check.kind])}>
      <div role="status" className={styles["statement"]}>
        <h1 className={styles["title"]}>
          <Icon of={ICONS[check.kind]} size={40} className={styles["mark"]} />
          {texts.verdicts[check.kind].title}
        </h1>
        <p>{text}</p>
      </div>
      <LinkButton href={receiptFilePath(searchId)}>
        <Icon of={Download} size={20} />
        {texts.download}
      </LinkButton>
    </div>
  );
}
