import type { StateSource, ToldPathway } from '@ori/contracts/states';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLawWords } from './law-words.ts';
import { OfficialName } from './official-name.tsx';
import { RuleList } from './rule-list.tsx';

interface PathwayProps {
  readonly pathway: ToldPathway;
}

function Due({ pathway: { duties } }: PathwayProps) {
  const { t } = useTranslation('states');
  const words = useLawWords();
  if (duties.length === 0) return <p className="state-none">{t('state.nothingDue')}</p>;
  return (
    <ul className="state-due">
      {duties.map(({ id, what, to, due, dueNote, grades, onlyGrades, isOnce, isSent, officialForm }) => (
        <li key={id}>
          <p className="state-when">{dueNote ?? words.due(due)}</p>
          <div>
            <strong>{what}</strong>
            <p>{isSent ? t('law.to', { to }) : to}</p>
            <p className="state-mute">
              {[
                words.grades(grades, onlyGrades),
                ...(isOnce ? [t('state.once')] : []),
                ...(officialForm ? [t('state.form')] : []),
              ].join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Time({ pathway: { time } }: PathwayProps) {
  const { t } = useTranslation('states');
  const words = useLawWords();
  if (time.length === 0) return <p className="state-none">{t('state.noTime')}</p>;
  return (
    <ul className="state-time">
      {time.map((measure) => (
        <li key={`${measure.rule}-${measure.grades.from}`}>
          <strong>{words.time(measure)}</strong>
          <span className="state-mute">{words.grades(measure.grades)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Subjects under the state's own names; the same name for different grades stands once. */
function Subjects({ pathway: { subjects } }: PathwayProps) {
  const { t } = useTranslation('states');
  const words = useLawWords();
  if (subjects.length === 0) return <p className="state-none">{t('state.noSubjects')}</p>;
  const byGrades = Map.groupBy(subjects, ({ grades }) => words.grades(grades));
  return (
    <dl className="state-subjects">
      {[...byGrades].map(([grades, own]) => (
        <div key={grades}>
          <dt>{grades}</dt>
          <dd>
            {own.map(({ name }, at) => (
              <Fragment key={name}>
                {at > 0 && ' · '}
                <OfficialName>{name}</OfficialName>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Keep({ pathway: { keep } }: PathwayProps) {
  const { t } = useTranslation('states');
  if (keep.length === 0) return null;
  return (
    <section>
      <h3>{t('state.keep')}</h3>
      <ul className="state-keep">
        {keep.map(({ id, what, years }) => (
          <li key={id}>
            {what}
            {years !== null && <span className="state-mute"> · {t('state.years', { count: years })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One lawful way to teach at home in a state: what is due, time, subjects, what to keep, and every rule. */
export function PathwayPart({
  pathway,
  sources,
}: PathwayProps & { readonly sources: readonly StateSource[] }) {
  const { t } = useTranslation('states');
  const { id, name, summary, rules } = pathway;
  return (
    <section className="pathway" id={id} aria-labelledby={`${id}-name`}>
      <header>
        <h2 id={`${id}-name`}>
          <OfficialName>{name}</OfficialName>
        </h2>
        <p>{summary}</p>
      </header>
      <div className="pathway-asks">
        <section className="pathway-due">
          <h3>{t('state.due')}</h3>
          <Due pathway={pathway} />
        </section>
        <section>
          <h3>{t('state.time')}</h3>
          <Time pathway={pathway} />
        </section>
        <section>
          <h3>{t('state.subjects')}</h3>
          <Subjects pathway={pathway} />
        </section>
        <Keep pathway={pathway} />
      </div>
      <section>
        <h3>{t('state.rules')}</h3>
        <RuleList rules={rules} sources={sources} />
      </section>
    </section>
  );
}
