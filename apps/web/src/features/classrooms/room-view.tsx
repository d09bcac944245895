import type { RoomAnswer, RoomChild, StuckGroup } from '@ori/contracts/classroom';
import type { RoomPart } from '@ori/contracts/preference-names';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ChildLine } from './child-line.tsx';
import { ClassFilter, useChosenClass } from './class-filter.tsx';
import { useRoom } from './classrooms.queries.ts';
import { NotShown } from './not-shown.tsx';
import { StuckKnot } from './stuck-knot.tsx';
import './classrooms.css';

interface Shown {
  readonly learners: readonly RoomChild[];
}

/** The skills these children are stuck with: those of the most of them first. */
function stuckAmong(stuck: readonly StuckGroup[], learners: readonly RoomChild[]): StuckGroup[] {
  const countOf = ({ childIds }: StuckGroup) =>
    learners.filter(({ childId }) => childIds.includes(childId)).length;
  return stuck.filter((group) => countOf(group) > 0).toSorted((a, b) => countOf(b) - countOf(a));
}

function Knots({ stuck, learners }: Shown & { readonly stuck: readonly StuckGroup[] }) {
  const { t } = useTranslation('classroom');
  const groups = stuckAmong(stuck, learners);
  const isAnyShown = learners.some(({ isStuckShown }) => isStuckShown);
  return (
    <section aria-labelledby="stuck">
      <h2 id="stuck">{t('stuck.title')}</h2>
      {groups.length === 0 ? (
        <p className="text-mute">{t(isAnyShown ? 'stuck.nobody' : 'stuck.closed')}</p>
      ) : (
        <ul className="knots">
          {groups.map((group) => (
            <StuckKnot key={group.skill} group={group} learners={learners} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Lines({ learners }: Shown) {
  const { t } = useTranslation('classroom');
  return (
    <section aria-labelledby="each">
      <h2 id="each">{t('child.title')}</h2>
      <ul className="child-lines">
        {learners.map((child) => (
          <ChildLine key={child.childId} child={child} />
        ))}
      </ul>
    </section>
  );
}

/** Nobody is linked yet, or this class is empty. */
function Nobody({ isClass }: { readonly isClass: boolean }) {
  const { t } = useTranslation('classroom');
  if (isClass) return <p className="text-mute">{t('room.emptyClass')}</p>;
  const invited = <LinkButton to="/dashboard/messages">{t('room.toMessages')}</LinkButton>;
  return <EmptyState title={t('room.nobody')} text={t('room.nobodyText')} actions={invited} />;
}

function Room({ room, order }: RoomViewProps & { readonly room: RoomAnswer }) {
  const { children: all, classes, stuck } = room;
  const chosen = useChosenClass(classes);
  const shown = chosen === null ? all : all.filter(({ childId }) => chosen.childIds.includes(childId));
  if (all.length === 0) return <Nobody isClass={false} />;
  return (
    <>
      <ClassFilter classes={classes} learners={all} chosen={chosen} />
      {shown.length === 0 ? (
        <Nobody isClass />
      ) : (
        <div className="classroom">
          {order.map((part) =>
            part === 'stuck' ? (
              <Knots key={part} stuck={stuck} learners={shown} />
            ) : (
              <Lines key={part} learners={shown} />
            ),
          )}
          <NotShown learners={shown} />
        </div>
      )}
    </>
  );
}

interface RoomViewProps {
  /** The parts in the order the teacher chose. */
  readonly order: readonly RoomPart[];
}

/** One screen for a teacher: who is stuck on what, what is due and done, what waits; by class where they like. */
export function RoomView({ order }: RoomViewProps) {
  const query = useRoom();
  return (
    <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
      {(room) => <Room room={room} order={order} />}
    </Loaded>
  );
}
