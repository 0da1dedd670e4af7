import { type FormEvent, useEffect, useMemo, useState } from "react";
import type { FieldDescription, FormDescription } from "#domain/form/form-description.ts";
import { fieldModel } from "#domain/form/form-state.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { FormField } from "#ui/form-engine/FormField.tsx";
import { useForm } from "#ui/form-engine/use-form.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { browserFetch } from "#web/shell/calls/send-call.ts";
import { createProviderLists } from "#web/shell/lookups/provider-list.ts";
import type { FetchViewProps } from "./fetch-view-props.ts";
import styles from "./FetchView.module.css";
import { fetchModalTexts, otherHolderTexts as texts } from "./fetch.texts.sv.ts";

interface OtherHolderProps extends Pick<FetchViewProps, "state" | "serviceName" | "actions"> {
  /** Where nothing else on the screen closes it. */
  readonly onClose?: () => void;
}

/** Spec 3 §6: the visitor enters the holder of the insurance, who then logs in with their own BankID. */
export function OtherHolder(props: OtherHolderProps) {
  const { state, actions, onClose } = props;
  const insurers = useInsurers(props);
  const description = useMemo(() => describe(insurers), [insurers]);
  const [today] = useState(() => swedishDate(Date.now()));
  const {
    state: typed,
    formRef,
    type,
    leave,
    submit,
  } = useForm(description, {
    today,
    values: state.choice.shopId === undefined ? {} : { [INSURER]: String(state.choice.shopId) },
    onSubmit: (values) => actions.retryFor(values[NUMBER] ?? "", Number(values[INSURER]) || state.choice.shopId),
  });
  const isValid = typed.fields[NUMBER]?.validity === "valid";
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) submit();
  };
  return (
    <form ref={formRef} noValidate onSubmit={onSubmit} className={styles["holder"]}>
      <p>{texts.lead}</p>
      {description.sections[0]?.fields.map((part) => {
        const field = part as FieldDescription;
        const current = typed.fields[field.name];
        const model = fieldModel(typed, field.name);
        return current && model ? (
          <FormField
            key={field.name}
            field={field}
            current={current}
            model={model}
            today={today}
            type={type}
            leave={leave}
          />
        ) : null;
      })}
      <div className={styles["actions"]}>
        <Button isSubmit isDisabled={!isValid}>
          {fetchModalTexts.tryAgain}
        </Button>
        {onClose ? (
          <Button look="secondary" onClick={onClose}>
            {fetchModalTexts.close}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

// Other names than in the search's own form, which may be on the page behind: fields are found by name.
const INSURER = "holder-shopid";
const NUMBER = "holder-civicnumber";

interface ListedInsurer {
  readonly shopId: number;
  readonly name: string;
}

const describe = (insurers: readonly ListedInsurer[]): FormDescription => ({
  submit: "",
  sections: [
    {
      title: "",
      fields: [
        {
          name: INSURER,
          kind: "dropdown",
          label: texts.insurer,
          required: true,
          placeholder: texts.chooseInsurer,
          options: insurers.map(({ shopId, name }) => ({ id: String(shopId), label: name })),
        },
        {
          name: NUMBER,
          kind: "civic-number",
          label: texts.personalNumber,
          placeholder: texts.placeholder,
          required: true,
          // The name is shown only after BankID has answered.
          lookup: "off",
        },
      ],
    },
  ],
});

const lists = createProviderLists(browserFetch);

/** H-054: without owner info, the list that all modals share (L-011). */
function useInsurers({ state, serviceName }: OtherHolderProps): readonly ListedInsurer[] {
  const [listed, setListed] = useState<readonly ListedInsurer[]>([]);
  const known = state.owner?.providers;
  const isUnknown = known === undefined || known.length === 0;
  useEffect(() => {
    if (isUnknown) void lists.load(serviceName).then((found) => found && setListed(found));
  }, [isUnknown, serviceName]);
  return isUnknown ? listed : known;
}
