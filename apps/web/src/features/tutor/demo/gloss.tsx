import type { TutorMessage } from '@ori/contracts/tutor';
import { useTranslation } from 'react-i18next';

const LEVELS = [0, 1, 2, 3] as const;
/** Moves that have a note of their own; hints have one a level. */
const NOTED = ['check', 'scaffold', 'worked', 'lesson', 'define', 'praise', 'safety'] as const;

function noteOf({ metadata: { move, level } }: TutorMessage): string {
  if (move === 'hint') return `hint${level ?? 0}`;
  const noted = NOTED.find((name) => name === move);
  return noted ?? 'plain';
}

function Ladder({ level }: { readonly level: number }) {
  const { t } = useTranslation('tutor');
  return (
    <span className="gloss-ladder" role="img" aria-label={t('demo.level', { level })}>
      {LEVELS.map((each) => (
        <span key={each} data-on={each <= level || undefined} />
      ))}
    </span>
  );
}

/** The note in the margin of a reply: what was done, how far help went, what it was made with. */
export function Gloss({ reply }: { readonly reply: TutorMessage }) {
  const { t } = useTranslation('tutor');
  const { level, via, move } = reply.metadata;
  const isHelp = move === 'hint' || move === 'worked';
  return (
    <div className="gloss" role="note" aria-label={t('demo.margin')}>
      {isHelp && level !== null && <Ladder level={level} />}
      <p>{t(`demo.gloss.${noteOf(reply)}`)}</p>
      {via === 'embedded' && <p className="gloss-made">{t('demo.made')}</p>}
    </div>
  );
}
