import type { Assignment, ParentDashboard } from '@ori/contracts/learning';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/use-now.ts';
import { dueWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useFromWords } from '../../lib/use-from-words.ts';
import { useHowFar } from '../../lib/use-how-far.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Names } from './activity-words.ts';
import { useFamilyChange, withdrawAssignment } from './families.queries.ts';

function Given({ given, name }: { readonly given: Assignment; readonly name: string }) {
  const { t, i18n } = useTranslation('dashboard');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const withdraw = useFamilyChange(withdrawAssignment);
  const fromWords = useFromWords();
  const howFar = useHowFar()(given);
  const today = localDay(useNow());
  const remove = () =>
    withdraw.mutate(given.id, {
      onSuccess: () => toasts.show({ type: 'success', title: t('given.withdrawn', { title: given.title }) }),
      onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
    });
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-2.5 last:border-0">
      <div>
        <p className="font-bold">{given.title}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-mute">
          {name}
          <Badge tone={given.dueOn < today ? 'clay' : 'gold'}>
            <time dateTime={given.dueOn}>{dueWords(given.dueOn, today, i18n.language)}</time>
          </Badge>
          {given.from && <span>{fromWords(given.from)}</span>}
          {howFar && <Badge tone="nile">{howFar}</Badge>}
        </p>
      </div>
      <IconButton
        label={t('given.withdraw', { title: given.title, name })}
        icon={<X size={18} aria-hidden="true" />}
        variant="quiet"
        disabled={withdraw.isPending}
        onClick={remove}
      />
    </li>
  );
}

interface Props {
  readonly given: ParentDashboard['upcomingAssignments'];
  readonly names: Names;
}

/** What the children were given to do, soonest first. */
export function GivenList({ given, names }: Props) {
  const { t } = useTranslation('dashboard');
  if (given.length === 0) return <p className="text-mute">{t('given.none')}</p>;
  return (
    <ul>
      {given.map((each) => (
        <Given key={each.id} given={each} name={names.get(each.childId) ?? ''} />
      ))}
    </ul>
  );
}
