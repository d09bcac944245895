import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { DialogWithTrigger } from '../../ui/aria/dialog-box.tsx';
import { PressButton } from '../../ui/aria/press-button.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { useFollowed, useGivenToAll } from './calendar.queries.ts';
import { GiveForm } from './give-form.tsx';
import type { PlanChild } from './plan-owner.ts';

interface GiveProps {
  readonly family: readonly PlanChild[];
  /** Chosen beforehand. */
  readonly childId: string | null;
  /** Told when something was given, to a page that shows more than plans. */
  readonly onGiven?: (() => void) | undefined;
}

function Give({ close, ...rest }: GiveProps & { readonly close: () => void }) {
  const { t } = useTranslation();
  const followed = useFollowed();
  const given = useGivenToAll();
  const waiting = <SkeletonText label={t('overlay.loading')} lines={6} />;
  return (
    <Loaded query={followed} waiting={waiting}>
      {({ children }) => (
        <Loaded query={given} waiting={waiting}>
          {({ assignments }) => <GiveForm {...rest} followed={children} given={assignments} close={close} />}
        </Loaded>
      )}
    </Loaded>
  );
}

/** Gives a lesson or practice to a child, in a dialog. */
export function GiveWork({ isSecond = false, ...props }: GiveProps & { readonly isSecond?: boolean }) {
  const { t } = useTranslation('planning');
  return (
    <DialogWithTrigger
      trigger={<PressButton variant={isSecond ? 'secondary' : 'primary'}>{t('give.open')}</PressButton>}
      title={t('give.open')}
      closeLabel={t('dashboard:close')}
    >
      {(close) => <Give {...props} close={close} />}
    </DialogWithTrigger>
  );
}
