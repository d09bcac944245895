import type { Question, ShownOption } from '@ori/contracts/practice';
import { Square, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReadAloud } from '../../../lib/read-aloud.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** What is shown to be picked, in its order. */
function optionsOf(answer: Question['answer']): readonly ShownOption[] {
  if (answer.kind === 'match') return [...answer.left, ...answer.right];
  if (answer.kind === 'span') return answer.segments;
  return 'options' in answer ? answer.options : [];
}

/** The question and its choices as a voice says them. */
function spokenOf({ prompt, answer }: Question): string {
  return [prompt, ...optionsOf(answer).map(({ text }) => text)].join('. ');
}

/** Reads a question and its choices aloud. */
export function Speak({ question, large }: { readonly question: Question; readonly large: boolean }) {
  const { t, i18n } = useTranslation('lesson');
  const { available, speaking, toggle } = useReadAloud();
  if (!available) return null;
  const Icon = speaking ? Square : Volume2;
  return (
    <IconButton
      label={speaking ? t('tools.stop') : t('tools.listen')}
      icon={<Icon size={large ? 30 : 20} aria-hidden="true" />}
      variant={large ? 'secondary' : 'quiet'}
      className="shrink-0"
      onClick={() => toggle(spokenOf(question), i18n.language)}
    />
  );
}
