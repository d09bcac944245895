import type { SafetyAlert } from '@ori/contracts/tutor-care';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agoWords } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Acknowledge } from './acknowledge.tsx';
import { isOpen, TONES } from './alert-tones.ts';
import { useAlerts } from './care.queries.ts';
import './care.css';

const PRIVACY = '/dashboard/parent/privacy';
/** Where the open alerts stand on a page. */
const OPEN_ALERTS = 'open-alerts';
/** So many stand on the page; the rest is a press away. */
const SHOWN = 3;

/** What nobody confirmed yet and an adult has to act on, the most urgent first. */
function useOpenAlerts(): readonly SafetyAlert[] {
  return useAlerts().data?.alerts.filter(isOpen) ?? [];
}

/** No quotation here: a brother or sister may be looking on. It stands a press away. */
function OpenAlert({ alert }: { readonly alert: SafetyAlert }) {
  const { t, i18n } = useTranslation('dashboard');
  const now = useNow();
  const { tier, category, childId, childName: name, at } = alert;
  return (
    <li className="alert" data-tier={tier}>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[tier]}>{t(`ori.alerts.tier.${tier}`)}</Badge>
        <span className="text-sm text-mute">{agoWords(at, now, i18n.language)}</span>
      </p>
      <h3 className="text-xl">
        {t('ori.alerts.about', { name, category: t(`ori.alerts.category.${category}`) })}
      </h3>
      <p>{t(`ori.alerts.open.next.${tier === 'S1' ? 'S1' : 'S2'}`)}</p>
      <p className="alert-ways">
        <Link to={`${PRIVACY}#helplines`}>{t('ori.alerts.open.helplines')}</Link>
        <Link to={`${PRIVACY}#talks-${childId}`}>{t('ori.alerts.open.talk', { name })}</Link>
      </p>
      <Acknowledge alert={alert} stays={() => document.querySelector<HTMLElement>('main')} />
    </li>
  );
}

/** What a child wrote that an adult has to know of: first on the page until somebody has seen it, then nothing. */
export function OpenAlerts({ className }: { readonly className?: string }) {
  const { t } = useTranslation('dashboard');
  const titleId = useId();
  const open = useOpenAlerts();
  if (open.length === 0) return null;
  return (
    <section id={OPEN_ALERTS} className={className} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className="mb-3 text-2xl">
        {t('ori.alerts.open.title')}
      </h2>
      <ul className="alerts">
        {open.slice(0, SHOWN).map((alert) => (
          <OpenAlert key={alert.id} alert={alert} />
        ))}
      </ul>
      {open.length > SHOWN && (
        <p className="mt-3">
          <Link to={`${PRIVACY}#alerts`}>{t('ori.alerts.open.all')}</Link>
        </p>
      )}
    </section>
  );
}

/** The same on one child's panel: that there is something, and the way up to it. */
export function OpenAlertMark({ childId }: { readonly childId: string }) {
  const { t } = useTranslation('dashboard');
  const own = useOpenAlerts().find((alert) => alert.childId === childId);
  if (own === undefined) return null;
  return (
    <p className="alert-mark">
      <Badge tone={TONES[own.tier]}>{t(`ori.alerts.tier.${own.tier}`)}</Badge>
      <a href={`#${OPEN_ALERTS}`}>{t('ori.alerts.open.title')}</a>
    </p>
  );
}
