import { type BannerView, chooseCategory, dropCategory } from "#domain/consent/consent-banner.ts";
import { type Consent, ALL_CATEGORIES, NECESSARY_ONLY, SETTINGS_PARAMETER } from "#domain/consent/consent.ts";
import { consentMayHaveChanged, storedConsent } from "#web/shell/analytics/consent-state.ts";
import { loadPart } from "#web/shell/analytics/load-part.ts";
import { BANNER_TITLE_ID, type BannerChoice } from "./banner-marks.ts";
import { saveConsent } from "./save-consent.ts";

/** Takes over the banner's form, so that a choice is stored without leaving the page. */
export function runBanner(banner: HTMLElement): void {
  const form = banner.querySelector("form");
  if (!form) return;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name="category"]')];
  form.addEventListener("change", ({ target }) => applyCategoryRules(boxes, target as HTMLInputElement));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const choice = (event.submitter as HTMLButtonElement | null)?.value as BannerChoice;
    if (choice === "settings") showSettings(banner, form);
    else void save(banner, form, chosen(choice, boxes));
  });
  // The browser may restore the page from its cache, after a choice on the next page.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted && storedConsent()) close(banner, form);
  });
  makeRoom(form);
}

/** F-036, F-037: the categories that a tick requires, and those that depend on it. */
function applyCategoryRules(boxes: readonly HTMLInputElement[], box: HTMLInputElement): void {
  const category = ALL_CATEGORIES[boxes.indexOf(box)];
  if (category === undefined) return;
  const after = box.checked ? ticked(boxes) : dropCategory(ticked(boxes), category);
  boxes.forEach((other, at) => (other.checked = at < after.length));
}

/** The highest tick includes the lower ones. */
const ticked = (boxes: readonly HTMLInputElement[]): Consent =>
  boxes
    .filter((box) => box.checked)
    .map(({ value }) => Number(value) as Consent[number])
    .reduce<Consent>(chooseCategory, NECESSARY_ONLY);

function chosen(choice: Exclude<BannerChoice, "settings">, boxes: readonly HTMLInputElement[]): Consent {
  if (choice === "all") return ALL_CATEGORIES;
  return choice === "necessary" ? NECESSARY_ONLY : ticked(boxes);
}

function showSettings(banner: HTMLElement, form: HTMLFormElement): void {
  banner.dataset["consent"] = "settings" satisfies BannerView;
  banner.setAttribute("aria-labelledby", BANNER_TITLE_ID.settings);
  for (const view of form.querySelectorAll<HTMLElement>("[data-view]"))
    view.hidden = view.dataset["view"] !== "settings";
  document.getElementById(BANNER_TITLE_ID.settings)?.focus();
}

async function save(banner: HTMLElement, form: HTMLFormElement, consent: Consent): Promise<void> {
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  const problem = form.querySelector<HTMLElement>("[data-problem]");
  if (problem) problem.hidden = true;
  const place = banner.dataset["consent"] === "settings" ? "settings" : "banner";
  const isSaved = await saveConsent(form.action, consent, place);
  form.ariaBusy = null;
  if (!isSaved) {
    if (problem) problem.hidden = false;
    return;
  }
  close(banner, form);
  await notifyAnalytics(consent);
  consentMayHaveChanged();
}

/** A tag that was sent more than it may know now is removed by reloading the page. */
async function notifyAnalytics(consent: Consent): Promise<void> {
  const analytics = await loadPart("analytics");
  const mustReload = analytics?.hasSentMore(consent);
  analytics?.applyChoice(consent);
  if (mustReload) location.reload();
}

/** F-034. The address that opened it must not open it again. */
function close(banner: HTMLElement, form: HTMLFormElement): void {
  form.hidden = true;
  banner.removeAttribute("aria-labelledby");
  const status = banner.querySelector<HTMLElement>("[data-saved]");
  if (status) status.textContent = status.dataset["saved"] ?? "";
  const address = new URL(location.href);
  if (!address.searchParams.has(SETTINGS_PARAMETER)) return;
  address.searchParams.delete(SETTINGS_PARAMETER);
  history.replaceState(history.state, "", address);
}

/** The height that it covers, for elements that are scrolled into view. */
function makeRoom(form: HTMLFormElement): void {
  new ResizeObserver(() =>
    document.documentElement.style.setProperty("--consent-height", `${form.offsetHeight}px`),
  ).observe(form);
}
