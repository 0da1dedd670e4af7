// Each of these runs in the page by itself: what several of them need is repeated in each.

/** Remembers the buttons that stand out by their colour, which forced colours remove. */
export function listFilled(): void {
  const fillOf = (element: Element | null): string => {
    if (!element) return "";
    const { backgroundColor } = getComputedStyle(element);
    const isClear = backgroundColor === "transparent" || /^rgba.*, 0\)$|\/ 0\)$/.test(backgroundColor);
    return isClear ? fillOf(element.parentElement) : backgroundColor;
  };
  const filled = new Set<Element>();
  for (const button of document.querySelectorAll("button, a")) {
    const { bottom, height } = button.getBoundingClientRect();
    // A link that skips the menu is above the page until it has focus.
    const isSeen = button.checkVisibility() && height >= 24 && bottom + window.scrollY > 0;
    if (isSeen && fillOf(button) !== fillOf(button.parentElement)) filled.add(button);
  }
  (globalThis as unknown as { filledControls: Set<Element> }).filledControls = filled;
}

/** Fields and filled buttons without a line around them. */
export function listUnframed(): string[] {
  const { filledControls } = globalThis as unknown as { filledControls: Set<Element> };
  const nameOf = (element: Element) => `${element.localName} "${(element.textContent || "").trim().slice(0, 40)}"`;
  const hasLine = (element: Element | null | undefined) => {
    if (!element) return false;
    return [undefined, "::before", "::after"].some((part) => {
      const style = getComputedStyle(element, part);
      if (part !== undefined && style.content === "none") return false;
      const sides = ["Top", "Right", "Bottom", "Left"] as const;
      const isBordered = sides.some(
        (side) => style[`border${side}Style`] !== "none" && Number.parseFloat(style[`border${side}Width`]) > 0,
      );
      return isBordered || (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0);
    });
  };
  const isFramed = (field: Element) => {
    const { appearance, opacity } = getComputedStyle(field);
    if (appearance !== "none" && opacity !== "0" && field.getBoundingClientRect().width > 4) return true;
    const label = field.closest("label");
    const around = [field, field.parentElement, field.parentElement?.parentElement, field.nextElementSibling, label];
    return around.some(hasLine) || [...(label?.children ?? [])].some(hasLine);
  };
  const fields = [
    ...document.querySelectorAll("input:not([type=hidden], [type=range], [type=radio]), select, textarea"),
  ].filter(
    (field) => field.checkVisibility({ visibilityProperty: true }) && !field.closest("[inert], [aria-hidden=true]"),
  );
  const unframed = fields.filter((field) => !isFramed(field));
  const unedged = [...filledControls].filter(
    (button) => button.isConnected && !hasLine(button) && !hasLine(button.parentElement),
  );
  return [
    ...unframed.map((field) =>
      `a field without an edge: ${field.localName} ${field.getAttribute("name") ?? ""}`.trim(),
    ),
    ...unedged.map((button) => `a button without an edge: ${nameOf(button)}`),
  ];
}

/** What is chosen and looks like its neighbours that are not. */
export function listUndistinguished(): string[] {
  const CHOSEN =
    '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], input:checked';
  const GROUP = "ul, ol, nav, fieldset, tr, [role=tablist], [role=listbox], [role=group], [role=radiogroup]";
  const partOf = (control: Element) =>
    control.localName === "input" ? (control.closest("label") ?? control.parentElement ?? control) : control;
  // A fill of ours is replaced by the colour of the page, and cannot be seen.
  const probe = document.body.appendChild(document.createElement("i"));
  const plain = ["Canvas", "ButtonFace", "transparent"].map((colour) => {
    probe.style.backgroundColor = colour;
    return getComputedStyle(probe).backgroundColor;
  });
  probe.remove();
  const looksOf = (control: Element) => {
    const looks = new Set<string>();
    const shown = partOf(control);
    for (const element of [shown, ...shown.querySelectorAll("*"), ...(shown === control ? [] : [control])]) {
      for (const part of [undefined, "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        if (part !== undefined && style.content === "none") continue;
        const { borderTop, borderBottom, borderLeft, outline, backgroundColor, backgroundImage, color, opacity } =
          style;
        const { textDecorationLine, fontWeight, display, visibility, stroke, transform } = style;
        const lines = [borderTop, borderBottom, borderLeft, outline, textDecorationLine, fontWeight];
        const fill = plain.includes(backgroundColor) ? "plain" : backgroundColor;
        const fills = [fill, backgroundImage, color, opacity, display, visibility, style.fill, stroke, transform];
        looks.add([...lines, ...fills].join(" "));
      }
    }
    return [...looks].toSorted().join("\n");
  };
  const isSeen = (control: Element) =>
    partOf(control).checkVisibility({ visibilityProperty: true }) && !control.closest("[inert], [aria-hidden=true]");
  const found: string[] = [];
  for (const chosen of document.querySelectorAll(CHOSEN)) {
    const { appearance, opacity } = getComputedStyle(chosen);
    const isBrowsers = chosen.localName === "input" && appearance !== "none" && opacity !== "0";
    const group = chosen.closest(GROUP) ?? chosen.closest("form, section, main");
    if (isBrowsers || !group || !isSeen(chosen)) continue;
    const peers = [...group.querySelectorAll(chosen.localName)].filter(
      (peer) => peer !== chosen && !peer.matches(CHOSEN) && peer.className === chosen.className && isSeen(peer),
    );
    const own = looksOf(chosen);
    if (peers.some((peer) => looksOf(peer) === own)) {
      found.push(`chosen, and looks as if not: ${(partOf(chosen).textContent || "").trim().slice(0, 60)}`);
    }
  }
  return found;
}

/** What takes focus without a line to show it. */
export function listUnringed(): string[] {
  const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
  const isRinged = (element: Element | null | undefined) => {
    if (!element) return false;
    return [undefined, "::before", "::after"].some((part) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(element, part);
      return (
        (part === undefined || content !== "none") && outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0
      );
    });
  };
  const before = document.activeElement;
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus({ preventScroll: true });
    // Disabled, or behind what is open over it.
    if (document.activeElement !== element) continue;
    const { parentElement, nextElementSibling } = element;
    const around = [element, parentElement, parentElement?.parentElement, nextElementSibling, element.closest("label")];
    if (!around.some(isRinged)) {
      const text = (element.textContent || element.getAttribute("name") || element.ariaLabel || "").trim().slice(0, 40);
      found.push(`focus without a line: ${element.localName} "${text}"`);
    }
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return found;
}
