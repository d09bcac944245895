import type { Locale } from '@ori/contracts/locale';
import { sheetDefaultsOf } from '@ori/core/worksheets/sheet-defaults';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../features/accounts/session.ts';
import { useDownloads } from '../../../features/downloads/downloads.queries.ts';
import { firstChoice, pathOf } from '../../../features/downloads/print-choice.ts';
import { holdsWords, type HourPlace } from '../../../features/teacher/hour-place.ts';
import { askedOf, draftOf, withDefaults } from '../../../features/worksheets/maker/draft.ts';
import { PagesPreview } from '../../../features/worksheets/maker/pages-preview.tsx';
import { usePreview, useReady } from '../../../features/worksheets/worksheets.queries.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import '../../../features/worksheets/worksheets.css';

/** The seed a preview is drawn from: the sheet that is made has its own questions. */
const PREVIEW_SEED = 7;
const POSTERS_SHOWN = 4;

/** The first page of a sheet as this teacher’s printer would get it. */
function FirstPage({ skill, title }: { readonly skill: string; readonly title: string }) {
  const { t, i18n } = useTranslation('teacher');
  const { user } = useSession();
  const draft = withDefaults(
    draftOf('practice', i18n.language as Locale, PREVIEW_SEED),
    sheetDefaultsOf(user?.preferences ?? {}),
  );
  const query = usePreview(askedOf({ ...draft, spec: { ...draft.spec, skills: [skill] } }));
  return (
    <div className="paper-desk">
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {({ pages }) => <PagesPreview pages={pages} />}
      </Loaded>
      <p>
        <LinkButton to={`/worksheets/create?skill=${skill}`}>{t('hour.paper.make', { title })}</LinkButton>
      </p>
    </div>
  );
}

/** Practice sheets of the subject and age, one of them with its page as it would be printed. */
function Sheets({ place }: { readonly place: HourPlace }) {
  const { t } = useTranslation('teacher');
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Loaded query={useReady(place.band)} waiting={<SkeletonText lines={6} label={t('hour.paper.loading')} />}>
      {({ subjects }) => {
        const sheets = subjects.find(({ id }) => id === place.subject)?.sheets ?? [];
        const found = sheets.flatMap(({ skill, title }) =>
          skill !== null && holdsWords(place.words, [title]) ? [{ skill, title }] : [],
        );
        const shown = found.find(({ skill }) => skill === chosen) ?? found[0];
        if (shown === undefined) return <p className="hour-none">{t('hour.paper.none')}</p>;
        return (
          <div className="paper-part">
            <ul className="paper-list" aria-label={t('hour.paper.sheets')}>
              {found.map(({ skill, title }) => (
                <li key={skill}>
                  <button type="button" aria-pressed={skill === shown.skill} onClick={() => setChosen(skill)}>
                    {title}
                  </button>
                </li>
              ))}
            </ul>
            <FirstPage skill={shown.skill} title={shown.title} />
          </div>
        );
      }}
    </Loaded>
  );
}

/** Posters and planners whose title fits; a few of them where nothing was typed. */
function Posters({ words }: { readonly words: string }) {
  const { t, i18n } = useTranslation('teacher');
  return (
    <Loaded query={useDownloads()} waiting={<Skeleton className="h-40 w-full" />}>
      {({ downloads, year }) => {
        const choice = firstChoice(i18n.language as Locale, year);
        const found = downloads.filter(
          ({ kind, title, about }) => kind === 'poster' && holdsWords(words, [title, about]),
        );
        return (
          <div className="poster-strip">
            <ul>
              {found.slice(0, POSTERS_SHOWN).map((paper) => (
                <li key={paper.id}>
                  <a href={pathOf(paper, 'pdf', choice)} target="_blank" rel="noreferrer">
                    <img
                      src={pathOf(paper, 'picture', choice)}
                      alt=""
                      width={paper.isWide ? 120 : 90}
                      height={paper.isWide ? 90 : 120}
                      loading="lazy"
                    />
                    {paper.title}
                  </a>
                </li>
              ))}
            </ul>
            <p className="flex flex-wrap gap-x-6 gap-y-2">
              <Link to="/resources/premium">{t('hour.paper.posters')}</Link>
              <Link to="/worksheets">{t('hour.paper.drawn')}</Link>
            </p>
          </div>
        );
      }}
    </Loaded>
  );
}

/** Paper for the table: a sheet to practise, a poster for the wall. */
export function PaperPart({ place }: { readonly place: HourPlace }) {
  return (
    <>
      <Sheets place={place} />
      <Posters words={place.words} />
    </>
  );
}
