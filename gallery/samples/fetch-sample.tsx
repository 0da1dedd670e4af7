import { useReducer, useState } from "react";
import { LazyModal } from "#ui/overlays/LazyModal.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import type { FetchWeb } from "#verticals/_contract/fetch-web.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import type { FetchKind } from "#web/shop/fetch/fetch-rules.ts";
import { type FetchState, type FetchStep, type OwnerInfo, stepFetch } from "#web/shop/fetch/fetch-state.ts";
import { titleOf } from "#web/shop/fetch/fetch-title.ts";
import { fetchErrorTexts } from "#web/shop/fetch/fetch.texts.sv.ts";
import { FetchView } from "#web/shop/fetch/FetchView.tsx";
import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import { fetchSampleTexts as texts } from "./fetch-sample.texts.sv.ts";

interface FetchSampleProps {
  readonly label: string;
  readonly fetchWeb: FetchWeb;
  readonly step: FetchStep;
  readonly modal?: FetchKind["modal"];
  readonly isAtCheckout?: boolean;
  readonly count?: number;
  readonly isChosen?: boolean;
}

/** A step of a fetch that no server runs: what can be chosen is chosen, and nothing is started. */
export function FetchSample({ label, ...sample }: FetchSampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? <OpenSample {...sample} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

type OpenSampleProps = Omit<FetchSampleProps, "label"> & { readonly onClose: () => void };

function OpenSample({
  fetchWeb,
  step,
  modal = "own",
  isAtCheckout = false,
  count,
  isChosen,
  onClose,
}: OpenSampleProps) {
  const [state, send] = useReducer(stepFetch, firstState(step, count, isChosen));
  const kind: FetchKind = { modal, subject: fetchWeb.subject, isAtCheckout, unsupportedShopIds: [] };
  return (
    <LazyModal
      isOpen
      onClose={onClose}
      title={titleOf(state.step, { kind, fetchWeb, errors: fetchErrorTexts })}
      size="md"
      closeOnClickOutside={false}
      isFullOnPhone={state.step.kind === "choosing"}
    >
      <FetchView
        state={state}
        kind={kind}
        fetchWeb={fetchWeb}
        serviceName=""
        purpose={isAtCheckout ? "date" : "compare"}
        actions={{
          chooseProvider: (shopId) => send({ type: "provider-chosen", shopId }),
          consent: (isGiven) => send({ type: "consent-given", isGiven }),
          logIn: () => (state.choice.hasConsented ? undefined : send({ type: "consent-missed" })),
          noteAppOpened: () => send({ type: "app-opened" }),
          retry: () => send({ type: "choice-wanted" }),
          retryFor: () => send({ type: "choice-wanted" }),
          close: onClose,
        }}
      />
    </LazyModal>
  );
}

const PROVIDERS = Object.values(insurers).toSorted((a, b) => a.name.localeCompare(b.name, "sv"));

const ownerOf = (count: number): OwnerInfo => ({
  status: "SUCCESS",
  consent: { text: texts.consent, version: "0" },
  providers: PROVIDERS.slice(0, count).map(({ shopId, name, slug }) => ({
    shopId,
    name,
    logoUrl: providerLogoPath(slug),
    isAvailable: true,
    loginMethods: [
      "SWEDISH_MOBILE_BANKID_OTHER_DEVICE",
      "SWEDISH_MOBILE_BANKID_SAME_DEVICE",
      "SWEDISH_MOBILE_BANKID_OTHER_DEVICE_MOCK",
    ],
  })),
});

const firstState = (step: FetchStep, count = PROVIDERS.length, isChosen = true): FetchState => ({
  owner: step.kind === "asking" ? undefined : ownerOf(count),
  choice: {
    shopId: isChosen || count === 1 ? PROVIDERS[0]?.shopId : undefined,
    method: undefined,
    hasConsented: false,
  },
  step,
});
