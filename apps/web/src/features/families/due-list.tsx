import type { Assignment } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { dueWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { useFromWords } from '../../lib/use-from-words.ts';
import { useHowFar } from '../../lib/use-how-far.ts';
import { useNow } from '../../lib/use-now.ts';
import { Badge } from '../../ui/badge.tsx';

const SHOWN = 3;

function Due({ given, today }: { readonly given: Assignment; readonly today: string }) {
  const { i18n } = useTranslation('family');
  const fromWords = useFromWords();
  const howFar = useHowFar()(given);
  const { title, dueOn, from } = given;
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span>{title}</span>
      <Badge tone={dueOn < today ? 'clay' : 'gold'}>
        <time dateTime={dueOn}>{dueWords(dueOn, today, i18n.language)}</time>
      </Badge>
      {howFar && <Badge tone="nile">{howFar}</Badge>}
      {from && <small className="text-mute">{fromWords(from)}</small>}
    </li>
  );
}

/** What one child was given and has not finished, soonest first; the rest as a number. */
export function DueList({ due }: { readonly due: readonly Assignment[] }) {
  const { t } = useTranslation('family');
  const today = localDay(useNow());
  return (
    <div>
      <h3 className="minute-label">{t('minute.due')}</h3>
      {due.length === 0 && <p className="text-mute">{t('minute.nothingDue')}</p>}
      <ul className="grid gap-2">
        {due.slice(0, SHOWN).map((given) => (
          <Due key={given.id} given={given} today={today} />
        ))}
      </ul>
      {due.length > SHOWN && (
        <p className="text-sm text-mute">{t('minute.moreDue', { count: due.length - SHOWN })}</p>
      )}
    </div>
  );
}
