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

/** Its chunk contains the overlay library: load it only with `import()`. */
export function FetchDialog(props: FetchDialogProps) {
  const { isOpen, purpose, isReturn = false } = props;
  const fetchWeb = { ...props.fetchWeb, texts: useTexts(props.fetchWeb.texts) };
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
      // Over a list, and after the return from the app, it has its own address.
      isStep={purpose !== "compare" && !isReturn}
      // The owner check nearly always leads to the choice: it already has the size of the choice.
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
