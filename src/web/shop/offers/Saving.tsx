import { SavingBadge } from "#ui/primitives/SavingBadge.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import type { ShownSaving } from "./present-result.ts";

/** Yellow only for what is saved at the same cover. */
export const Saving = ({ saving }: { readonly saving: ShownSaving | undefined }) =>
  saving ? saving.isForSameCover ? <SavingBadge>{saving.text}</SavingBadge> : <Tag isQuiet>{saving.text}</Tag> : null;
