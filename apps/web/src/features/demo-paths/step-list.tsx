import type { PathStep } from '@ori/contracts/learning-path';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Every skill of the way in an order that can be walked, with what is there to learn it; on paper, a box to tick. */
export function WayList({ steps }: { readonly steps: readonly PathStep[] }) {
  const { t } = useTranslation('demo');
  const numberOf = new Map(steps.map(({ id }, at) => [id, at + 1]));
  const numbersOf = (ids: readonly string[]): number[] =>
    ids.flatMap((id) => numberOf.get(id) ?? []).toSorted((one, other) => one - other);
  return (
    <ol className="lp-steps">
      {steps.map(({ id, title, years, needs, earlier, practised, lesson }) => (
        <li key={id} data-earlier={earlier || undefined}>
          <strong>{title}</strong>
          <span>
            {years}
            {earlier && ` · ${t('paths.earlier')}`}
            {needs.length > 0 && ` · ${t('paths.needs', { numbers: numbersOf(needs).join(', ') })}`}
            {practised && ` · ${t('paths.practised')}`}
          </span>
          {lesson && <Link to={`/lessons/${lesson.id}`}>{t('paths.lesson', { title: lesson.title })}</Link>}
        </li>
      ))}
    </ol>
  );
}
