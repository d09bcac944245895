import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { DialogWithTrigger } from '../../ui/aria/dialog-box.tsx';
import { PressButton } from '../../ui/aria/press-button.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { useFollowed } from './calendar.queries.ts';
import { GiveForm } from './give-form.tsx';
import type { PlanChild } from './plan-owner.ts';

interface GiveProps {
  readonly family: readonly PlanChild[];
  /** Chosen beforehand. */
  readonly childId: string | null;
}

function Give({ close, ...rest }: GiveProps & { readonly close: () => void }) {
  const { t } = useTranslation();
  const query = useFollowed();
  return (
    <Loaded query={query} waiting={<SkeletonText label={t('overlay.loading')} lines={6} />}>
      {({ children }) => <GiveForm {...rest} followed={children} close={close} />}
    </Loaded>
  );
}

/** Gives a lesson or practice to a child, in a dialog. */
export function GiveWork(props: GiveProps) {
  const { t } = useTranslation('planning');
  return (
    <DialogWithTrigger
      trigger={<PressButton>{t('give.open')}</PressButton>}
      title={t('give.open')}
      closeLabel={t('dashboard:close')}
    >
      {(close) => <Give {...props} close={close} />}
    </DialogWithTrigger>
  );
}
