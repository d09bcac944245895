import type { HiddenCard, OpenCard, Pattern, PatternsAnswer } from '@ori/contracts/kim';
import { Check } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PATTERN_TONES, PatternFigure } from './figures/pattern-figure.tsx';
import { GuessCard } from './guess-card.tsx';
import { keepGuess } from './kept-progress.ts';
import { MappingAnswer } from './mapping-answer.tsx';
import { MappingNames } from './mapping-names.tsx';
import type { OwnKim } from './use-own-kim.ts';

type Chosen = NonNullable<PatternsAnswer['chosen']>;

function hiddenOf({
  sources,
  relation: _relation,
  label: _label,
  extract: _extract,
  ...names
}: OpenCard): HiddenCard {
  return { ...names, object: sources[0]?.text ?? '' };
}

interface ToldProps {
  readonly card: OpenCard;
  readonly own: OwnKim;
}

/** A mapping to be guessed first; its answer stands behind a summary, for everybody and without any script. */
function Told({ card, own }: ToldProps) {
  const { t } = useTranslation('heritage');
  const hidden = useMemo(() => hiddenOf(card), [card]);
  const { add } = own;
  const isFound = own.discovered.has(card.id);
  const onFound = useCallback(() => add(card.id), [add, card.id]);
  const [hasLooked, setLooked] = useState(false);
  const look = (isOpen: boolean) => {
    if (!isOpen || isFound) return;
    setLooked(true);
    // Who looked knows the answer: a guess counts again on another day.
    if (own.who === 'visitor') keepGuess(card.id, localDay(new Date()), null);
  };
  return (
    <li className="mapping-told">
      <MappingNames card={hidden} />
      {isFound && (
        <p>
          <Badge tone="nile" icon={<Check size={14} aria-hidden="true" />}>
            {t('kim.guess.discovered')}
          </Badge>
        </p>
      )}
      {(!hasLooked || isFound) && (
        <div className="no-print scripted">
          <GuessCard card={hidden} reader="grown" who={own.who} isFound={isFound} onFound={onFound} />
        </div>
      )}
      {(own.who !== 'learner' || isFound) && (
        <details className="mapping-look" onToggle={(event) => look(event.currentTarget.open)}>
          <summary>{t('patterns.look')}</summary>
          <MappingAnswer card={card} reader="grown" />
        </details>
      )}
    </li>
  );
}

function InReview({ waiting }: { readonly waiting: Chosen['waiting'] }) {
  const { t } = useTranslation('heritage');
  if (waiting.length === 0) return null;
  return (
    <div className="mapping-waiting">
      <p>{t('patterns.inReview')}</p>
      <ul>
        {waiting.map(({ id, ancestralConcept, cultureName, language }) => (
          <li key={id}>
            <span lang={language}>{ancestralConcept}</span> · {cultureName}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PatternToldProps {
  readonly pattern: Pattern;
  readonly chosen: Chosen;
  readonly own: OwnKim;
}

/** The chosen pattern with its mappings. */
export function PatternTold({ pattern, chosen, own }: PatternToldProps) {
  const { t } = useTranslation('heritage');
  const { id, needs } = pattern;
  return (
    <section
      id="chosen"
      className="pattern-told"
      data-tone={PATTERN_TONES[id]}
      aria-labelledby="chosen-title"
    >
      <div className="pattern-told-head">
        <PatternFigure id={id} />
        <div className="grid gap-3">
          <h2 id="chosen-title" className="text-4xl">
            {t(`patterns.name.${id}`)}
          </h2>
          <p className="text-xl">{t(`patterns.ask.${id}`)}</p>
          <p className="text-mute">{t('patterns.rule', { ...needs })}</p>
          <p className="font-bold" role="status">
            {own.foundIn(pattern) > 0 &&
              t('patterns.found', { found: own.foundIn(pattern), all: pattern.cards.length })}
            {own.hasUnlocked(pattern) && ` · ${t('patterns.unlocked')}`}
          </p>
        </div>
      </div>
      <ul className="mapping-list">
        {chosen.cards.map((card) => (
          <Told key={card.id} card={card} own={own} />
        ))}
      </ul>
      <InReview waiting={chosen.waiting} />
      <div className="pattern-next">
        <div className="grid gap-1">
          <h3 className="text-2xl">{t('patterns.synthesis')}</h3>
          <p className="max-w-prose text-mute">{t('patterns.synthesisText')}</p>
        </div>
        <LinkButton to={`/methodology/synthesis?pattern=${id}`}>{t('patterns.begin')}</LinkButton>
      </div>
    </section>
  );
}
