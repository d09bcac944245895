import type { KimLimits, KimProgress } from '@ori/contracts/kim';
import { KIM_LEVELS } from '@ori/contracts/kim-levels';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useChildKim, useKeepLimits } from './kim.queries.ts';

interface HeritageLimitsProps {
  readonly childId: string;
  readonly firstName: string;
}
interface FormProps extends HeritageLimitsProps {
  readonly limits: KimLimits;
  readonly progress: KimProgress;
}

const NO_LIMIT = 'none';

function Form({ childId, firstName, limits: kept, progress }: FormProps) {
  const { t } = useTranslation('heritage');
  const toasts = useToasts();
  const keep = useKeepLimits(childId);
  // What was just chosen stands at once; refused, it goes back to what is kept.
  const limits = keep.isPending ? keep.variables : kept;
  const set = (changes: Partial<KimLimits>) =>
    keep.mutate(
      { ...limits, ...changes },
      {
        onSuccess: () => toasts.show({ type: 'success', title: t('kim.family.saved') }),
        onError: () => toasts.show({ type: 'error', title: t('kim.family.failed') }),
      },
    );
  const levels = KIM_LEVELS.map((value) => ({ value, label: t(`kim.method.level.${value}`) }));
  return (
    <>
      <p className="text-mute">
        {t('kim.family.progress', {
          concepts: progress.conceptsExplored.length,
          connections: progress.connectionsDiscovered.length,
          patterns: progress.patternsUnlocked.length,
        })}
      </p>
      <div className="grid gap-5">
        <Select
          label={t('kim.family.limit', { name: firstName })}
          value={limits.levelLimit ?? NO_LIMIT}
          onChange={({ target }) =>
            set({ levelLimit: KIM_LEVELS.find((level) => level === target.value) ?? null })
          }
          options={[{ value: NO_LIMIT, label: t('kim.family.noLimit', { name: firstName }) }, ...levels]}
        />
        <Checkbox
          label={t('kim.family.myths')}
          checked={limits.mythsAllowed}
          onChange={({ target }) => set({ mythsAllowed: target.checked })}
        />
      </div>
    </>
  );
}

/** How much of the inheritance story a child may choose, set by their parent (design §5). */
export function HeritageLimits(props: HeritageLimitsProps) {
  const { t } = useTranslation('heritage');
  const kim = useChildKim(props.childId);
  return (
    <section
      className="grid content-start gap-4 border-t border-line pt-6"
      aria-label={t('kim.family.title')}
    >
      <h3 className="text-xl">{t('kim.family.title')}</h3>
      <Loaded query={kim} waiting={<Skeleton className="h-28 w-full" />}>
        {({ limits, progress }) => <Form {...props} limits={limits} progress={progress} />}
      </Loaded>
    </section>
  );
}
