import type { Taught } from '@ori/contracts/administration';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminPart, Tally } from './admin-part.tsx';
import { useTaught } from './administration.queries.ts';
import { ClaimsPart } from './claims-part.tsx';
import { useFigures } from './use-figures.ts';

type Part = { readonly of: Taught };

function Whole({ of }: Part) {
  const { t } = useTranslation('administration');
  const { number } = useFigures();
  const figures = (['lessons', 'courses', 'skills', 'ownCourses'] as const).map((id) => ({
    id,
    value: number(of[id]),
    name: t(`content.${id}`),
  }));
  return (
    <AdminPart title={t('content.whole')} lead={t('content.version', { version: of.version.slice(0, 12) })}>
      <Tally figures={figures} />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {of.texts.map(({ key, count }) => (
          <span key={key}>{t(`content.texts.${key}`, { count })}</span>
        ))}
      </p>
    </AdminPart>
  );
}

function Subjects({ of: { subjects } }: Part) {
  const { t } = useTranslation('administration');
  const { number } = useFigures();
  return (
    <AdminPart title={t('content.subjects')}>
      <ul className="admin-subjects">
        {subjects.map(({ subject, lessons, bands }) => (
          <li key={subject}>
            <b>{t(`dashboard:subject.${subject}`)}</b>{' '}
            <span>{t('content.lessonCount', { count: lessons })}</span>
            <small>{bands.map(({ key, count }) => `${key}: ${number(count)}`).join(' · ')}</small>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/curriculum">{t('content.toCurriculum')}</Link>
      </p>
    </AdminPart>
  );
}

function Languages({ of: { languages, lessons } }: Part) {
  const { t } = useTranslation('administration');
  const { number, language } = useFigures();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return (
    <AdminPart title={t('content.languages')}>
      <ul className="admin-languages">
        {languages.map(({ locale, lessons: written, missing }) => (
          <li key={locale}>
            <b>{names.of(locale)}</b>
            <span className="admin-bar">
              <meter min={0} max={Math.max(1, lessons)} value={written} aria-hidden="true" />
              {t('content.written', { written: number(written), all: number(lessons) })}
            </span>
            {missing.length > 0 && (
              <Disclosure summary={t('content.missing', { count: lessons - written })}>
                <ul className="admin-list">
                  {missing.map(({ id, title }) => (
                    <li key={id}>
                      <Link to={`/lessons/${id}`}>{title}</Link>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </AdminPart>
  );
}

function Reported({ of: { reported } }: Part) {
  const { t } = useTranslation('administration');
  return (
    <AdminPart title={t('content.reported')}>
      <ul className="admin-list">
        <li>
          {t('content.wrong', { count: reported.wrong })}{' '}
          <Link to="/admin/security">{t('content.toWrong')}</Link>
        </li>
        <li>
          {t('content.letters', { count: reported.letters })}{' '}
          <Link to="/admin/dashboard#letters">{t('content.toLetters')}</Link>
        </li>
      </ul>
    </AdminPart>
  );
}

/** What is taught here, how sure it is, in which languages, and what people said of it. */
export function ContentRoom() {
  const { t } = useTranslation('administration');
  const taught = useTaught();
  return (
    <AdminFrame title={t('content.title')} lead={t('content.lead')}>
      <Loaded query={taught} waiting={<Skeleton className="h-96 w-full" />}>
        {(of) => (
          <>
            <Whole of={of} />
            <Reported of={of} />
            <div className="admin-pair">
              <Subjects of={of} />
              <Languages of={of} />
            </div>
            <ClaimsPart claims={of.claims} />
          </>
        )}
      </Loaded>
    </AdminFrame>
  );
}
