import { type ComponentType, type FormEvent, type ReactNode, useState } from "react";
import { listShown } from "#domain/form/check-form.ts";
import { type FormPart, type FormSection, isField } from "#domain/form/form-description.ts";
import { fieldModel, valuesOf } from "#domain/form/form-state.ts";
import type { InputProps } from "#ui/inputs/parts/input-props.ts";
import { ReportedFieldsContext } from "#ui/inputs/parts/reported-fields.ts";
import { contentRenderers } from "#ui/inputs/input-renderers.tsx";
import { Collapse } from "#ui/pieces/Collapse.tsx";
import { LoadingButton } from "#ui/pieces/LoadingButton.tsx";
import { FormLoadingContext } from "#ui/pieces/loading-sources.ts";
import { StickyLayer } from "#ui/pieces/StickyLayer.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { FormField } from "./FormField.tsx";
import styles from "./FormRenderer.module.css";
import { FormSummary } from "./FormSummary.tsx";
import { RepeatedSection } from "./RepeatedSection.tsx";
import type { FormHandle } from "./use-form.ts";

interface FormRendererProps {
  readonly form: FormHandle;
  /** For a button elsewhere on the page that submits the form. */
  readonly id?: string;
  /** Where the browser posts the form without script, or when the page has no submit handler. */
  readonly action?: string | undefined;
  /** The heading level of the sections' titles. */
  readonly level?: 2 | 3;
  /** The content of the injected blocks, by their names. */
  readonly blocks?: Readonly<Record<string, ReactNode>>;
  /** Fields with an input of the page's own instead of their kind's, by their names. */
  readonly inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
  /** Presses of the buttons among the content, by their names. */
  readonly onPress?: ((name: string) => void) | undefined;
  /** What is chosen in a closed section. */
  readonly summarize?: (section: FormSection) => string | undefined;
  /** Replaces the form's own label on the submit button, to include the cost. */
  readonly submitLabel?: ReactNode;
  /** Beside the label on the submit button. */
  readonly submitIcon?: ReactNode;
  /** The button is sticky at the bottom until the end of the form is reached. */
  readonly isSubmitSticky?: boolean;
  readonly isSubmitDisabled?: boolean;
  /** What the browser posts for the submit button, where a form has more than one. */
  readonly submitAs?: { readonly name: string; readonly value: string };
  /** A field or two with the button beside them, where there is room. */
  readonly isInline?: boolean;
  /** Under the submit button. */
  readonly children?: ReactNode;
}

/** Renders a form from its description. The markup is the same with and without script: without, the browser posts it and errors come back with the page. */
export function FormRenderer(props: FormRendererProps) {
  const { form, id, action, isInline, isSubmitSticky = false, children } = props;
  const { state, formRef, submit } = form;
  const shown = listShown(state.form, valuesOf(state), state.today);
  const stuck = shown.filter(({ isSticky }) => isSticky);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <FormLoadingContext value={form.isLoading}>
      <form
        ref={formRef}
        id={id}
        method="post"
        action={action}
        noValidate
        onSubmit={onSubmit}
        className={classNames(
          styles["form"],
          isInline && styles["inline"],
          (isSubmitSticky || stuck.length > 0) && styles["hasStuck"],
        )}
      >
        <FormSummary {...form} />
        <ReportedFieldsContext value={form.reported}>
          {state.form.sections.map((section) => (
            <Section
              key={section.title + section.fields[0]?.name}
              {...props}
              section={section}
              parts={shown.filter(
                ({ name, isSticky }) => !isSticky && section.fields.some((part) => part.name === name),
              )}
            />
          ))}
          {state.form.submit ? <Submit {...props} /> : null}
          {children}
          {stuck.length > 0 ? (
            <StickyLayer edge="bottom" className={styles["stuck"]}>
              <Parts {...props} parts={stuck} />
            </StickyLayer>
          ) : null}
        </ReportedFieldsContext>
      </form>
    </FormLoadingContext>
  );
}

/** The same element sticky or not: a button that moved to another would lose focus. */
function Submit(props: FormRendererProps) {
  const { form, isInline, isSubmitDisabled = false, isSubmitSticky, submitAs, submitIcon, submitLabel } = props;
  return (
    <div className={classNames(isSubmitSticky && styles["stickySubmit"])}>
      <LoadingButton isSubmit isFull size={isInline ? "large" : "base"} isDisabled={isSubmitDisabled} {...submitAs}>
        {submitLabel ?? form.state.form.submit}
        {submitIcon}
      </LoadingButton>
    </div>
  );
}

interface SectionProps extends FormRendererProps {
  readonly section: FormSection;
  readonly parts: readonly FormPart[];
}

function Section({ section, parts, ...props }: SectionProps) {
  const { level = 2 } = props;
  if (parts.length === 0) return null;
  if (section.isCollapsed) return <ClosedSection {...props} section={section} parts={parts} />;
  // A section without visible fields has no heading and takes no room.
  if (parts.every(({ kind }) => kind === "hidden")) return <Parts {...props} parts={parts} />;
  if (section.repeated) {
    return (
      <RepeatedSection
        section={section}
        repeated={section.repeated}
        form={props.form}
        renderParts={(visible) => (
          <div className={sectionClass(visible)}>
            <Parts {...props} parts={visible} />
          </div>
        )}
      />
    );
  }
  const Heading = `h${level}` as const;
  return (
    <section className={sectionClass(parts)}>
      {section.title ? <Heading>{section.title}</Heading> : null}
      <Parts {...props} parts={parts} />
    </section>
  );
}

const sectionClass = (parts: readonly FormPart[]): string | undefined =>
  classNames(styles["section"], parts.some((part) => isField(part) && part.isHalf) && styles["halves"]);

/** Spec 2 §4: opens by itself when a field in it is wrong; otherwise the visitor opens and closes it. */
function ClosedSection({ section, parts, form, level = 2, summarize, ...props }: SectionProps) {
  const { attempt, reported, state } = form;
  const [isOpen, setIsOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(0);
  const hasWrong = parts.some(({ name }) => reported.includes(name) && state.fields[name]?.validity === "invalid");
  if (hasWrong && openedAt !== attempt) {
    setOpenedAt(attempt);
    setIsOpen(true);
  }
  return (
    <Collapse heading={section.title} level={level} summary={summarize?.(section)} isOpen={isOpen} onToggle={setIsOpen}>
      <div className={sectionClass(parts)}>
        <Parts {...props} form={form} level={level} parts={parts} />
      </div>
    </Collapse>
  );
}

interface PartsProps extends FormRendererProps {
  readonly parts: readonly FormPart[];
}

const Parts = ({ parts, form, level = 2, blocks = {}, inputs = {}, onPress }: PartsProps) =>
  parts.map((part) => {
    if (!isField(part)) {
      const Content = contentRenderers[part.kind];
      return (
        <Content key={part.name} part={part} level={level === 2 ? 3 : 4} block={blocks[part.name]} onPress={onPress} />
      );
    }
    const current = form.state.fields[part.name];
    const model = fieldModel(form.state, part.name);
    if (!current || !model) return null;
    const field = (
      <FormField
        key={part.name}
        field={part}
        current={current}
        model={model}
        today={form.state.today}
        type={form.type}
        leave={form.leave}
        Input={inputs[part.name]}
      />
    );
    return part.isHalf ? (
      <div key={part.name} className={styles["half"]}>
        {field}
      </div>
    ) : (
      field
    );
  });
