import { type MouseEvent, type ReactNode, useContext, useEffect, useState } from "react";
import { Button } from "#ui/primitives/Button.tsx";
import { type ButtonAppearance, buttonClass } from "#ui/primitives/button-class.ts";
import buttonStyles from "#ui/primitives/Button.module.css";
import { classNames } from "#ui/primitives/class-names.ts";
import { Dots } from "#ui/primitives/Dots.tsx";
import { primitiveTexts } from "#ui/primitives/primitives.texts.sv.ts";
import styles from "./LoadingButton.module.css";
import { FormLoadingContext, isAnyLoading } from "./loading-sources.ts";
import { isPlainClick } from "./plain-click.ts";

interface SharedProps extends ButtonAppearance {
  readonly children: ReactNode;
  readonly isLoading?: boolean;
  readonly isDisabled?: boolean;
}

interface PressProps extends SharedProps {
  readonly isSubmit?: boolean;
  readonly onClick?: () => void;
  readonly name?: string;
  readonly value?: string;
}

interface LinkProps extends SharedProps {
  readonly href: string;
  readonly isNewTab?: boolean;
}

/** Loading when the form around it, its own flag or the page it leads to is; disabled while loading. */
export const LoadingButton = (props: PressProps | LinkProps) =>
  "href" in props ? <LoadingLink {...props} /> : <PressButton {...props} />;

function PressButton({ isLoading = false, ...rest }: PressProps) {
  const isFormLoading = useContext(FormLoadingContext);
  return (
    <Button {...rest} isLoading={isAnyLoading({ isFormLoading, isOwnLoading: isLoading, isLinkLoading: false })} />
  );
}

function LoadingLink({
  href,
  isNewTab,
  isLoading: isOwnLoading = false,
  isDisabled,
  children,
  ...appearance
}: LinkProps) {
  const isFormLoading = useContext(FormLoadingContext);
  const [isLinkLoading, setIsLinkLoading] = useLinkLoading();
  const isLoading = isAnyLoading({ isFormLoading, isOwnLoading, isLinkLoading });
  const isOff = isLoading || isDisabled;
  const onClick = (event: MouseEvent) => {
    if (isOff) event.preventDefault();
    else if (!isNewTab && isPlainClick(event)) setIsLinkLoading(true);
  };
  return (
    <a
      className={classNames(buttonClass(appearance), isDisabled && !isLoading && styles["off"])}
      href={isDisabled ? undefined : href}
      role={isDisabled ? "link" : undefined}
      target={isNewTab ? "_blank" : undefined}
      rel={isNewTab ? "noopener" : undefined}
      aria-disabled={isOff || undefined}
      data-loading={isLoading || undefined}
      title={isLoading ? primitiveTexts.loadingButton : isDisabled ? primitiveTexts.disabledButton : undefined}
      onClick={onClick}
    >
      <span className={buttonStyles["label"]}>{children}</span>
      {isLoading ? (
        <span className={buttonStyles["wait"]}>
          <Dots size={8} isPlain label={primitiveTexts.loadingButton} />
        </span>
      ) : null}
    </a>
  );
}

/** The page gets no event when a visitor stops the browser: the link must work again. */
const STOPPED_AFTER_MS = 10_000;

/** A page that the browser restores on "back" is no longer loading. */
function useLinkLoading() {
  const [isLinkLoading, setIsLinkLoading] = useState(false);
  useEffect(() => {
    const stop = () => setIsLinkLoading(false);
    window.addEventListener("pageshow", stop);
    const timer = isLinkLoading ? setTimeout(stop, STOPPED_AFTER_MS) : undefined;
    return () => {
      window.removeEventListener("pageshow", stop);
      clearTimeout(timer);
    };
  }, [isLinkLoading]);
  return [isLinkLoading, setIsLinkLoading] as const;
}
