import type { PlannedAssignment } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { useFromWords } from '../../lib/use-from-words.ts';
import { useHowFar } from '../../lib/use-how-far.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useDayOf } from './assignment-words.ts';
import { GivenMark } from './given-mark.tsx';
import type { PlanChild } from './plan-owner.ts';

type Choose = (id: string, isChosen: boolean) => void;
const EMBLEM_SIZE = 22;

interface GivenProps {
  readonly given: PlannedAssignment;
  readonly isChosen: boolean;
  readonly onChoose: Choose;
}

function Given({ given, isChosen, onChoose }: GivenProps) {
  const { t } = useTranslation('planning');
  const dayOf = useDayOf();
  const howFar = useHowFar()(given);
  const fromWords = useFromWords();
  const { id, title, kind, lesson, status, from } = given;
  const by = from === null ? null : fromWords(from);
  return (
    <li
      className="given-row"
      data-status={status}
      data-tone={lesson ? SUBJECT_LOOKS[lesson.subject].tone : 'gold'}
    >
      {status !== 'done' && (
        <label className="check">
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t('given.choose', { title })}
            onChange={(event) => onChoose(id, event.target.checked)}
          />
        </label>
      )}
      <GivenMark lesson={lesson} size={EMBLEM_SIZE} lineWidth={1.6} />
      <span>
        {lesson === null ? <b>{title}</b> : <Link to={`/lessons/${lesson.id}`}>{title}</Link>}
        <small>
          {[t(`dashboard:assignments.kind.${kind}`), dayOf(given), howFar, by].filter(Boolean).join(' · ')}
        </small>
      </span>
    </li>
  );
}

interface PartProps {
  readonly title: string;
  readonly given: readonly PlannedAssignment[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: Choose;
}

function Part({ title, given, chosen, onChoose }: PartProps) {
  if (given.length === 0) return null;
  return (
    <div className="given-part">
      <h3>{title}</h3>
      <ul>
        {given.map((each) => (
          <Given key={each.id} given={each} isChosen={chosen.has(each.id)} onChoose={onChoose} />
        ))}
      </ul>
    </div>
  );
}

interface ColumnProps extends Omit<PartProps, 'title'> {
  readonly child: PlanChild;
}

/** A child’s assignments: late ones first, done ones folded away. */
export function GivenColumn({ child, given, ...choice }: ColumnProps) {
  const { t } = useTranslation('planning');
  const of = (status: PlannedAssignment['status']) => given.filter((each) => each.status === status);
  const [late, done] = [of('late'), of('done')];
  const isFree = given.length === done.length;
  const chooseLate = () => late.forEach(({ id }) => choice.onChoose(id, true));
  return (
    <section className="given-column" aria-labelledby={`given-${child.id}`}>
      <h2 id={`given-${child.id}`}>{child.firstName}</h2>
      {isFree && <p className="text-mute">{t('given.none', { name: child.firstName })}</p>}
      <Part title={t('given.late')} given={late} {...choice} />
      {late.length > 1 && (
        <Button variant="quiet" className="given-all" onClick={chooseLate}>
          {t('given.chooseLate', { count: late.length })}
        </Button>
      )}
      <Part title={t('given.due')} given={of('due')} {...choice} />
      <Part title={t('given.planned')} given={of('planned')} {...choice} />
      {done.length > 0 && (
        <Disclosure summary={t('given.done', { count: done.length })}>
          <ul>
            {done.map((each) => (
              <Given key={each.id} given={each} isChosen={false} onChoose={choice.onChoose} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
