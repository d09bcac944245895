import type { EvidenceLabel, LessonKimCard } from '@ori/contracts/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HearButton } from '../../lib/hear-button.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import { useEvidenceWords } from './evidence-words.ts';

interface Props {
  readonly words: NonNullable<LessonKimCard['forChildren']>;
  readonly label: EvidenceLabel;
  /** The card as grown-ups read it, folded away. */
  readonly children: ReactNode;
}

const SENTENCE = /(?<![^.!?])[^.!?]+[.!?]+/g;

/** An idea of long ago beside one of today, in short sentences that a child hears at a tap. */
export function KimCardForChildren({ words, label, children }: Props) {
  const { t, i18n } = useTranslation('lesson');
  const { name } = useEvidenceWords('K-2')(label);
  const { ancestralConcept, modernConcept, connection, date } = words;
  const now = t('kim.child.now');
  const aloud = () => `${date}. ${ancestralConcept}. ${connection} ${now}. ${modernConcept}. ${name}.`;
  return (
    <article className="kim-card" aria-label={ancestralConcept}>
      <Ornament name="girih" className="absolute -right-16 -bottom-16 size-72 opacity-20" />
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-1">
          <p className="eyebrow">{date}</p>
          <p className="font-display text-2xl">{ancestralConcept}</p>
        </div>
        <HearButton
          text={aloud}
          language={i18n.language}
          start={t('tools.hear', { text: ancestralConcept })}
          stop={t('tools.stop')}
          className="flex-none"
        />
      </div>
      <div className="grid gap-2 text-lg">
        {(connection.match(SENTENCE) ?? [connection]).map((sentence) => (
          <p key={sentence}>{sentence.trim()}</p>
        ))}
      </div>
      <div className="grid gap-1">
        <p className="eyebrow">{now}</p>
        <p className="font-display text-2xl">{modernConcept}</p>
      </div>
      <div>
        <EvidenceChip kind={label} label={name} />
      </div>
      <details>
        <summary>{t('kim.child.grownUps')}</summary>
        <div className="grid gap-3">{children}</div>
      </details>
    </article>
  );
}
