import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import type { Density } from '../../lib/subject-look.ts';
import { COURSES, lessonPlace } from '../../lib/work-places.ts';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import {
  type GlossaryWord,
  glossaryOf,
  lessonsOpened,
  type SharedSource,
  sourcesOf,
  useWholeLessons,
} from './my-lessons.ts';
import { RoomPart } from './room-part.tsx';
import { useStudentHome } from './rooms.queries.ts';
import './rooms.css';

const PLACES = [
  ['/curriculum', 'curriculum'],
  ['/subjects', 'subjects'],
  ['/dashboard/student/courses/esl', 'esl'],
  ['/dashboard/worksheets', 'worksheets'],
  ['/resources/premium', 'posters'],
  ['/help', 'help'],
] as const;

function Places() {
  const { t } = useTranslation('dashboard');
  return (
    <ul className="resource-places">
      {PLACES.map(([to, name]) => (
        <li key={to}>
          <Link to={to}>
            <b>{t(`resources.place.${name}`)}</b>
            <span>{t(`resources.placeText.${name}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Glossary({ words }: { readonly words: readonly GlossaryWord[] }) {
  const { t, i18n } = useTranslation('dashboard');
  const [sought, setSought] = useState('');
  const letters = sought.trim().toLocaleLowerCase(i18n.language);
  const found = words.filter(({ term, simple }) =>
    `${term} ${simple}`.toLocaleLowerCase(i18n.language).includes(letters),
  );
  return (
    <>
      <TextField
        type="search"
        label={t('resources.find')}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <p role="status" className="text-sm text-mute">
        {t('resources.words', { count: found.length })}
      </p>
      <dl className="glossary">
        {found.map(({ term, simple, origin, lesson }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{simple}</dd>
            <dd className="text-sm text-mute">{origin}</dd>
            <dd className="text-sm">
              <Link to={lessonPlace(lesson)}>{lesson.title}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Sources({ shared }: { readonly shared: readonly SharedSource[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <ul className="resource-sources">
      {shared.map(({ source, lessons }) => (
        <li key={source.text}>
          {source.url ? (
            <a href={source.url} rel="noreferrer">
              {source.text}
            </a>
          ) : (
            source.text
          )}{' '}
          {source.primary && <Badge tone="gold">{t('resources.primary')}</Badge>}
          <span className="block text-sm text-mute">{lessons.map(({ title }) => title).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** What lessons leave behind to look things up in. */
function Shelf({ ids }: { readonly ids: readonly string[] }) {
  const { t, i18n } = useTranslation('dashboard');
  const { lessons, isWaiting } = useWholeLessons(ids);
  if (isWaiting && lessons.length === 0) return <Skeleton className="h-72 w-full" />;
  return (
    <>
      <RoomPart title={t('resources.glossary')} look="bare">
        <Glossary words={glossaryOf(lessons, i18n.language)} />
      </RoomPart>
      <RoomPart title={t('resources.sources')} look="bare">
        <p className="max-w-prose text-mute">{t('resources.sourcesText')}</p>
        <Sources shared={sourcesOf(lessons)} />
      </RoomPart>
    </>
  );
}

/** A learner's reference shelf: the words and sources of the lessons they opened, and where to go on. */
export function ResourcesView({ density }: { readonly density: Density }) {
  const { t } = useTranslation('dashboard');
  const home = useStudentHome();
  return (
    <div className="page grid gap-10 pb-16" data-density={density}>
      <PageHeader title={t('resources.title')} lead={t('resources.lead')} />
      <Places />
      <Loaded query={home} waiting={<Skeleton className="h-72 w-full" />}>
        {(data) => {
          const ids = lessonsOpened(data).map(({ id }) => id);
          if (ids.length > 0) return <Shelf ids={ids} />;
          return (
            <EmptyState
              title={t('resources.none')}
              text={t('resources.noneText')}
              actions={<LinkButton to={COURSES}>{t('room.courses')}</LinkButton>}
            />
          );
        }}
      </Loaded>
    </div>
  );
}
