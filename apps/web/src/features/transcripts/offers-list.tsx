import type { CourseOffer } from '@ori/contracts/transcript';
import { colon } from '@ori/core/words/colon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { type GradedChild, offeredCourse } from './course-input.ts';
import { addCourse } from './transcripts.queries.ts';
import { usePress } from './use-press.ts';
import { useWriting } from './use-writing.ts';
import './parts.css';

interface Props {
  readonly child: GradedChild;
  readonly offers: readonly CourseOffer[];
  /** The level of the heading on its page. */
  readonly level: 2 | 3;
}

function Offer({ child, offer }: { readonly child: GradedChild; readonly offer: CourseOffer }) {
  const { t, i18n } = useTranslation('transcript');
  const write = useWriting();
  const { press, busy } = usePress();
  const { title, mastery, workedMinutes, isFinished } = offer;
  return (
    <li className="offer">
      <div>
        <p className="offer-title">{title}</p>
        <p className="text-sm text-mute">
          {t(isFinished ? 'offer.finished' : 'offer.going', {
            ...mastery,
            hours: write.hours(workedMinutes),
          })}
        </p>
      </div>
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => void press(() => addCourse(offeredCourse(child, offer)), t('offer.added', { title }))}
      >
        {t('offer.add')}
        <span className="sr-only">{colon(i18n.language) + title}</span>
      </Button>
    </li>
  );
}

/** Courses of ours a child worked in: nothing is put on a record by itself, each is a press. */
export function OffersList({ child, offers, level }: Props) {
  const { t } = useTranslation('transcript');
  const id = useId();
  const Heading = `h${level}` as const;
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={id} className="offers no-print">
      <Heading id={id} className="text-lg">
        {t('offer.title')}
      </Heading>
      <ul>
        {offers.map((offer) => (
          <Offer key={offer.productCourse} child={child} offer={offer} />
        ))}
      </ul>
    </section>
  );
}
