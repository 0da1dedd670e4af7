/**
 * Runs in the visitor's browser: puts a window of the company's own into the element it is given, as its attributes ask. Sent as
 * text, so it may use nothing from outside itself.
 */
export function runReviewScript(frameUrl: string): void {
  Object.assign(window, {
    reviewWidget: {
      loadFromElement(element: HTMLElement) {
        const {
          locale = "",
          stars = "",
          styleHeight = "140px",
          styleWidth = "100%",
          minHeight = "140px",
        } = element.dataset;
        const frame = document.createElement("iframe");
        frame.src = `${frameUrl}?${new URLSearchParams({ locale, stars }).toString()}`;
        frame.title = "Kundomdömen";
        frame.loading = "lazy";
        frame.style.cssText = `border:0;display:block;width:${styleWidth};height:${styleHeight};min-height:${minHeight}`;
        element.replaceChildren(frame);
      },
    },
  });
}
