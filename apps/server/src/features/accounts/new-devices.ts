import type { AccountsDeps, Caller } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import { writeLetter } from './mail-texts.ts';
import type { RareCalls } from './rare-calls.ts';

const LETTERS_PER_HOUR = 10;

/** Tells a grown-up that somebody signed in to their account in a browser that had not done so before. */
export function createNewDevices(
  deps: Pick<AccountsDeps, 'now' | 'mail' | 'publicUrl'> & { readonly rareCalls: RareCalls },
) {
  return {
    /** Of a learner's sign-in nothing is mailed: their grown-ups read it where they see who looked at what. */
    async tell(user: UserRow, { deviceLabel }: Pick<Caller, 'deviceLabel'>): Promise<void> {
      const { email, locale, timeZone, role } = user;
      if (email === null || role === 'student') return;
      if (!(await deps.rareCalls.allow('new-device', user.id, LETTERS_PER_HOUR))) return;
      const clock = new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone,
      });
      const facts = {
        when: clock.format(deps.now()),
        browser: deviceLabel,
        link: `${deps.publicUrl}/profile#devices`,
      };
      deps.mail.send(writeLetter('newDevice', locale, email, facts));
    },
  };
}
export type NewDevices = ReturnType<typeof createNewDevices>;
