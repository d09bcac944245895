import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Who lives in the house, and the page each of them begins at. */
const PEOPLE = [
  ['parent', '/account-type?role=parent'],
  ['child', '/curriculum/elementary'],
  ['teen', '/curriculum/high'],
  ['adult', '/account-type?role=adult'],
  ['teacher', '/worksheets'],
] as const;

export function PeopleList() {
  const { t } = useTranslation('features');
  return (
    <dl className="tour-people">
      {PEOPLE.map(([who, to]) => (
        <div key={who}>
          <dt>{t(`tour.people.${who}.name`)}</dt>
          <dd>
            <p>{t(`tour.people.${who}.text`)}</p>
            <p>
              <Link to={to}>{t(`tour.people.${who}.go`)}</Link>
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
