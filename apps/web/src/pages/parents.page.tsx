import { DAYS_TO_UNDO } from '@ori/contracts/limits';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ScreenPicture } from '../features/tour/screen-picture.tsx';
import { PaperFan } from '../features/worksheets/ready/paper-fan.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { OriEmblem } from '../ui/ornament/ori-emblem.tsx';
import { Ornament } from '../ui/ornament/ornament.tsx';
import '../features/worksheets/ready/ready.css';
import './parents.css';

const BEGIN = '/account-type?role=parent';
const EVENING = ['open', 'stop', 'stuck', 'sick', 'paper'] as const;
const DOCUMENTS = ['attendance', 'filing', 'transcript', 'portfolio'] as const;
const REINS = ['set', 'see', 'take'] as const;
const LINES = ['a', 'b', 'c'] as const;

/** An hour's dial: ten minutes of it, and the one that is asked for. */
const Dial = () => (
  <svg className="parents-dial" viewBox="-110 -110 220 220" aria-hidden="true">
    <circle r="104" />
    {Array.from({ length: 60 }, (_, at) => (
      <path key={at} d={at % 5 === 0 ? 'M0-104V-90' : 'M0-104v7'} transform={`rotate(${at * 6})`} />
    ))}
    <path className="parents-ten" d="M0 0V-84A84 84 0 0 1 72.7-42Z" />
    <path className="parents-one" d="M0 0V-84A84 84 0 0 1 8.8-83.5Z" />
    <circle className="parents-pin" r="5" />
  </svg>
);

function Hero() {
  const { t } = useTranslation('resources');
  return (
    <header className="parents-hero">
      <div>
        <p className="eyebrow">{t('parents.eyebrow')}</p>
        <h1>{t('parents.heading')}</h1>
        <p className="text-xl text-mute">{t('parents.lead')}</p>
        <p>
          <LinkButton to={BEGIN} size="large">
            {t('parents.begin')}
          </LinkButton>
        </p>
        <p className="parents-ori">
          <OriEmblem mood="helping" size={56} />
          <span>{t('parents.ori')}</span>
        </p>
        <p>
          <Link to="/lessons/half-a-loaf-fair-shares">{t('parents.first')}</Link>
        </p>
      </div>
      <figure className="parents-scene">
        <Dial />
        <ScreenPicture id="parent-evening" alt={t('parents.screen')} />
        <figcaption>{t('parents.screenOf')}</figcaption>
      </figure>
    </header>
  );
}

function Evening() {
  const { t, i18n } = useTranslation('resources');
  return (
    <section aria-labelledby="evening" className="parents-evening">
      <h2 id="evening">{t('parents.evening.title')}</h2>
      <div>
        <ol>
          {EVENING.map((step) => (
            <li key={step} data-step={step}>
              <h3>{t(`parents.evening.steps.${step}.at`)}</h3>
              <p>{t(`parents.evening.steps.${step}.what`)}</p>
            </li>
          ))}
        </ol>
        <p className="max-w-prose text-sm text-mute">{t('parents.evening.note')}</p>
      </div>
      <div className="parents-paper">
        <PaperFan locale={i18n.language} isBelow />
      </div>
    </section>
  );
}

function Records() {
  const { t } = useTranslation('resources');
  return (
    <section aria-labelledby="records" className="parents-records">
      <div>
        <h2 id="records">{t('parents.record.title')}</h2>
        <p>{t('parents.record.lead')}</p>
        <p>
          <Link to="/homeschool">{t('parents.record.more')}</Link>
        </p>
      </div>
      <dl>
        {DOCUMENTS.map((each) => (
          <div key={each}>
            <dt>{t(`parents.record.${each}.title`)}</dt>
            <dd>{t(`parents.record.${each}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Reins() {
  const { t } = useTranslation('resources');
  return (
    <section aria-labelledby="reins" className="parents-reins">
      <h2 id="reins">{t('parents.hold.title')}</h2>
      {REINS.map((rein) => (
        <div key={rein}>
          <h3>{t(`parents.hold.${rein}.title`)}</h3>
          <ul>
            {LINES.map((line) => (
              <li key={line}>{t(`parents.hold.${rein}.${line}`, { undo: DAYS_TO_UNDO })}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** `/parents`: what a tired parent of several children gets, and what not. */
export function Page() {
  const { t } = useTranslation('resources');
  return (
    <div className="page parents">
      <Hero />
      <Evening />
      <Records />
      <Reins />
      <section aria-labelledby="honest" className="parents-not">
        <h2 id="honest">{t('parents.not.title')}</h2>
        <p>{t('parents.not.text')}</p>
      </section>
      <section aria-labelledby="end" className="parents-end">
        <Ornament name="lattice" className="parents-ornament" />
        <h2 id="end">{t('parents.end.title')}</h2>
        <p>{t('parents.end.text')}</p>
        <p className="flex flex-wrap items-center gap-4">
          <LinkButton to={BEGIN} size="large">
            {t('parents.begin')}
          </LinkButton>
          <Link to="/resources/faq">{t('parents.end.faq')}</Link>
        </p>
      </section>
    </div>
  );
}
