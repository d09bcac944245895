import type { Pattern } from '@ori/contracts/kim';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATTERN_TONES, PatternFigure } from './figures/pattern-figure.tsx';
import type { OwnKim } from './use-own-kim.ts';

interface PatternTileProps {
  readonly pattern: Pattern;
  readonly isChosen: boolean;
  readonly own: OwnKim;
}

/** One of the fourteen: its drawing, its question, and how much of it somebody found. */
export function PatternTile({ pattern, isChosen, own }: PatternTileProps) {
  const { t } = useTranslation('heritage');
  const { id, cards } = pattern;
  const found = own.foundIn(pattern);
  const cultures = new Set(cards.map(({ culture }) => culture)).size;
  return (
    <li
      className="pattern-tile"
      data-tone={PATTERN_TONES[id]}
      data-unlocked={own.hasUnlocked(pattern) || undefined}
    >
      <Link to={`?pattern=${id}#chosen`} aria-current={isChosen || undefined}>
        <PatternFigure id={id} />
        <span className="pattern-title">{t(`patterns.name.${id}`)}</span>
        <span className="pattern-ask">{t(`patterns.ask.${id}`)}</span>
        <span className="pattern-size">
          {found > 0
            ? t('patterns.found', { found, all: cards.length })
            : t('patterns.size', { mappings: cards.length, cultures })}
        </span>
      </Link>
      {own.hasUnlocked(pattern) && (
        <span className="pattern-seal">
          <Check size={16} aria-hidden="true" />
          {t('patterns.unlocked')}
        </span>
      )}
    </li>
  );
}
