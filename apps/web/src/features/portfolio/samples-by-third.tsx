import type { Portfolio, WorkSample } from '@ori/contracts/portfolio';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { samplePicture } from './portfolio.queries.ts';
import { RemoveThing } from './remove-thing.tsx';
import { thirdsOf } from './thirds.ts';

/** The picture of a sample; without one its subject's emblem, or the way to its document. */
function Picture({ sample: { id, childId, file, subject, title } }: { readonly sample: WorkSample }) {
  const { t } = useTranslation('family');
  if (file === null)
    return (
      <span className="sample-picture" data-empty>
        <Emblem shape={SUBJECT_LOOKS[subject].emblem} size={56} />
      </span>
    );
  const whole = samplePicture(childId, id, 'whole');
  if (file.type === 'application/pdf')
    return (
      <a
        className="sample-picture"
        data-empty
        href={whole}
        download
        aria-label={t('portfolio.sample.openPdf', { title })}
      >
        <FileText size={40} aria-hidden="true" />
      </a>
    );
  return (
    <a className="sample-picture" href={whole} target="_blank" rel="noreferrer">
      <img
        src={samplePicture(childId, id, 'small')}
        alt={t('portfolio.sample.picture', { title })}
        loading="lazy"
      />
    </a>
  );
}

function Sample({ sample, mayWrite }: { readonly sample: WorkSample; readonly mayWrite: boolean }) {
  const { t, i18n } = useTranslation('family');
  const { title, subject, day, childWords, note, standard } = sample;
  return (
    <li className="sample">
      <Picture sample={sample} />
      <div>
        <h4>{title}</h4>
        <p className="text-sm text-mute">
          {t(`dashboard:subject.${subject}`)} ·{' '}
          <time dateTime={day}>{dayWords(day, i18n.language, 'date')}</time>
        </p>
        {childWords && <blockquote>{childWords}</blockquote>}
        {note && <p>{note}</p>}
        {standard && <p className="text-sm text-mute">{standard}</p>}
        {mayWrite && (
          <p className="no-print">
            <RemoveThing thing={sample} part="samples" title={title} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Samples in the third of the year they were made in: growth shows from left to right, and so does what is missing. */
export function SamplesByThird({
  portfolio: { samples, from, to, mayWrite },
}: {
  readonly portfolio: Portfolio;
}) {
  const { t, i18n } = useTranslation('family');
  return (
    <div className="thirds">
      {thirdsOf(from, to).map(({ period, ...days }) => {
        const own = samples.filter((sample) => sample.period === period);
        const [first, last] = [days.from, days.to].map((day) => dayWords(day, i18n.language, 'date'));
        return (
          <section
            key={period}
            aria-labelledby={`third-${period}`}
            data-empty={own.length === 0 || undefined}
          >
            <h3 id={`third-${period}`}>{t(`portfolio.period.${period}`)}</h3>
            <p className="text-sm text-mute">{t('portfolio.days', { first, last })}</p>
            {own.length === 0 ? (
              <p className="text-mute">{t('portfolio.sample.none')}</p>
            ) : (
              <ul>
                {own.map((sample) => (
                  <Sample key={sample.id} sample={sample} mayWrite={mayWrite} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
