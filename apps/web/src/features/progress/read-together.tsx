import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStuck } from './progress.queries.ts';

const SHOWN = 2;

interface Props {
  /** The lesson the child has begun, if any. */
  readonly inHand: { readonly id: string; readonly title: string } | null;
}

/** What a grown-up may read with the child of the `ProgressOwner` around it: the lesson in hand, and what helps where it is stuck. */
export function ReadTogether({ inHand }: Props) {
  const { t } = useTranslation('family');
  const { data } = useStuck();
  const helping = (data?.skills ?? [])
    .filter(({ lesson }) => lesson && lesson.id !== inHand?.id)
    .slice(0, SHOWN);
  if (!inHand && helping.length === 0)
    return (
      <p className="text-mute">
        {t('guides.read.nothing')} <Link to="/curriculum">{t('guides.read.choose')}</Link>
      </p>
    );
  return (
    <ul>
      {inHand && (
        <li>
          <Link to={`/lessons/${inHand.id}`}>{inHand.title}</Link>{' '}
          <span className="text-sm text-mute">{t('guides.read.inHand')}</span>
        </li>
      )}
      {helping.map(({ skill, title, lesson }) => (
        <li key={skill}>
          {lesson && <Link to={`/lessons/${lesson.id}`}>{lesson.title}</Link>}{' '}
          <span className="text-sm text-mute">{t('guides.read.helps', { skill: title })}</span>
        </li>
      ))}
    </ul>
  );
}
