import type { Device } from '@ori/contracts/accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useLoadFailureWords } from '../../lib/load-failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { listDevices, revokeDevice } from './own-account.calls.ts';

const KEY = ['devices'];

function DeviceRow({
  device,
  onRevoke,
  busy,
}: {
  readonly device: Device;
  readonly onRevoke: () => void;
  readonly busy: boolean;
}) {
  const { t, i18n } = useTranslation();
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <div>
        <p className="font-bold">
          {device.label || t('auth:devices.unknown')}{' '}
          {device.current && <Badge tone="nile">{t('auth:devices.current')}</Badge>}
        </p>
        <p className="text-sm text-mute">
          {t('auth:devices.lastSeen', { when: when.format(new Date(device.lastSeenAt)) })}
        </p>
      </div>
      {!device.current && (
        <Button variant="secondary" busy={busy} onClick={onRevoke}>
          {t('auth:devices.signOut')}
        </Button>
      )}
    </li>
  );
}

/** Where this account is signed in, and a way to end each. */
export function DeviceList() {
  const { t } = useTranslation();
  const toasts = useToasts();
  const client = useQueryClient();
  const wordsOf = useFailureWords();
  const whyNot = useLoadFailureWords();
  const devices = useQuery({ queryKey: KEY, queryFn: () => answered(listDevices()) });
  const revoke = useMutation({
    mutationFn: (id: string) => answered(revokeDevice(id)),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
    onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
  });
  if (devices.isPending) return <SkeletonText label={t('overlay.loading')} />;
  if (devices.isError) {
    const retry = <Button onClick={() => void devices.refetch()}>{t('crash.tryAgain')}</Button>;
    return (
      <ErrorState level={3} title={t('auth:devices.failed')} text={whyNot(devices.error)} actions={retry} />
    );
  }
  return (
    <ul>
      {devices.data.devices.map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          busy={revoke.isPending && revoke.variables === device.id}
          onRevoke={() => revoke.mutate(device.id)}
        />
      ))}
    </ul>
  );
}
