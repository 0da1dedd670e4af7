import { Modal } from "#ui/overlays/Modal.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { FetchWeb } from "#verticals/_contract/fetch-web.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { FetchModalProps } from "./fetch-modal-props.ts";
import { kindOf } from "./fetch-kind.ts";
import { titleOf } from "./fetch-title.ts";
import { FetchView } from "./FetchView.tsx";
import { fetchErrorTexts } from "./fetch.texts.sv.ts";
import { useFetchRun } from "./use-fetch-run.ts";

interface FetchDialogProps extends FetchModalProps {
  readonly web: VerticalWeb;
  readonly fetchWeb: FetchWeb;
}

/** Brings the overlay library with it: only reached through `import()`. */
export function FetchDialog(props: FetchDialogProps) {
  const { isOpen, purpose, isReturn = false } = props;
  const fetchWeb = { ...props.fetchWeb, words: useTexts(props.fetchWeb.texts) };
  const kind = kindOf(props);
  const { run, state, close } = useFetchRun(props, kind);
  const errors = useTexts(fetchErrorTexts);
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={titleOf(state.step, { kind, fetchWeb, errors })}
      size="md"
      closeOnClickOutside={false}
      // Over a list, and on the way back from the app, it has an address of its own.
      isStep={purpose !== "compare" && !isReturn}
      // What is asked leads to the choice, in all but rare cases: it has the choice's size already.
      isFullOnPhone={state.step.kind === "asking" || state.step.kind === "choosing"}
    >
      <FetchView
        state={state}
        kind={kind}
        fetchWeb={fetchWeb}
        serviceName={props.web.description.serviceName}
        purpose={purpose}
        actions={{ ...run, close }}
      />
    </Modal>
  );
}
