import type { Assignment, StudentHome } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dueWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { useFromWords } from '../../lib/use-from-words.ts';
import { useHowFar } from '../../lib/use-how-far.ts';
import { useNow } from '../../lib/use-now.ts';
import { workPlace } from '../../lib/work-places.ts';
import { Badge } from '../../ui/badge.tsx';

function Given({ given, today }: { readonly given: Assignment; readonly today: string }) {
  const { i18n } = useTranslation('dashboard');
  const fromWords = useFromWords();
  const howFar = useHowFar()(given);
  const { title, dueOn, from } = given;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-0">
      <span className="grid">
        <Link
          to={workPlace(given)}
          className="font-bold underline decoration-line underline-offset-4 hover:text-gold"
        >
          {title}
        </Link>
        {from && <small className="text-mute">{fromWords(from)}</small>}
      </span>
      <span className="flex gap-2">
        {howFar && <Badge tone="nile">{howFar}</Badge>}
        <Badge tone={dueOn < today ? 'clay' : 'gold'}>
          <time dateTime={dueOn}>{dueWords(dueOn, today, i18n.language)}</time>
        </Badge>
      </span>
    </li>
  );
}

/** What a grown-up gave to do, lessons and practice, soonest first. */
export function GivenPart({ home }: { readonly home: StudentHome }) {
  const { t } = useTranslation('dashboard');
  const today = localDay(useNow());
  if (home.assignments.length === 0) return <p className="text-mute">{t('room.noneGiven')}</p>;
  return (
    <ul className="grid">
      {home.assignments.map((given) => (
        <Given key={given.id} given={given} today={today} />
      ))}
    </ul>
  );
}
