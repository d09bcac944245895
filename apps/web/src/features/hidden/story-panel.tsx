import { eraOf } from '@ori/contracts/hidden-names';
import type { HiddenStory } from '@ori/contracts/hidden-stories';
import type { Statement } from '@ori/contracts/heritage';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lensesOf } from './lenses.ts';
import { StoryDrawing } from './story-drawing.tsx';
import { StoryGuess } from './story-guess.tsx';

export type EvidenceOf = (statement: Statement) => ReactNode;

interface StoryPanelProps {
  readonly story: HiddenStory;
  /** Label and sources of a statement. */
  readonly evidence: EvidenceOf;
}

function Told({ statement, title, evidence }: { statement: Statement; title: string; evidence: EvidenceOf }) {
  return (
    <section id={statement.claimId} className="hs-told">
      <h4 className="eyebrow">{title}</h4>
      <p>{statement.text}</p>
      {evidence(statement)}
    </section>
  );
}

/** One story: a dark panel with a question; opened, the light is on. */
export function StoryPanel({ story, evidence }: StoryPanelProps) {
  const { t } = useTranslation('hidden');
  const { id, name, when, where, did, told, next, year } = story;
  return (
    <article
      className="hs"
      id={id}
      data-lens={lensesOf(story).join(' ')}
      data-era={eraOf(year)}
      aria-labelledby={`${id}-title`}
    >
      <div className="hs-panel" data-theme="dark">
        <StoryDrawing story={id} />
        <p className="hs-place">
          <span>{when}</span> {where}
        </p>
        <StoryGuess story={story} />
      </div>
      <details className="hs-story">
        <summary>
          <span className="hs-lift">{t('story.lift')}</span>
          <span className="hs-peek">{t('story.peek')}</span>
          <span className="hs-back">{t('story.back')}</span>
        </summary>
        <div className="hs-body">
          <h3>{name}</h3>
          <Told statement={did} title={t('story.did')} evidence={evidence} />
          <Told statement={told} title={t('story.told')} evidence={evidence} />
          <p className="hs-next">
            <Link to={next.to}>
              {next.text} <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </p>
        </div>
      </details>
    </article>
  );
}
