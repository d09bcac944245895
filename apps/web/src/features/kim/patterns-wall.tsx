import type { User } from '@ori/contracts/accounts';
import type { PatternsAnswer } from '@ori/contracts/kim';
import { useTranslation } from 'react-i18next';
import { PatternTile } from './pattern-tile.tsx';
import { PatternTold } from './pattern-told.tsx';
import { useOwnKim } from './use-own-kim.ts';

export interface PatternsWallProps {
  readonly answer: PatternsAnswer;
  readonly user: User | null;
}

/** The fourteen drawings, and the chosen pattern with its mappings; somebody's own discoveries on both. */
export function PatternsWall({ answer, user }: PatternsWallProps) {
  const { t } = useTranslation('heritage');
  const { patterns, chosen } = answer;
  const own = useOwnKim(user);
  const pattern = patterns.find(({ id }) => id === chosen?.id);
  return (
    <div className="grid gap-14">
      <section aria-labelledby="all-patterns" className="grid gap-5">
        <h2 id="all-patterns" className="text-3xl">
          {t('patterns.all')}
        </h2>
        <ul className="pattern-wall">
          {patterns.map((one) => (
            <PatternTile key={one.id} pattern={one} isChosen={one.id === chosen?.id} own={own} />
          ))}
        </ul>
      </section>
      {pattern && chosen && <PatternTold key={pattern.id} pattern={pattern} chosen={chosen} own={own} />}
    </div>
  );
}
