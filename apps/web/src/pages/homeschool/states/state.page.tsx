import type { StateAnswer, ToldState } from '@ori/contracts/states';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PageWords, PathParams } from '../../../app/route-rows.ts';
import { PathwayPart } from '../../../features/states/pathway-part.tsx';
import { StateChanges, StateSources } from '../../../features/states/state-sources.tsx';
import { dayWithYear } from '../../../lib/day-with-year.ts';
import { usePageData } from '../../../lib/page-data.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Note } from '../../../ui/note.tsx';
import '../../../features/states/states.css';
import '../../../features/states/comb.css';
import '../../../features/states/pathway.css';
import '../../../features/states/rules.css';

export const dataPath = ({ code }: PathParams): string => `/api/states/${encodeURIComponent(code ?? '')}`;

/** The state's own name, and what its law asks in short. */
export function describe(data: unknown, t: TFunction): PageWords {
  const { name, profile } = data as StateAnswer;
  return {
    title: t('states:state.titleOf', { name }),
    description: profile?.inShort ?? t('states:state.unreadOf', { name }),
  };
}

/** Nobody reads a law once and for all: when it was last looked for, and who has the last word. */
function Caution({ state: { pathways } }: { readonly state: ToldState }) {
  const { t, i18n } = useTranslation('states');
  const rules = pathways.flatMap((pathway) => pathway.rules);
  const oldest = rules.map(({ verifiedOn }) => verifiedOn).toSorted()[0];
  const open = rules.filter(({ verified }) => !verified).length;
  return (
    <Note tone="clay">
      <p>
        <strong>{t('state.check')}</strong>{' '}
        {oldest && t('state.checkedOn', { day: dayWithYear(oldest, i18n.language) })}{' '}
        {open > 0 && t('state.open', { count: open })}
      </p>
    </Note>
  );
}

function Law({ state }: { readonly state: ToldState }) {
  const { t } = useTranslation('states');
  const { pathways, sources } = state;
  return (
    <>
      {pathways.length > 1 && (
        <nav className="state-ways" aria-label={t('state.pathways')}>
          <p>{t('state.ways', { count: pathways.length })}</p>
          <ul>
            {pathways.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} lang="en">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {pathways.map((pathway) => (
        <PathwayPart key={pathway.id} pathway={pathway} sources={sources} />
      ))}
      <StateChanges state={state} />
      <StateSources state={state} />
    </>
  );
}

function Unread({ name }: { readonly name: string }) {
  const { t } = useTranslation('states');
  return (
    <section className="state-part" aria-labelledby="general">
      <h2 id="general">{t('state.generalTitle')}</h2>
      <p className="max-w-prose">{t('state.general', { name })}</p>
      <p className="max-w-prose text-mute">{t('state.generalWhere', { name })}</p>
    </section>
  );
}

/** `/homeschool/states/:code`: what a state asks of families who teach at home, rule by rule with its source. */
export function Page() {
  const { t } = useTranslation('states');
  const { name, profile } = usePageData<StateAnswer>();
  return (
    <div className="states-page">
      <header className="state-head">
        <Breadcrumbs
          label={t('state.trail')}
          items={[{ label: t('home.title'), to: '/homeschool' }, { label: name }]}
        />
        <h1>{t('state.heading', { name })}</h1>
        <p className="text-xl text-mute">{profile?.inShort ?? t('state.unreadOf', { name })}</p>
        {profile && <Caution state={profile} />}
      </header>
      {profile ? <Law state={profile} /> : <Unread name={name} />}
      <p className="state-end no-print">
        <LinkButton to="/homeschool" variant="secondary">
          {t('state.all')}
        </LinkButton>
        <LinkButton to="/account-type">{t('home.begin')}</LinkButton>
      </p>
    </div>
  );
}
