import type { ScreenStanding } from '@ori/contracts/limits-of-child';
import type { User } from '@ori/contracts/accounts';
import { Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReadAloud } from '../../lib/read-aloud.ts';
import { useNow } from '../../lib/use-now.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';
import { useOwnStanding } from './screen-time.queries.ts';
import { whenWords } from './standing-words.ts';
import './screen-time.css';

const SOON_MINUTES = 10;
const MINUTE_MS = 60_000;
const IDEAS = ['draw', 'tell', 'outside'] as const;

interface ToldProps {
  readonly standing: ScreenStanding;
  readonly now: Date;
  readonly user: Pick<User, 'ageGroup' | 'timeZone'>;
}

function Listen({ text }: { readonly text: string }) {
  const { t, i18n } = useTranslation('rooms');
  const { available, toggle } = useReadAloud();
  if (!available) return null;
  return (
    <IconButton
      variant="secondary"
      label={t('enough.listen')}
      icon={<Volume2 size={24} aria-hidden="true" />}
      onClick={() => toggle(text, i18n.language)}
    />
  );
}

/** Why learning rests, when it opens again, and what to do in the meantime. */
function Closed({ standing: { because, opensAt }, now, user: { ageGroup, timeZone } }: ToldProps) {
  const { t, i18n } = useTranslation('rooms');
  const reason = because ?? 'hours';
  const when =
    opensAt === null
      ? t('enough.neverOpens')
      : t('enough.opens', { when: whenWords(opensAt, now, timeZone, i18n.language) });
  const text = `${t(`enough.text.${reason}`)} ${when}`;
  const ideas = IDEAS.map((idea) => t(`enough.idea.${idea}`));
  return (
    <section className="page" aria-labelledby="enough-title">
      <div className="enough">
        <OriEmblem mood="greeting" size={72} />
        <div>
          <p id="enough-title" className="enough-title">
            {t(`enough.title.${reason}`)}
          </p>
          <p>{text}</p>
          <p className="text-mute">{t('enough.ask')}</p>
          <ul aria-label={t('enough.ideas')}>
            {ideas.map((idea) => (
              <li key={idea}>{idea}</li>
            ))}
          </ul>
          {ageGroup === 'k2' && <Listen text={[t(`enough.title.${reason}`), text, ...ideas].join(' ')} />}
        </div>
      </div>
    </section>
  );
}

/** What is left, told when it is little. */
function Soon({ standing: { minutesLeft, closesAt }, now, user: { timeZone } }: ToldProps) {
  const { t, i18n } = useTranslation('rooms');
  if (minutesLeft !== null && minutesLeft <= SOON_MINUTES)
    return <p className="enough-soon page">{t('enough.left', { count: minutesLeft })}</p>;
  const isSoon = closesAt !== null && Date.parse(closesAt) - now.getTime() <= SOON_MINUTES * MINUTE_MS;
  if (!isSoon) return null;
  const when = whenWords(closesAt, now, timeZone, i18n.language);
  return <p className="enough-soon page">{t('enough.rests', { when })}</p>;
}

/** Tells a child how their time on screen stands, once there is something to tell; without limits it is silent. */
export function EnoughNote({ user }: Pick<ToldProps, 'user'>) {
  const { data: standing } = useOwnStanding();
  const now = useNow();
  const Told = standing?.state === 'closed' ? Closed : Soon;
  return <div aria-live="polite">{standing && <Told standing={standing} now={now} user={user} />}</div>;
}
