import type { Misreading } from '@ori/contracts/misreadings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { holdsWords, type HourPlace } from './hour-place.ts';
import { useMisreadings } from './teacher.queries.ts';

const PAGE = 6;

const wordsOf = ({ name, question, skills, example }: Misreading): string[] => [
  name,
  question,
  ...skills.map(({ title }) => title),
  ...(example === null ? [] : [example.prompt]),
];

/** A question, the answer that was given, and the thought behind it with what to ask. */
function Misread({ misreading: { name, question, skills, example } }: { readonly misreading: Misreading }) {
  const { t } = useTranslation('teacher');
  const [first] = skills;
  return (
    <li className="misread">
      {example !== null && (
        <div className="misread-slip">
          <p>{example.prompt}</p>
          <p className="misread-wrong">
            <span className="sr-only">{t('hour.thinking.wrong')} </span>
            {example.wrong}
          </p>
          <p className="misread-right">{t('hour.thinking.right', { answer: example.right })}</p>
        </div>
      )}
      <div className="misread-thought">
        <h3>{name}</h3>
        <p className="misread-ask">
          <span>{t('hour.thinking.ask')}</span> {question}
        </p>
        <p className="misread-skills">{skills.map(({ title }) => title).join(' · ')}</p>
        {first !== undefined && (
          <Link to={`/worksheets/create?skill=${first.id}`}>
            {t('hour.thinking.sheet', { skill: first.title })}
          </Link>
        )}
      </div>
    </li>
  );
}

function List({ found }: { readonly found: readonly Misreading[] }) {
  const { t } = useTranslation('teacher');
  const [count, setCount] = useState(PAGE);
  if (found.length === 0) return <p className="hour-none">{t('hour.thinking.none')}</p>;
  return (
    <>
      <p className="hour-count" role="status">
        {t('hour.thinking.found', { count: found.length })}
      </p>
      <ul className="misread-list">
        {found.slice(0, count).map((misreading) => (
          <Misread key={misreading.id} misreading={misreading} />
        ))}
      </ul>
      {found.length > count && (
        <Button variant="quiet" onClick={() => setCount(count + PAGE)}>
          {t('hour.more', { count: Math.min(PAGE, found.length - count) })}
        </Button>
      )}
    </>
  );
}

/** The wrong ways of a subject and an age, out of the product’s own questions. */
export function MisreadingsPart({ place }: { readonly place: HourPlace }) {
  const { t } = useTranslation('teacher');
  const query = useMisreadings(place.subject, place.band);
  return (
    <Loaded query={query} waiting={<SkeletonText lines={8} label={t('hour.thinking.loading')} />}>
      {({ misreadings }) => (
        <List
          key={`${place.subject}/${place.band}/${place.words}`}
          found={misreadings.filter((one) => holdsWords(place.words, wordsOf(one)))}
        />
      )}
    </Loaded>
  );
}
