import { Suspense, useState } from "react";
import type { FormDescription } from "#domain/form/form-description.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { useForm } from "#ui/form-engine/use-form.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { FormCard } from "#ui/pieces/FormCard.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { InColumn } from "../parts/InColumn.tsx";
import { inputGalleryTexts } from "./inputs-gallery.texts.sv.ts";
import { FixedInput } from "./inputs-states.tsx";

const texts = inputGalleryTexts.date;
const TODAY = "2026-11-15";

const description: FormDescription = {
  sections: [
    {
      title: texts.title,
      fields: [
        {
          name: "start",
          kind: "date",
          label: texts.start,
          required: true,
          minDate: "2026-11-20",
          maxDate: "2027-02-10",
        },
        { name: "end", kind: "date", label: texts.end, required: false, defaultValue: "2027-01-25" },
      ],
    },
  ],
  submit: inputGalleryTexts.submit,
};

function Dates() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>();
  const form = useForm(description, { today: TODAY, onSubmit: setValues });
  return (
    <FormCard>
      <FormRenderer form={form}>
        <output>{values ? inputGalleryTexts.sent + JSON.stringify(values) : ""}</output>
      </FormRenderer>
    </FormCard>
  );
}

const LazyCalendar = lazyWithReload(() =>
  import("#ui/inputs/calendar/CalendarPanel.tsx").then(({ CalendarPanel }) => CalendarPanel),
);

/** Loaded by a press, so that the section itself loads without the calendar. */
function Inline() {
  const [isShown, setIsShown] = useState(false);
  const [date, setDate] = useState("2027-01-25");
  return (
    <InColumn>
      <div style={{ maxWidth: 576 }}>
        {isShown ? (
          <Suspense>
            <LazyCalendar
              label={texts.start}
              value={date}
              today={TODAY}
              marks={[{ date: "2027-01-18", label: texts.renewal }]}
              onChoose={setDate}
            />
          </Suspense>
        ) : (
          <button type="button" onClick={() => setIsShown(true)} style={{ minHeight: 44 }}>
            {texts.inline}
          </button>
        )}
      </div>
    </InColumn>
  );
}

export const section: GallerySection = {
  id: "datum",
  title: texts.title,
  states: [
    { name: texts.required, element: <Dates /> },
    { name: texts.inline, element: <Inline /> },
    {
      name: texts.off,
      element: (
        <InColumn>
          <FixedInput
            field={{
              name: "off",
              kind: "date",
              label: texts.start,
              required: true,
              isDisabled: true,
              defaultValue: "2027-01-25",
            }}
          />
        </InColumn>
      ),
    },
  ],
};
