import type { Interactive } from '@ori/contracts/content';
import type { InteractiveName } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabFigure, type PlacedLab } from '../../../lib/labs/lab-figure.tsx';
import { useLab } from '../../../lib/labs/use-lab.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Note } from '../../../ui/note.tsx';

/** The button that was pressed goes away, so the focus goes on to what it brought. */
function useFocusOnce(isThere: boolean) {
  const brought = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThere) brought.current?.focus();
  }, [isThere]);
  return brought;
}

/** What the figure is drawn from; the props were checked against the name when the lesson was read. */
function labOf({ component, props, description }: Interactive): PlacedLab {
  return { name: component as InteractiveName, props, label: description };
}

export interface PredictPartProps {
  readonly interactive: Interactive;
  /** The language it is written in; the figure at work speaks the reader's. */
  readonly lang: Locale;
  readonly name: string;
  /** Whether its readers are children of the first years: what the lab models is then said in their words. */
  readonly isYoung?: boolean;
}

function InWords({ interactive, lang }: Pick<PredictPartProps, 'interactive' | 'lang'>) {
  const { t } = useTranslation('lesson');
  return (
    <details className="no-print">
      <summary>{t('predict.inWords')}</summary>
      <p lang={lang}>{interactive.description}</p>
    </details>
  );
}

/** What was chosen before the page's code was there; React would take it back otherwise. */
function chosenEarly(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  return radios.find((radio) => radio.name === name && radio.checked)?.value ?? null;
}

/** "Predict first": the learner commits to an answer, then it is told and the figure starts to move. */
export function PredictPart({ interactive, lang, name, isYoung = false }: PredictPartProps) {
  const { t } = useTranslation('lesson');
  const hydrated = useHydrated();
  const [choice, setChoice] = useState(() => chosenEarly(name));
  const [revealed, setRevealed] = useState(false);
  const lab = useLab(interactive.component as InteractiveName);
  const { predict } = interactive;

  const told = useFocusOnce(revealed);

  const start = () => {
    setRevealed(true);
    void lab.open();
  };

  return (
    <div className="predict">
      <h3 lang={lang}>{interactive.title}</h3>
      <div lang={lang}>
        <RadioCards
          legend={predict.question}
          name={name}
          columns={predict.options.length === 3 ? 3 : 2}
          options={predict.options.map((option) => ({ value: option, title: option }))}
          value={choice ?? ''}
          onChange={setChoice}
          disabled={revealed}
        />
      </div>
      <div className="figure-frame" lang={lab.state.at === 'open' ? undefined : lang}>
        <LabFigure lab={labOf(interactive)} state={lab.state} tellsModel={isYoung ? 'simply' : 'fully'} />
      </div>
      {!revealed && (
        <Button disabled={!hydrated || choice === null} onClick={start}>
          {t('predict.reveal')}
        </Button>
      )}
      {lab.state.at === 'failed' && (
        <Button variant="secondary" onClick={start}>
          {t('predict.again')}
        </Button>
      )}
      <div role="status" ref={told} tabIndex={-1}>
        {revealed && (
          <Note tone="lapis">
            <p className="text-mute">{t('predict.yours', { choice })}</p>
            <p lang={lang}>{predict.reveal}</p>
          </Note>
        )}
      </div>
      <InWords interactive={interactive} lang={lang} />
    </div>
  );
}
