import { useFocusWhen } from '@ori/labs/frame/use-focus-when';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LabFigure, type PlacedLab } from '../../lib/labs/lab-figure.tsx';
import { StartKey } from '../../lib/labs/start-key.tsx';
import { useLab } from '../../lib/labs/use-lab.ts';
import '@ori/labs/labs.css';
import './lab-stage.css';

interface LabStageProps {
  /** Which lab, with which props; its label is the figure in words, for those who do not see it. */
  readonly lab: PlacedLab;
  /** The place on the page, for links and tests. */
  readonly id: string;
  readonly title: string;
  /** What one can find out here, in a sentence or two. */
  readonly lead: string;
  /** What is modelled, in which units, and how far from nature: every lab says so. */
  readonly model: ReactNode;
}

/** A lab on a page: its figure stands there from the first, the lab itself comes when asked for. */
export function LabStage({ lab, id, title, lead, model }: LabStageProps) {
  const { t } = useTranslation('labs');
  const { state, open } = useLab(lab.name);
  const stage = useFocusWhen(state.at === 'open');
  return (
    <section className="lab-stage" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="lab-stage-lead">{lead}</p>
      <div className="lab-stage-floor" data-at={state.at} ref={stage} tabIndex={-1}>
        <LabFigure lab={lab} state={state} />
        {state.at !== 'open' && (
          <StartKey size="large" className="lab-stage-start" at={state.at} open={() => void open()}>
            {t('stage.start')}
          </StartKey>
        )}
      </div>
      <p role="status">{state.at === 'failed' ? t('stage.failed') : ''}</p>
      <details className="lab-stage-model">
        <summary>{t('stage.model')}</summary>
        <div>{model}</div>
      </details>
    </section>
  );
}
