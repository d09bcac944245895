import { RUBRIC } from '@ori/contracts/kim-names';
import type { Scores } from '@ori/contracts/kim';
import type { TrainingSample } from '@ori/contracts/texts';
import { passes, totalOf } from '@ori/core/kim/score-synthesis';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

/** The four criteria to choose points of, as the synthesis desk has them. */
export type CriteriaSlot = (
  id: string,
  given: Partial<Scores>,
  onGive: (given: Partial<Scores>) => void,
) => ReactNode;

/** The scores given beside ours, with our reasons. */
function Compared({ sample, given }: { readonly sample: TrainingSample; readonly given: Partial<Scores> }) {
  const { t } = useTranslation('teacher');
  const total = totalOf(sample.scores);
  return (
    <div className="sample-compared" role="status">
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{t('heritage:synthesis.criterionHead')}</th>
            <th scope="col">{t('training.sample.yours')}</th>
            <th scope="col">{t('training.sample.ours')}</th>
            <th scope="col">{t('training.sample.because')}</th>
          </tr>
        </thead>
        <tbody>
          {RUBRIC.map((criterion) => (
            <tr key={criterion}>
              <th scope="row">{t(`heritage:synthesis.criterion.${criterion}`)}</th>
              <td>{given[criterion]}</td>
              <td>{sample.scores[criterion]}</td>
              <td>{sample.because[criterion]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <strong>
          {t(passes(sample.scores) ? 'training.sample.passes' : 'training.sample.back', { total })}
        </strong>
      </p>
    </div>
  );
}

interface SampleDeskProps {
  readonly sample: TrainingSample;
  readonly criteria: CriteriaSlot;
}

/** A synthesis made up for practice: scored by the reader first, then compared. */
export function SampleDesk({ sample, criteria }: SampleDeskProps) {
  const { t } = useTranslation('teacher');
  const id = useId();
  const [given, setGiven] = useState<Partial<Scores>>({});
  const [isCompared, setCompared] = useState(false);
  const isWhole = RUBRIC.every((criterion) => given[criterion] !== undefined);
  return (
    <article className="sample">
      <header>
        <h3>{sample.by}</h3>
      </header>
      <blockquote>
        <p>{sample.claim}</p>
      </blockquote>
      <dl>
        {(['sources', 'relation', 'weDoNotKnow'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`training.sample.${name}`)}</dt>
            <dd>{sample[name] === '' ? t('training.sample.empty') : sample[name]}</dd>
          </div>
        ))}
      </dl>
      {isCompared ? (
        <Compared sample={sample} given={given} />
      ) : (
        <>
          {criteria(id, given, setGiven)}
          <p>
            <Button disabled={!isWhole} onClick={() => setCompared(true)}>
              {t('training.sample.compare')}
            </Button>
          </p>
        </>
      )}
    </article>
  );
}
