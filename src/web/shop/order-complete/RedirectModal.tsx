import ExternalLink from "lucide-react/icons/external-link";
import { LazyModal } from "#ui/overlays/LazyModal.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { LoadingButton } from "#ui/pieces/LoadingButton.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import styles from "./OrderComplete.module.css";
import { orderStateTexts } from "./order-complete.texts.sv.ts";
import type { CompleteOrder } from "#web/shop/order/read-order.ts";

/** C-199: the provider takes payment itself. There is one way on, and nothing else to close it by. */
export function RedirectModal({ order }: { readonly order: CompleteOrder }) {
  const { almostDone: texts } = useTexts(orderStateTexts);
  const { provider, price, redirectUrl } = order;
  return (
    <LazyModal
      isOpen
      onClose={() => undefined}
      title={texts.title}
      closeButton={false}
      closeOnClickOutside={false}
      canClose={false}
      actions={
        redirectUrl ? (
          <LoadingButton href={redirectUrl}>
            {texts.button}
            <Icon of={ExternalLink} size={20} />
          </LoadingButton>
        ) : null
      }
    >
      <p>{texts.text(provider.providerName)}</p>
      <div className={styles["redirect"]}>
        <LogoTile src={provider.logoUrl} name={provider.providerName} />
        <Price value={price.feeOre} unit={`ore-${price.period}`} isMedium />
      </div>
    </LazyModal>
  );
}
