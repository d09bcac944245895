import type { RequirementsAnswer, ToldDuty } from '@ori/contracts/filings';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { useRequirements } from '../../lib/use-requirements.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Note } from '../../ui/note.tsx';
import { DutyRow } from './duty-row.tsx';
import { useFilingDesk } from './filing-desk.ts';
import { FiledList } from './filed-list.tsx';
import { PacketPart } from './packet-part.tsx';
import { SubjectsAsked } from './subjects-asked.tsx';
import './filings.css';

/** Which law the year stands under, and what it is not. */
function Head({
  answer: { state, pathway },
  id,
}: {
  readonly answer: RequirementsAnswer;
  readonly id: string;
}) {
  const { t } = useTranslation('states');
  return (
    <header className="law-head">
      <h2 id={id}>{state ? t('law.title', { state: state.name }) : t('law.titleNone')}</h2>
      {pathway && (
        <p>
          <span lang="en">{pathway.name}</span>
          {!pathway.isChosen && ` · ${t('law.usual')}`}
        </p>
      )}
      {!state && <p className="law-mute">{t('law.noState')}</p>}
      {state && !pathway && <Note tone="lapis">{t('law.unread', { state: state.name })}</Note>}
      {state && (
        <p className="law-mute">
          {pathway && `${t('law.check')} `}
          <Link to={`/homeschool/states/${state.code.slice(3).toLowerCase()}`}>
            {t('law.rules', { state: state.name })}
          </Link>
        </p>
      )}
    </header>
  );
}

function Duties({ answer }: { readonly answer: RequirementsAnswer }) {
  const { t } = useTranslation('states');
  if (answer.pathway === null) return null;
  if (answer.duties.length === 0) return <p>{t('law.nothingDue')}</p>;
  // What can wait is out of the way: of it only the next one shows.
  const next = answer.duties.find(({ state }) => state === 'later');
  const [far, near] = [true, false].map((isFar) =>
    answer.duties.filter((duty) => (duty.state === 'later' && duty !== next) === isFar),
  );
  const listOf = (duties: readonly ToldDuty[] = []) => (
    <ol className="law-duties">
      {duties.map((duty) => (
        <DutyRow key={`${duty.dutyId}-${duty.part}`} answer={answer} duty={duty} />
      ))}
    </ol>
  );
  return (
    <>
      {listOf(near)}
      {far && far.length > 0 && (
        <Disclosure summary={t('law.later', { count: far.length })}>{listOf(far)}</Disclosure>
      )}
    </>
  );
}

interface Props {
  readonly childId: string;
  /** Null: the running year. */
  readonly yearId: string | null;
}

/** What the law asks of a child's year: what is due when and to whom, what is missing, and the packet. */
export function YearLaw({ childId, yearId }: Props) {
  const id = useId();
  const { mayFile } = useFilingDesk();
  const query = useRequirements(childId, yearId);
  return (
    <section className="law" aria-labelledby={id}>
      <Loaded query={query} waiting={<Skeleton className="h-72 w-full" />}>
        {(answer) => (
          <>
            <Head answer={answer} id={id} />
            <Duties answer={answer} />
            <div className="law-beside">
              <SubjectsAsked answer={answer} />
              {mayFile && answer.year !== null && <PacketPart answer={answer} />}
            </div>
            {mayFile && answer.year !== null && <FiledList childId={childId} />}
          </>
        )}
      </Loaded>
    </section>
  );
}
