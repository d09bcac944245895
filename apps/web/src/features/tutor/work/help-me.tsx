import type { TutorMessage } from '@ori/contracts/tutor';
import { useTranslation } from 'react-i18next';
import { useReadAloud } from '../../../lib/read-aloud.ts';
import { Button } from '../../../ui/button.tsx';
import { OriEmblem } from '../../../ui/ornament/ori-emblem.tsx';
import { spokenText } from '../maths-markup.ts';

interface HelpMeProps {
  readonly busy: boolean;
  readonly onAsk: () => Promise<TutorMessage | null>;
}

/** For those who do not read or type yet: one big button, and the answer is read aloud. */
export function HelpMe({ busy, onAsk }: HelpMeProps) {
  const { t, i18n } = useTranslation('tutor');
  const { available, toggle } = useReadAloud();
  const ask = async () => {
    const said = await onAsk();
    if (said && available) toggle(spokenText(said.content), i18n.language);
  };
  return (
    <Button variant="secondary" size="large" className="work-help-me" busy={busy} onClick={() => void ask()}>
      <OriEmblem mood="helping" size={56} />
      {t('work.helpMe')}
    </Button>
  );
}
