import ChevronUp from "lucide-react/icons/chevron-up";
import { useState } from "react";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import styles from "./FormBeside.module.css";
import { formBesideTexts as texts } from "./form-beside.texts.sv.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { FetchedNote } from "./search-modal/FetchedNote.tsx";
import { useSearchForm } from "./search-modal/use-search-form.ts";

interface FormBesideProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
}

/** Spec 3 §2.12: the search itself beside its result. It closes when it searches, and opens again with the next result or if it is refused. */
export function FormBeside({ web, result }: FormBesideProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [shownId, setShownId] = useState(result.searchId);
  if (shownId !== result.searchId) {
    setShownId(result.searchId);
    setIsOpen(true);
  }
  const id = "sokning-bredvid";
  return (
    <section aria-label={texts.label}>
      <Card>
        <div className={styles["head"]}>
          <h2 className={styles["title"]}>{web.formBeside?.title}</h2>
          <button
            type="button"
            className={styles["toggle"]}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? texts.hide : texts.show}
            <ChevronUp size={20} strokeWidth={1.75} />
          </button>
        </div>
        <div id={id} className={styles["form"]} hidden={!isOpen}>
          <Form
            key={`${result.searchId} ${result.current?.fetchDataId}`}
            web={web}
            result={result}
            onSearch={() => setIsOpen(false)}
            onRefused={() => setIsOpen(true)}
          />
        </div>
      </Card>
    </section>
  );
}

interface FormProps extends FormBesideProps {
  readonly onSearch: () => void;
  readonly onRefused: () => void;
}

function Form(search: FormProps) {
  const { form, action, isSubmitDisabled } = useSearchForm({ ...search, isReplacing: false });
  return (
    <>
      <FetchedNote web={search.web} result={search.result} />
      <FormRenderer form={form} action={action} level={3} isSubmitDisabled={isSubmitDisabled} isSubmitSticky />
    </>
  );
}
