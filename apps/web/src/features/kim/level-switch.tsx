import type { OpenCard } from '@ori/contracts/kim';
import { KIM_LEVELS } from '@ori/contracts/kim-levels';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { RELATION_TONES } from '../../lib/relation-tones.ts';
import { useRelationWords } from './relation-words.ts';

function Sample({ card }: { readonly card: OpenCard }) {
  const { t } = useTranslation('heritage');
  const words = useRelationWords('grown');
  return (
    <article className="level-sample" aria-label={card.modernConcept} aria-live="polite">
      <div data-from="standard">
        <p className="eyebrow">{t('kim.method.lessonPart')}</p>
        <p className="font-display text-2xl" lang={card.language}>
          {card.modernConcept}
        </p>
        <p>{t('kim.method.core')}</p>
        <p>
          <EvidenceChip kind="science" label={words.label('science')} />
        </p>
      </div>
      <div data-from="awareness">
        <p className="eyebrow">{t('kim.method.storyPart')}</p>
        <p className="font-display text-xl" lang={card.language}>
          {card.ancestralConcept}
        </p>
        <p className="text-mute">
          {card.cultureName} · <span lang={card.language}>{card.date}</span>
        </p>
        <p lang={card.language}>{card.connection}</p>
        <p>
          <EvidenceChip kind={card.label} label={words.label(card.label)} />
        </p>
      </div>
      <div data-from="integrated">
        <p className="eyebrow">{t('kim.method.relationPart')}</p>
        <p>
          <Badge tone={RELATION_TONES[card.relation]}>{words.relation(card.relation)}</Badge>
        </p>
        <p className="text-mute">{words.meaning(card.relation)}</p>
      </div>
      <div data-from="myths">
        <p>{t('kim.method.mythBox')}</p>
        <p>
          <EvidenceChip kind="tradition" label={words.label('tradition')} />
        </p>
      </div>
      <div data-from="advanced">
        <p className="eyebrow">{t('kim.method.openPart')}</p>
        <p>{t('kim.method.openText')}</p>
      </div>
    </article>
  );
}

/** The four levels on one card; choosing works without any script, by the style sheet alone. */
export function LevelSwitch({ card }: { readonly card: OpenCard }) {
  const { t } = useTranslation('heritage');
  return (
    <section aria-labelledby="levels-title" className="level-switch">
      <div className="grid gap-3">
        <h2 id="levels-title" className="text-3xl">
          {t('kim.method.levelsTitle')}
        </h2>
        <p className="max-w-prose text-mute">{t('kim.method.levelsText')}</p>
      </div>
      <fieldset className="level-choices">
        <legend className="sr-only">{t('kim.method.levelsTitle')}</legend>
        {KIM_LEVELS.map((level) => (
          <label key={level} htmlFor={`level-${level}`}>
            <input
              type="radio"
              id={`level-${level}`}
              name="sample-level"
              value={level}
              defaultChecked={level === 'awareness'}
            />
            <strong>{t(`kim.method.level.${level}`)}</strong>
            <span>{t(`kim.method.adds.${level}`)}</span>
          </label>
        ))}
        <label className="level-myths" htmlFor="level-myths">
          <input type="checkbox" id="level-myths" name="sample-myths" />
          <strong>{t('kim.method.myths')}</strong>
          <span>{t('kim.method.mythsHint')}</span>
        </label>
      </fieldset>
      <Sample card={card} />
    </section>
  );
}
