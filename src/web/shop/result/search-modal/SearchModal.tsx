import type { FieldError } from "#domain/validation/checked.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { Modal } from "#ui/overlays/Modal.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { AnswerConflicts } from "#web/shop/result/conflicts/AnswerConflicts.tsx";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { FetchedNote } from "./FetchedNote.tsx";
import { searchModalTexts } from "./search-modal.texts.sv.ts";
import { useSearchForm } from "./use-search-form.ts";

interface SearchModalProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  /** What the search call itself refused, when that is why the search is edited. */
  readonly refused: readonly FieldError[] | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Spec 2 §2: the search, edited over its result. */
export const SearchModal = ({ isOpen, onClose, ...search }: SearchModalProps) => (
  <Modal isOpen={isOpen} onClose={onClose} title={searchModalTexts.title} size="md" isFullOnPhone>
    <SearchForm {...search} />
  </Modal>
);

function SearchForm(search: Omit<SearchModalProps, "isOpen" | "onClose">) {
  const { form, isSubmitDisabled } = useSearchForm({ ...search, isReplacing: true });
  return (
    <>
      <AnswerConflicts web={search.web} result={search.result} />
      <FetchedNote web={search.web} result={search.result} />
      <FormRenderer form={form} level={3} isSubmitDisabled={isSubmitDisabled} isSubmitSticky />
    </>
  );
}
