import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";

interface FormNoticeProps {
  readonly icon: LucideIcon;
  /** Nothing is shown without. */
  readonly children: ReactNode;
}

/** Between the fields of the form, announced when it changes. Takes no room of its own while it is empty. */
export const FormNotice = ({ icon, children }: FormNoticeProps) => (
  <div role="status" style={{ display: "contents" }}>
    {children ? (
      <div style={{ gridColumn: "1 / -1" }}>
        <Alert tone="info" icon={<Icon of={icon} />}>
          {children}
        </Alert>
      </div>
    ) : null}
  </div>
);
