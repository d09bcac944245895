import type { RoomChild, StuckGroup } from '@ori/contracts/classroom';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { GiveStrip } from './give-strip.tsx';
import { KnotMark } from './knot-mark.tsx';
import { namesOf, useNameList } from './names.ts';

interface Props {
  readonly group: StuckGroup;
  /** Those looked at: a class, or everybody. */
  readonly learners: readonly RoomChild[];
}

/** The ways of thinking behind it, each with whom, and a question that brings it to light. */
function Ways({ group, learners }: Props) {
  const { t } = useTranslation('classroom');
  const list = useNameList();
  const known = group.ways.filter(({ misconception }) => misconception !== null);
  if (known.length === 0) return null;
  return (
    <ul className="knot-ways">
      {known.map(({ misconception, ask, childIds }) => {
        const names = namesOf(learners, childIds);
        if (names.length === 0) return null;
        return (
          <li key={misconception}>
            <p>
              <b>{misconception}</b> {group.ways.length > 1 && <span>{list(names)}</span>}
            </p>
            {ask !== null && <p className="knot-ask">{t('stuck.ask', { ask })}</p>}
          </li>
        );
      })}
    </ul>
  );
}

type Giving = 'practice' | 'lesson';

interface DoesProps {
  readonly group: StuckGroup;
  /** Is there somebody the teacher may give work to? */
  readonly mayGive: boolean;
  readonly giving: Giving | null;
  readonly onGive: (what: Giving, opener: HTMLButtonElement) => void;
}

/** What can be done about it: practice, a sheet, the lesson. */
function Does({ group: { skill, lesson, hasPractice }, mayGive, giving, onGive }: DoesProps) {
  const { t } = useTranslation('classroom');
  return (
    <div className="knot-does no-print">
      {hasPractice && mayGive && (
        <Button
          aria-expanded={giving === 'practice'}
          onClick={({ currentTarget }) => onGive('practice', currentTarget)}
        >
          {t('stuck.give')}
        </Button>
      )}
      {hasPractice && (
        <Link to={`/worksheets/create?skill=${skill}`} className={buttonClass({ variant: 'secondary' })}>
          {t('stuck.sheet')}
        </Link>
      )}
      {lesson !== null && mayGive && (
        <Button
          variant="quiet"
          aria-expanded={giving === 'lesson'}
          onClick={({ currentTarget }) => onGive('lesson', currentTarget)}
        >
          {t('stuck.giveLesson')}
        </Button>
      )}
    </div>
  );
}

/** What is given at the second press, and what it is called. */
function workOf({ skill, title, lesson }: StuckGroup, giving: Giving, t: TFunction<'classroom'>) {
  if (giving === 'lesson' && lesson !== null) return { work: { lessonId: lesson.id }, title: lesson.title };
  return { work: { kind: 'practice', skill } as const, title: t('give.practiceOf', { title }) };
}

/** A skill some children are stuck with: whom, on which way of thinking, and what helps them all. */
export function StuckKnot({ group, learners }: Props) {
  const { t } = useTranslation('classroom');
  const list = useNameList();
  const [giving, setGiving] = useState<Giving | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { title, subject, lesson, childIds } = group;
  const stuck = learners.filter(({ childId }) => childIds.includes(childId));
  const mayGet = stuck.filter(({ grants }) => grants.work);
  const turn = (what: Giving, button: HTMLButtonElement) => {
    opener.current = button;
    setGiving(giving === what ? null : what);
  };
  const close = () => {
    setGiving(null);
    opener.current?.focus();
  };
  return (
    <li className="knot" data-tone={SUBJECT_LOOKS[subject].tone}>
      <KnotMark count={stuck.length} />
      <div className="knot-body">
        <h3>{title}</h3>
        <p className="knot-names">{list(stuck.map(({ name }) => name))}</p>
        <Ways group={group} learners={stuck} />
        <Does group={group} mayGive={mayGet.length > 0} giving={giving} onGive={turn} />
        {lesson !== null && (
          <p>
            <Link to={`/lessons/${lesson.id}`}>{t('stuck.lesson', lesson)}</Link>
          </p>
        )}
        {giving !== null && (
          <GiveStrip key={giving} learners={mayGet} {...workOf(group, giving, t)} onClose={close} />
        )}
      </div>
    </li>
  );
}
