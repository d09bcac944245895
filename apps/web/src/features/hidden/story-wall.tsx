import type { HiddenAnswer } from '@ori/contracts/hidden-stories';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { LensChoice } from './lens-choice.tsx';
import { type EvidenceOf, StoryPanel } from './story-panel.tsx';

export interface StoryWallProps {
  readonly answer: HiddenAnswer;
  readonly evidence: EvidenceOf;
}

/** The wall: a lens to look through, a panel for each story, and where to go on. */
export function StoryWall({ answer: { stories }, evidence }: StoryWallProps) {
  const { t } = useTranslation('hidden');
  return (
    <>
      <LensChoice stories={stories} />
      <div className="hs-wall">
        {stories.map((story) => (
          <StoryPanel key={story.id} story={story} evidence={evidence} />
        ))}
      </div>
      <section className="hs-end" aria-labelledby="hs-end">
        <h2 id="hs-end">{t('end.title')}</h2>
        <p>{t('end.text')}</p>
        <p>{t('end.rule')}</p>
        <p className="no-print">
          <LinkButton to="/cultures" size="large">
            {t('end.next')}
          </LinkButton>
        </p>
      </section>
    </>
  );
}
