import type { Interactive } from '@ori/contracts/content';
import type { InteractiveName } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { loadLab } from '@ori/labs/load-lab';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '../../../lib/lazy-load.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { KeptDrawing } from './kept-drawing.tsx';

const loadStill = () => import('@ori/labs/still-figure');
/** On the server it must be there at once; the browser fetches it only where nothing was drawn. */
const onServer = import.meta.env.SSR ? await loadStill() : null;

type Lab = Awaited<ReturnType<typeof loadLab>>;
type LabState = { readonly at: 'still' | 'loading' | 'failed' } | { readonly at: 'open'; readonly Lab: Lab };

function Figure({ interactive, state }: { readonly interactive: Interactive; readonly state: LabState }) {
  const { i18n } = useTranslation();
  // Both were checked against each other when the lesson was read.
  const props = interactive.props as never;
  if (state.at === 'open') return <state.Lab props={props} locale={i18n.language as Locale} />;
  const name = interactive.component as InteractiveName;
  const label = interactive.description;
  return (
    <KeptDrawing
      key={label}
      drawn={onServer && <onServer.StillFigure name={name} props={props} label={label} />}
      draw={async () => {
        const { StillFigure: Still } = await loadStill();
        return <Still name={name} props={props} label={label} />;
      }}
    />
  );
}

/** "Predict first": the learner commits to an answer, then it is told and the figure starts to move. */
export function PredictPart({
  interactive,
  name,
}: {
  readonly interactive: Interactive;
  readonly name: string;
}) {
  const { t } = useTranslation('lesson');
  const hydrated = useHydrated();
  const [choice, setChoice] = useState<string | null>(null);
  const [revealed, setRevealed] = useState(false);
  const [state, setState] = useState<LabState>({ at: 'still' });
  const { predict } = interactive;

  const start = async () => {
    setRevealed(true);
    setState({ at: 'loading' });
    try {
      setState({
        at: 'open',
        Lab: await loadWithRetry(() => loadLab(interactive.component as InteractiveName)),
      });
    } catch {
      setState({ at: 'failed' });
    }
  };

  return (
    <div className="predict">
      <h3>{interactive.title}</h3>
      <RadioCards
        legend={predict.question}
        name={name}
        columns={predict.options.length === 3 ? 3 : 2}
        options={predict.options.map((option) => ({ value: option, title: option }))}
        value={choice ?? ''}
        onChange={setChoice}
        disabled={revealed}
      />
      <div className="lesson-figure">
        <Figure interactive={interactive} state={state} />
      </div>
      {!revealed && (
        <Button disabled={!hydrated || choice === null} onClick={() => void start()}>
          {t('predict.reveal')}
        </Button>
      )}
      {state.at === 'failed' && (
        <Button variant="secondary" onClick={() => void start()}>
          {t('predict.again')}
        </Button>
      )}
      <div role="status">
        {revealed && (
          <Note tone="lapis">
            <p className="text-mute">{t('predict.yours', { choice })}</p>
            <p>{predict.reveal}</p>
          </Note>
        )}
      </div>
      <details className="no-print">
        <summary>{t('predict.inWords')}</summary>
        <p>{interactive.description}</p>
      </details>
    </div>
  );
}
