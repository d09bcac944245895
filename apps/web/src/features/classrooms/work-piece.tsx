import type { PlannedAssignment } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayWords } from '../../lib/dates.ts';
import type { WorkGroup } from './group-work.ts';

interface Props {
  readonly group: WorkGroup;
  readonly nameOf: (childId: string) => string;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

type State = 'new' | 'started' | 'done' | 'late';

/** How far one child is: done, late, begun or not begun. */
function stateOf({ status, state }: PlannedAssignment): State {
  if (status === 'done' || status === 'late') return status;
  return state === 'started' ? 'started' : 'new';
}

function useStateWords(): (given: PlannedAssignment) => string {
  const { t } = useTranslation('classroom');
  return (given) => {
    const { count, answered, from } = given;
    const words = [t(`work.state.${stateOf(given)}`)];
    if (count !== null && answered > 0) words.push(t('work.answered', { answered, count }));
    if (from?.isMovedAtHome === true) words.push(t('work.movedAtHome'));
    return words.join(' · ');
  };
}

/** One child's copy: a bead in the colour of its state; what is not done can be chosen. */
function Copy({
  given,
  name,
  isChosen,
  onChoose,
}: Omit<Props, 'group' | 'nameOf' | 'chosen'> & {
  readonly given: PlannedAssignment;
  readonly name: string;
  readonly isChosen: boolean;
}) {
  const stateWords = useStateWords();
  const words = (
    <span>
      {name} <small>{stateWords(given)}</small>
    </span>
  );
  if (given.status === 'done')
    return (
      <li className="copy" data-state="done">
        {words}
      </li>
    );
  return (
    <li className="copy" data-state={stateOf(given)}>
      <label className="check">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(given.id, event.target.checked)}
        />
        {words}
      </label>
    </li>
  );
}

/** One piece of work for one day, with how far each child is. */
export function WorkPiece({ group: { work, each }, nameOf, chosen, onChoose }: Props) {
  const { t, i18n } = useTranslation('classroom');
  const { title, kind, lesson, dueOn, count, from } = work;
  const course = from?.course ?? null;
  const what = kind === 'practice' ? t('work.practice', { count: count ?? 0 }) : t('work.lesson');
  return (
    <li className="piece">
      <p className="piece-day">{dayWords(dueOn, i18n.language, 'long')}</p>
      <div>
        <h3>{lesson === null ? title : <Link to={`/lessons/${lesson.id}`}>{title}</Link>}</h3>
        <p className="text-sm text-mute">
          {course === null ? what : t('work.ofCourse', { what, course: course.title })}
        </p>
        <ul className="copies">
          {each.map((given) => (
            <Copy
              key={given.id}
              given={given}
              name={nameOf(given.childId)}
              isChosen={chosen.has(given.id)}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}
