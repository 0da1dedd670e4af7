import { Price, SmallText } from "#ui/primitives/Price.tsx";
import type { OwnFee } from "./present-current.ts";

interface OwnPriceProps {
  readonly fee: OwnFee | undefined;
  readonly className: string | undefined;
}

/** What the visitor pays today, in the unit of the list. */
export const OwnPrice = ({ fee, className }: OwnPriceProps) =>
  fee ? (
    <div className={className}>
      <Price {...fee.line} isMedium />
      {fee.year === undefined ? null : <SmallText>{fee.year}</SmallText>}
    </div>
  ) : null;
