import type { Mark } from '@ori/contracts/transcript';
import { HUNDREDTHS } from '@ori/contracts/transcript-names';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { MorePages } from '../../lib/more-pages.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { useForm } from '../../lib/use-form.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { MoreMarkFields, PointFields } from './mark-fields.tsx';
import { markOf, takenBack } from './mark-input.ts';
import { addMark, useMarks, useTranscriptsChanged } from './transcripts.queries.ts';
import { usePress } from './use-press.ts';
import { useWriting } from './use-writing.ts';

/** A mark put right: a new one stands in its place, the old one is kept and shown as corrected. */
function CorrectMark({ mark, close }: { readonly mark: Mark; readonly close: () => void }) {
  const { t } = useTranslation('transcript');
  const toasts = useToasts();
  const changed = useTranscriptsChanged();
  const today = localDay(useNow());
  const state = useForm<Mark>({
    send: (filled) => addMark(markOf(filled, mark.courseId, mark.id)),
    onDone: () => {
      void changed();
      toasts.show({ type: 'success', title: t('mark.corrected') });
      close();
    },
  });
  return (
    <form {...state.form} className="mark-form">
      <PointFields state={state} today={today} mark={mark} />
      <MoreMarkFields state={state} mark={mark} />
      <FormEnd {...state.end} label={t('mark.saveCorrection')} />
      <Button variant="quiet" onClick={close}>
        {t('cancel')}
      </Button>
    </form>
  );
}

function MarkLine({ mark }: { readonly mark: Mark }) {
  const { t, i18n } = useTranslation('transcript');
  const write = useWriting();
  const { press, busy } = usePress();
  const [isCorrecting, setCorrecting] = useState(false);
  const { title, kind, points, outOf, weight, day, correctedBy, isVoid } = mark;
  const isOld = correctedBy !== null || isVoid;
  const [got, all] = [points, outOf].map((each) => (each / HUNDREDTHS).toLocaleString(i18n.language));
  return (
    <li className="mark-line" data-old={isOld || undefined}>
      <p>
        <b>{title || t(`mark.kinds.${kind}`)}</b>{' '}
        <span className="text-mute">{dayWords(day, i18n.language, 'date')}</span>
      </p>
      <p>
        {t('mark.ofPoints', {
          got,
          all,
          percent: write.percent(Math.round((points / outOf) * HUNDREDTHS ** 2)),
        })}
        {weight > 1 && ` ${t('mark.times', { weight })}`}
        {isOld && ` · ${t(isVoid ? 'mark.isVoid' : 'mark.wasCorrected')}`}
      </p>
      {!isOld && !isCorrecting && (
        <p className="mark-presses">
          <Button variant="quiet" onClick={() => setCorrecting(true)}>
            {t('mark.correct')}
          </Button>
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => void press(() => addMark(takenBack(mark)), t('mark.takenBack'))}
          >
            {t('mark.takeBack')}
          </Button>
        </p>
      )}
      {isCorrecting && <CorrectMark mark={mark} close={() => setCorrecting(false)} />}
    </li>
  );
}

/** The marks of a course, newest first, with those that were corrected: nothing is rubbed out. */
export function MarksList({ courseId }: { readonly courseId: string }) {
  const { t } = useTranslation('transcript');
  const query = useMarks(courseId);
  return (
    <Loaded query={query} waiting={<Skeleton className="h-16 w-full" />}>
      {({ pages }) => {
        const marks = pages.flatMap((page) => page.marks);
        if (marks.length === 0) return <p className="text-mute">{t('mark.none')}</p>;
        return (
          <>
            <ul className="marks">
              {marks.map((mark) => (
                <MarkLine key={mark.id} mark={mark} />
              ))}
            </ul>
            <MorePages query={query} label={t('mark.older')} />
          </>
        );
      }}
    </Loaded>
  );
}
