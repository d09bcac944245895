import type { TutorMessage } from '@ori/contracts/tutor';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { suggestionOf } from './suggested.ts';

interface ChipsProps {
  /** The reply they belong to; null before the first. */
  readonly last: TutorMessage | null;
  readonly isVisitor: boolean;
  readonly isBusy: boolean;
  /** The youngest choose among four at most, in few words. */
  readonly isSpoken: boolean;
  readonly onSay: (text: string) => void;
  readonly onQuick: (action: string) => void;
  readonly onLeave: () => void;
}

const FEW_CHOICES = 4;
const MANY_CHOICES = 6;
const OPENINGS = ['hint', 'check', 'explain'] as const;
const VISITORS = ['pricing', 'demo', 'signUp'] as const;
const SPOKEN = ['hint', 'start'] as const;

function useOpenings({ isVisitor, isSpoken }: Pick<ChipsProps, 'isVisitor' | 'isSpoken'>): readonly string[] {
  const { t } = useTranslation('tutor');
  if (isVisitor) return VISITORS.map((name) => t(`opening.${name}`));
  return (isSpoken ? SPOKEN : OPENINGS).map((name) => t(`opening.${name}`));
}

/**
 * What may be said or done next: the reply's own suggestions, or ways to begin. While an answer is under
 * way they do nothing, and keep the focus of whoever pressed one.
 */
export function Chips(props: ChipsProps) {
  const { last, isSpoken, isBusy, onSay, onQuick, onLeave } = props;
  const { t } = useTranslation('tutor');
  const navigate = useNavigate();
  const openings = useOpenings(props);
  const labels = last ? [...last.suggestedActions, ...last.followUpQuestions] : openings;
  const press = (label: string) => {
    const does = suggestionOf(label, last?.metadata.lessonId ?? null);
    if (does.kind === 'say') return onSay(does.text);
    if (does.kind === 'quick') return onQuick(does.action);
    onLeave();
    return void navigate(does.to);
  };
  if (labels.length === 0) return null;
  return (
    <ul className="tutor-chips" aria-label={t('chips')}>
      {labels.slice(0, isSpoken ? FEW_CHOICES : MANY_CHOICES).map((label) => (
        <li key={label}>
          <button type="button" aria-disabled={isBusy} onClick={() => !isBusy && press(label)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
