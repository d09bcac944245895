import { RUBRIC } from '@ori/contracts/kim-names';
import type { Synthesis } from '@ori/contracts/kim-synthesis';
import { totalOf } from '@ori/core/kim/score-synthesis';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { OwnSyntheses } from './use-own-syntheses.ts';

const TONES: Readonly<Record<Synthesis['state'], Tone>> = {
  draft: 'mute',
  'handed-in': 'lapis',
  scored: 'nile',
};

function Scored({ synthesis }: { readonly synthesis: Synthesis }) {
  const { t } = useTranslation('heritage');
  const { scores, passed, note } = synthesis;
  if (!scores) return null;
  return (
    <>
      <p className="font-bold">
        {t('synthesis.points', { total: totalOf(scores) })} ·{' '}
        {passed ? t('synthesis.passed') : t('synthesis.notYet')}
      </p>
      <ul className="desk-scores">
        {RUBRIC.map((criterion) => (
          <li key={criterion}>
            {t(`synthesis.criterion.${criterion}`)} {scores[criterion]}:{' '}
            {t(`synthesis.rubric.${criterion}.${scores[criterion]}`)}
          </li>
        ))}
      </ul>
      {note && <blockquote className="desk-note">{note}</blockquote>}
    </>
  );
}

function Item({ synthesis, own }: { readonly synthesis: Synthesis; readonly own: OwnSyntheses }) {
  const { t } = useTranslation('heritage');
  const { id, state, work } = synthesis;
  return (
    <li className="desk-item">
      <p className="flex flex-wrap items-center gap-3">
        <strong>{t(`patterns.name.${work.patternId}`)}</strong>
        <Badge tone={TONES[state]}>{t(`synthesis.state.${state}`)}</Badge>
      </p>
      <Scored synthesis={synthesis} />
      <p className="flex flex-wrap gap-3">
        {state === 'draft' && (
          <>
            <Button variant="secondary" onClick={() => own.open(synthesis)}>
              {t('synthesis.open')}
            </Button>
            <Button variant="quiet" onClick={() => void own.drop(id)}>
              {t('synthesis.remove')}
            </Button>
          </>
        )}
        {state === 'scored' && (
          <Button variant="secondary" onClick={() => void own.revise(id)}>
            {t('synthesis.revise')}
          </Button>
        )}
      </p>
    </li>
  );
}

/** A learner's syntheses: drafts to go on with, those that are read, and what they were given. */
export function SynthesisList({ own }: { readonly own: OwnSyntheses }) {
  const { t } = useTranslation('heritage');
  if (!own.all?.length) return null;
  return (
    <section aria-labelledby="my-syntheses" className="grid gap-3">
      <h3 id="my-syntheses" className="text-2xl">
        {t('synthesis.mine')}
      </h3>
      <ul className="grid gap-3">
        {own.all.map((synthesis) => (
          <Item key={synthesis.id} synthesis={synthesis} own={own} />
        ))}
      </ul>
    </section>
  );
}
