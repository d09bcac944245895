import type { Device } from '@ori/contracts/accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { zoneGoneBy } from '../../lib/local-day.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
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
  const when = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zoneGoneBy(),
  });
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
  const devices = useQuery({ queryKey: KEY, queryFn: () => answered(listDevices()) });
  const revoke = useMutation({
    mutationFn: (id: string) => answered(revokeDevice(id)),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
    onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
  });
  return (
    <Loaded
      query={devices}
      waiting={<Skeleton className="h-24 w-full" />}
      level={3}
      title={t('auth:devices.failed')}
    >
      {({ devices: all }) => (
        <ul>
          {all.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={revoke.isPending && revoke.variables === device.id}
              onRevoke={() => revoke.mutate(device.id)}
            />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
