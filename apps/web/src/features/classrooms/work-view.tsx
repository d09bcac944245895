import type { WorkAnswer } from '@ori/contracts/classroom';
import type { PlannedAssignment } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useChosenIds } from '../../lib/use-chosen-ids.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useWork } from './classrooms.queries.ts';
import { GiveDesk } from './give-desk.tsx';
import { openAndDone, type WorkGroup } from './group-work.ts';
import { useNameList } from './names.ts';
import { WorkBar } from './work-bar.tsx';
import { WorkPiece } from './work-piece.tsx';
import '../../ui/styles/check.css';
import './classrooms.css';
import './work.css';

interface AnswerProps {
  readonly answer: WorkAnswer;
}

/** Chosen pieces of work: those that are gone meanwhile are not among them any more. */
function useChosenWork(work: readonly PlannedAssignment[]) {
  const choosing = useChosenIds();
  return {
    ...choosing,
    chosen: work.filter(({ id, status }) => choosing.ids.has(id) && status !== 'done'),
  };
}

interface PiecesProps {
  readonly groups: readonly WorkGroup[];
  readonly choosing: ReturnType<typeof useChosenWork>;
  readonly nameOf: (childId: string) => string;
}

function Pieces({ groups, choosing, nameOf }: PiecesProps) {
  return (
    <ul className="pieces">
      {groups.map((group) => (
        <WorkPiece
          key={group.key}
          group={group}
          nameOf={nameOf}
          chosen={choosing.ids}
          onChoose={choosing.choose}
        />
      ))}
    </ul>
  );
}

/** What the parents took back of late: it is theirs to say, so nothing can be pressed here. */
function Declined({ declined, nameOf }: Pick<WorkAnswer, 'declined'> & Pick<PiecesProps, 'nameOf'>) {
  const { t, i18n } = useTranslation('classroom');
  if (declined.length === 0) return null;
  return (
    <section aria-labelledby="declined">
      <h2 id="declined">{t('declined.title')}</h2>
      <p className="text-mute">{t('declined.text')}</p>
      <ul className="declined">
        {declined.map(({ childId, title, at }) => (
          <li key={`${childId} ${at}`}>
            {t('declined.line', {
              name: nameOf(childId),
              title,
              day: dayWords(localDay(new Date(at)), i18n.language, 'date'),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Given({ answer: { children: learners, work, declined } }: AnswerProps) {
  const { t } = useTranslation('classroom');
  const choosing = useChosenWork(work);
  const nameOf = (id: string) => learners.find(({ childId }) => childId === id)?.name ?? '';
  const { open, done } = openAndDone(work);
  return (
    <div className="work-list">
      <section aria-labelledby="open">
        <h2 id="open">{t('work.open')}</h2>
        {open.length === 0 ? (
          <p className="text-mute">{t('work.none')}</p>
        ) : (
          <Pieces groups={open} choosing={choosing} nameOf={nameOf} />
        )}
      </section>
      {choosing.chosen.length > 0 && <WorkBar chosen={choosing.chosen} onDone={choosing.clear} />}
      {done.length > 0 && (
        <Disclosure summary={t('work.done', { count: done.length })}>
          <Pieces groups={done} choosing={choosing} nameOf={nameOf} />
        </Disclosure>
      )}
      <Declined declined={declined} nameOf={nameOf} />
    </div>
  );
}

function NotOpened({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('classroom');
  const list = useNameList();
  if (names.length === 0) return null;
  return (
    <p className="text-sm text-mute">
      {t('notShown.work', { names: list(names) })} {t('notShown.where')}
    </p>
  );
}

function Work({ answer }: AnswerProps) {
  const { t } = useTranslation('classroom');
  const { children: learners, classes, notOpened } = answer;
  if (learners.length === 0)
    return (
      <>
        <EmptyState
          title={t('work.nobody')}
          text={t('work.nobodyText')}
          actions={<LinkButton to="/dashboard/messages">{t('room.toMessages')}</LinkButton>}
        />
        <NotOpened names={notOpened} />
      </>
    );
  return (
    <div className="workroom">
      <Given answer={answer} />
      <div className="grid content-start gap-5">
        <GiveDesk learners={learners} classes={classes} />
        <NotOpened names={notOpened} />
      </div>
    </div>
  );
}

/** The work a teacher gave, how far each child is, and giving more. */
export function WorkView() {
  const query = useWork();
  return (
    <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
      {(answer) => <Work answer={answer} />}
    </Loaded>
  );
}
