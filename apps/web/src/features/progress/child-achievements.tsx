import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EarnedMedals, OpenMedals } from './achievements-view.tsx';
import { type ProgressChild, ProgressOwner } from './progress-owner.ts';
import { useAchievements } from './progress.queries.ts';
import './progress.css';

/** From half the way on, something is near. */
const NEAR = 0.5;

function Both({ firstName }: Pick<ProgressChild, 'firstName'>) {
  const { t } = useTranslation('family');
  const query = useAchievements();
  return (
    <Loaded query={query} waiting={<Skeleton className="h-72 w-full" />}>
      {({ earned, next }) => {
        const near = next.filter(({ done, of }) => done >= of * NEAR);
        return (
          <>
            <section aria-labelledby="earned" className="grid gap-4">
              <h2 id="earned" className="text-2xl">
                {t('achievements.earned', { name: firstName })}
              </h2>
              {earned.length === 0 ? (
                <p className="text-mute">{t('achievements.none')}</p>
              ) : (
                <EarnedMedals earned={earned} />
              )}
            </section>
            {near.length > 0 && (
              <section aria-labelledby="near" className="grid gap-4">
                <h2 id="near" className="text-2xl">
                  {t('achievements.near')}
                </h2>
                <p className="max-w-prose text-mute">{t('achievements.noHurry')}</p>
                <OpenMedals next={near} />
              </section>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** What one child has earned, each with the rule that earned it, and what is near; nothing here asks for more. */
export function ChildAchievements({ child }: { readonly child: ProgressChild }) {
  return (
    <ProgressOwner value={child}>
      <div className="grid gap-10">
        <Both firstName={child.firstName} />
      </div>
    </ProgressOwner>
  );
}
