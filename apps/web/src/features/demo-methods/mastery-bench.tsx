import { MASTERY_CHANCE, MASTERY_UNAIDED_ANSWERS } from '@ori/core/learning/mastery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { masteryWay, type Standing, type Went } from './mastery-way.ts';
import { Plot } from './plot.tsx';

const WENT: readonly Went[] = ['right', 'helped', 'wrong'];
const FIRST: readonly Went[] = ['right', 'wrong', 'right', 'right'];
const MOST = 18;
/** With more answers only every second one is numbered. */
const NUMBERED_TO = 10;

/** What mastery asks for, each with whether it is there. */
function Conditions({ standing }: { readonly standing: Standing }) {
  const { t, i18n } = useTranslation('demo');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const rows = [
    {
      id: 'chance',
      is: standing.chance >= MASTERY_CHANCE,
      values: { now: percent.format(standing.chance), want: percent.format(MASTERY_CHANCE) },
    },
    {
      id: 'alone',
      is: standing.unaided >= MASTERY_UNAIDED_ANSWERS,
      values: { now: standing.unaided, want: MASTERY_UNAIDED_ANSWERS },
    },
    { id: 'row', is: standing.inARow >= 2, values: { now: standing.inARow, want: 2 } },
  ] as const;
  return (
    <ul className="tm-conditions">
      {rows.map(({ id, is, values }) => (
        <li key={id} data-met={is || undefined}>
          <span className="sr-only">{t(is ? 'methods.mastery.met' : 'methods.mastery.open')}</span>{' '}
          {t(`methods.mastery.want.${id}`, values)}
        </li>
      ))}
    </ul>
  );
}

/** The rule that says when a skill is mastered, fed by pressing how each answer went. */
export function MasteryBench() {
  const { t, i18n } = useTranslation('demo');
  const isLive = useHydrated();
  const [answers, setAnswers] = useState(FIRST);
  const way = masteryWay(answers);
  const last = way.at(-1);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  if (!last) return null;
  const now = percent.format(last.chance);
  return (
    <div className="tm-bench">
      <Plot
        label={t('methods.mastery.plot', { count: answers.length, now })}
        xMax={Math.max(6, answers.length)}
        yMin={0}
        points={way.map(({ chance }, at) => [at, chance] as const)}
        level={{ y: MASTERY_CHANCE, text: t('methods.mastery.level'), side: 'above' }}
        yTicks={[1, 0.5, 0].map((y) => ({ y, text: percent.format(y) }))}
        xTicks={way
          .map((_, at) => ({ x: at, text: String(at) }))
          .filter(({ x }) => x > 0 && (way.length <= NUMBERED_TO || x % 2 === 0))}
        marks={way.map(({ chance }, at) => [at, chance] as const)}
      />
      <p role="status">{t(last.mastered ? 'methods.mastery.yes' : 'methods.mastery.no', { now })}</p>
      <Conditions standing={last} />
      <div className="tm-buttons">
        {WENT.map((went) => (
          <Button
            key={went}
            variant="secondary"
            disabled={!isLive || answers.length >= MOST}
            onClick={() => setAnswers([...answers, went])}
          >
            {t(`methods.mastery.press.${went}`)}
          </Button>
        ))}
        <Button variant="quiet" disabled={!isLive || answers.length === 0} onClick={() => setAnswers([])}>
          {t('methods.again')}
        </Button>
      </div>
    </div>
  );
}
