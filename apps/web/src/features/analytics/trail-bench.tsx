import type { Difficulty } from '@ori/contracts/practice';
import { MASTERY_CHANCE, MASTERY_UNAIDED_ANSWERS, type SkillState } from '@ori/core/learning/mastery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { HOWS, trailOf, type TrailAnswer } from './estimate-trail.ts';
import { SHAPES, TrailFigure } from './trail-figure.tsx';

const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3];
/** What stands there before anybody presses, and all there is without a script. */
const EXAMPLE: readonly TrailAnswer[] = [
  { how: 'right', difficulty: 1 },
  { how: 'wrong', difficulty: 2 },
  { how: 'helped', difficulty: 2 },
  { how: 'right', difficulty: 2 },
  { how: 'right', difficulty: 2 },
];

interface MasteredProps {
  readonly chance: number;
  readonly skill: SkillState;
  readonly percent: Intl.NumberFormat;
}

/** The three things that mastery asks for. */
function Conditions({ chance, skill, percent }: MasteredProps) {
  const { t } = useTranslation('features');
  const rows = [
    [
      'chance',
      chance >= MASTERY_CHANCE,
      { now: percent.format(chance), want: percent.format(MASTERY_CHANCE) },
    ],
    [
      'alone',
      skill.unaided >= MASTERY_UNAIDED_ANSWERS,
      { now: skill.unaided, want: MASTERY_UNAIDED_ANSWERS },
    ],
    ['row', skill.rightInARow >= 2, { now: Math.min(skill.rightInARow, 2), want: 2 }],
  ] as const;
  return (
    <ul className="trail-wants">
      {rows.map(([id, isMet, values]) => (
        <li key={id} data-met={isMet || undefined}>
          <span className="sr-only">{t(isMet ? 'analytics.bench.met' : 'analytics.bench.open')}</span>
          {t(`analytics.bench.want.${id}`, values)}
        </li>
      ))}
    </ul>
  );
}

interface DifficultyChoiceProps {
  readonly value: Difficulty;
  readonly isLive: boolean;
  readonly onChange: (difficulty: Difficulty) => void;
}

function DifficultyChoice({ value, isLive, onChange }: DifficultyChoiceProps) {
  const { t } = useTranslation('features');
  return (
    <fieldset className="trail-levels" disabled={!isLive}>
      <legend>{t('analytics.bench.next')}</legend>
      {DIFFICULTIES.map((difficulty) => (
        <label key={difficulty}>
          <input
            type="radio"
            name="trail-difficulty"
            checked={value === difficulty}
            onChange={() => onChange(difficulty)}
          />
          <span>{t(`analytics.bench.level.${difficulty}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The estimate itself, to be fed by hand: how an answer went, and how hard its question was. */
export function TrailBench() {
  const { t, i18n } = useTranslation('features');
  const isLive = useHydrated();
  const [answers, setAnswers] = useState(EXAMPLE);
  const [difficulty, setDifficulty] = useState<Difficulty>(2);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const { points, reach } = trailOf(answers);
  const last = points.at(-1);
  if (!last) return null;
  const { ifWrong, ifRight } = reach(difficulty);
  const [now, low, high] = [last.chance, ifWrong, ifRight].map((each) => percent.format(each));
  const told = t('analytics.bench.now', { count: answers.length, now, low, high });
  return (
    <div className="trail-bench">
      <TrailFigure points={points} reach={{ ifWrong, ifRight }} label={told} percent={percent} />
      <div className="trail-desk">
        <p role="status">
          {told} {last.skill.mastered && <strong>{t('analytics.bench.mastered')}</strong>}
        </p>
        <Conditions chance={last.chance} skill={last.skill} percent={percent} />
        <DifficultyChoice value={difficulty} isLive={isLive} onChange={setDifficulty} />
        <div className="trail-buttons">
          {HOWS.map((how) => (
            <Button
              key={how}
              variant="secondary"
              disabled={!isLive}
              onClick={() => setAnswers([...answers, { how, difficulty }])}
            >
              <svg viewBox="-9 -9 18 18" width="16" height="16" aria-hidden="true" data-how={how}>
                <path d={SHAPES[how]} />
              </svg>
              {t(`analytics.bench.press.${how}`)}
            </Button>
          ))}
          <Button variant="quiet" disabled={!isLive} onClick={() => setAnswers([])}>
            {t('analytics.bench.again')}
          </Button>
        </div>
        <noscript>
          <p>{t('analytics.bench.still')}</p>
        </noscript>
      </div>
    </div>
  );
}
