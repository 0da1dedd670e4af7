import type { FetchWeb } from "#verticals/_contract/fetch-web.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { FINISHING, type FetchProblem, type FetchStep, type RunningFetch } from "#web/shop/fetch/fetch-state.ts";
import type { GallerySection } from "../parts/gallery-section.ts";
import { InColumn } from "../parts/InColumn.tsx";
import { FetchSample } from "../samples/fetch-sample.tsx";
import { fetchSampleTexts as texts } from "../samples/fetch-sample.texts.sv.ts";
import { sampleVertical } from "../samples/result-sample.tsx";

const loaded = await sampleVertical.current?.load();
if (!loaded) throw new Error("The gallery shows the first vertical's fetch, and there is none");
const own: FetchWeb = loaded;

const ofHomes = (
  await Promise.all(
    webVerticals.map(async ({ menuLabel, load }) => ({ menuLabel, fetchWeb: await (await load()).current?.load() })),
  )
).flatMap(({ menuLabel, fetchWeb }) => (fetchWeb?.subject === "home" ? [{ menuLabel, fetchWeb }] : []));

const CHOOSING: FetchStep = { kind: "choosing", isConsentMissing: false };
const running = (changes: Partial<RunningFetch>): FetchStep => ({ ...FINISHING, percent: 35, ...changes });
/** A picture of one dark pixel: the insurers' server decides what a real code looks like. */
const DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mMQkLJpAwABswEWbUBfjgAAAABJRU5ErkJggg==";
const failed = (problem: FetchProblem): FetchStep => ({
  kind: "failed",
  problem,
  atMs: Date.UTC(2026, 10, 15, 13, 31),
  paused: undefined,
});

const PROBLEMS: readonly FetchProblem[] = [
  "missing-info",
  "NOT_OWNER",
  "NO_INSURANCES_AT_SELECTED_PROVIDER",
  "PROVIDER_NOT_SUPPORTED",
  "VEHICLE_DEREGISTERED",
  "OTHER_ERROR",
  "GENERAL_ERROR",
  "BANKID_ERROR",
  "no-contact",
];

export const section: GallerySection = {
  id: "hamtning",
  title: texts.title,
  states: [
    {
      name: texts.choices,
      element: (
        <InColumn isRow>
          <FetchSample label={texts.asking} fetchWeb={own} step={{ kind: "asking" }} />
          <FetchSample label={texts.own} fetchWeb={own} step={CHOOSING} isChosen={false} />
          <FetchSample label={texts.general} fetchWeb={own} step={CHOOSING} modal="general" isChosen={false} />
          <FetchSample label={texts.one} fetchWeb={own} step={CHOOSING} count={1} />
        </InColumn>
      ),
    },
    {
      name: texts.running,
      element: (
        <InColumn isRow>
          <FetchSample label={texts.contacting} fetchWeb={own} step={running({ phase: "contacting", percent: 10 })} />
          <FetchSample label={texts.scan} fetchWeb={own} step={running({ phase: "log-in", qrPng: DOT })} />
          <FetchSample label={texts.open} fetchWeb={own} step={running({ phase: "log-in", autostartToken: "0" })} />
          <FetchSample label={texts.collecting} fetchWeb={own} step={running({ phase: "collecting", turn: 4 })} />
          <FetchSample label={texts.finishing} fetchWeb={own} step={FINISHING} />
        </InColumn>
      ),
    },
    {
      name: texts.errors,
      element: (
        <InColumn isRow>
          {PROBLEMS.map((problem) => (
            <FetchSample key={problem} label={problem.slice(0, 20)} fetchWeb={own} step={failed(problem)} />
          ))}
          <FetchSample label={texts.checkout("NOT_OWNER")} fetchWeb={own} step={failed("NOT_OWNER")} isAtCheckout />
        </InColumn>
      ),
    },
    {
      name: texts.generalErrors,
      element: (
        <InColumn isRow>
          {(["desktop-only", "missing-info", "no-contact"] as const).map((problem) => (
            <FetchSample
              key={problem}
              label={texts.generalOf(problem)}
              fetchWeb={own}
              step={failed(problem)}
              modal="general"
            />
          ))}
        </InColumn>
      ),
    },
    {
      name: texts.homeErrors,
      element: (
        <InColumn isRow>
          {ofHomes.map(({ menuLabel, fetchWeb }) => (
            <FetchSample
              key={menuLabel}
              label={`${menuLabel} NOT_OWNER`}
              fetchWeb={fetchWeb}
              step={failed("NOT_OWNER")}
              modal="general"
            />
          ))}
        </InColumn>
      ),
    },
  ],
};
