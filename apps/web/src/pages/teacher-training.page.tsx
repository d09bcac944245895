import type { User } from '@ori/contracts/accounts';
import { trainingPreferenceOf } from '@ori/contracts/preference-names';
import type { TrainingSummary } from '@ori/contracts/texts';
import { trainingKept, withAnswer } from '@ori/core/teaching/training-record';
import { usualTeachingOf } from '@ori/core/teaching/usual-teaching';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { updateProfile } from '../features/accounts/own-account.calls.ts';
import { useSession, useSessionStore } from '../features/accounts/session.ts';
import { RubricChoice } from '../features/kim/rubric-choice.tsx';
import type { CriteriaSlot } from '../features/teacher/sample-desk.tsx';
import { TrainingList } from '../features/teacher/training-list.tsx';
import { TrainingPart } from '../features/teacher/training-part.tsx';
import { TrainingRecordSheet } from '../features/teacher/training-record-sheet.tsx';
import { nextPart, RECORD, recordIn } from '../features/teacher/training-place.ts';
import { useTraining, useTrainingPart } from '../features/teacher/teacher.queries.ts';
import { useKeptChoices } from '../features/teacher/use-kept-choices.ts';
import { WrongTrial } from '../features/teacher/wrong-trial.tsx';
import { localDay } from '../lib/local-day.ts';
import { Loaded } from '../lib/loaded.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import '../features/texts/text-article.css';
import '../features/teacher/training.css';
import '../ui/styles/table.css';

const criteria: CriteriaSlot = (id, given, onGive) => <RubricChoice id={id} given={given} onGive={onGive} />;

interface KeptProps {
  readonly values: Readonly<Record<string, unknown>>;
  readonly choose: (changes: Readonly<Record<string, string>>) => void;
}

function OpenPart({ slug, values, choose }: KeptProps & { readonly slug: string }) {
  const record = recordIn(values, slug);
  const keep = (changed: typeof record) => choose({ [trainingPreferenceOf(slug)]: trainingKept(changed) });
  return (
    <Loaded query={useTrainingPart(slug)} waiting={<Skeleton className="h-96 w-full" />}>
      {(part) => (
        <TrainingPart
          key={slug}
          part={part}
          record={record}
          onRead={() => keep({ ...record, readOn: localDay(new Date()) })}
          onAnswer={(question, option) => keep(withAnswer(record, question, option))}
          criteria={criteria}
          trial={<WrongTrial usual={usualTeachingOf(values)} />}
        />
      )}
    </Loaded>
  );
}

function Training({ user, parts }: { readonly user: User; readonly parts: readonly TrainingSummary[] }) {
  const store = useSessionStore();
  const [search] = useSearchParams();
  const { values, choose } = useKeptChoices(user.preferences, (preferences) =>
    updateProfile(store, { preferences }),
  );
  const asked = search.get('part');
  const known = parts.find(({ slug }) => slug === asked) ?? nextPart(parts, user.preferences) ?? parts[0];
  const open = asked === RECORD ? RECORD : (known?.slug ?? RECORD);
  return (
    <div className="training">
      <TrainingList parts={parts} preferences={values} open={open} />
      {open === RECORD ? (
        <TrainingRecordSheet name={user.name} parts={parts} preferences={values} />
      ) : (
        <OpenPart key={open} slug={open} values={values} choose={choose} />
      )}
    </div>
  );
}

/** `/teacher-training`: how one teaches with this, in short parts, with a record of what was read and answered. */
export function Page() {
  const { t } = useTranslation('teacher');
  const { user } = useSession();
  const query = useTraining();
  if (user === null) return null;
  const minutes = (query.data ?? []).reduce((sum, part) => sum + part.minutes + part.task.minutes, 0);
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('training.title')}
        lead={
          minutes > 0
            ? t('training.lead', { count: query.data?.length ?? 0, minutes })
            : t('training.leadShort')
        }
      />
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {(parts) => <Training user={user} parts={parts} />}
      </Loaded>
    </div>
  );
}
