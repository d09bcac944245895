import type { TranscriptCourse } from '@ori/contracts/transcript';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { removeCourse } from './transcripts.queries.ts';
import { usePress } from './use-press.ts';

interface Props {
  readonly course: TranscriptCourse;
  readonly close: () => void;
}

/** Takes a course off the transcript, after a second press. */
export function RemoveCourse({ course: { id, title }, close }: Props) {
  const { t } = useTranslation('transcript');
  const { press, busy } = usePress();
  const [isSure, setSure] = useState(false);
  const remove = async () => {
    if (await press(() => removeCourse(id), t('course.removed', { title }))) close();
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="text-sm text-mute">{t('course.removeText')}</p>
      <p className="flex flex-wrap gap-3">
        {isSure ? (
          <>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {t('course.removeSure')}
            </Button>
            <Button variant="quiet" onClick={() => setSure(false)}>
              {t('cancel')}
            </Button>
          </>
        ) : (
          <Button variant="danger" onClick={() => setSure(true)}>
            {t('course.remove')}
          </Button>
        )}
      </p>
    </div>
  );
}
