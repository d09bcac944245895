import type { Lesson } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Html } from './html.tsx';
import { LessonFigure } from './lesson-figure.tsx';

type Example = Lesson['worked'];
type ExampleStep = Example['steps'][number];

function Step({
  step,
  lang,
  trial,
  spoken,
  focused,
}: {
  readonly step: ExampleStep;
  readonly lang: Locale;
  readonly trial: boolean;
  readonly spoken: boolean;
  readonly focused: boolean;
}) {
  const { t } = useTranslation('lesson');
  const [shown, setShown] = useState(!trial);
  const text = useRef<HTMLDivElement>(null);
  const show = () => {
    setShown(true);
    requestAnimationFrame(() => text.current?.focus());
  };
  if (!shown)
    return (
      <li className="worked-step" data-trial="true">
        {spoken ? (
          <p>{t('faded.say')}</p>
        ) : (
          <label className="grid w-full max-w-md gap-2">
            <span>{t('faded.try')}</span>
            <input className="input" autoComplete="off" />
          </label>
        )}
        <Button variant="secondary" onClick={show}>
          {t('faded.show')}
        </Button>
      </li>
    );
  return (
    <li className="worked-step">
      <div ref={text} tabIndex={-1} data-focus={focused || undefined}>
        <Html html={step.text} lang={lang} className="worked-text" />
        <p className="text-sm text-mute">
          <span className="eyebrow">{t('worked.why')}</span> <Html html={step.reason} lang={lang} inline />
        </p>
      </div>
    </li>
  );
}

interface ExamplePartProps {
  readonly example: Example;
  /** The language it is written in. */
  readonly lang: Locale;
  /** Hidden steps wait for the learner's own try. */
  readonly faded?: boolean;
  /** For those who do not write yet: the try is said, not typed. */
  readonly spoken?: boolean;
}

/**
 * A worked example, told one step at a time; without script all of it can be read. In a faded
 * one the hidden steps are tried before they are shown: what is tried is for the learner alone.
 */
export function ExamplePart({ example, lang, faded = false, spoken = false }: ExamplePartProps) {
  const { t } = useTranslation('lesson');
  const hydrated = useHydrated();
  const [count, setCount] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const shown = hydrated && !faded ? example.steps.slice(0, count) : example.steps;
  const next = () => {
    setCount(count + 1);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child [tabindex]')?.focus(),
    );
  };
  return (
    <div className="worked">
      <Html html={example.problem} lang={lang} className="worked-problem font-display text-lg" />
      {example.figure && <LessonFigure figure={example.figure} lang={lang} />}
      <ol ref={list} className="grid w-full gap-4" aria-live="polite">
        {shown.map((step, index) => (
          <Step
            key={`${index}${String(hydrated)}`}
            step={step}
            lang={lang}
            trial={faded && hydrated && step.hidden === true}
            spoken={spoken}
            focused={index > 0}
          />
        ))}
      </ol>
      {shown.length < example.steps.length && (
        <Button variant="secondary" onClick={next}>
          {t('worked.next', { step: shown.length + 1, count: example.steps.length })}
        </Button>
      )}
    </div>
  );
}
