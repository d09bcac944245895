import { LINK_INVITATION_DAYS } from '@ori/contracts/messaging-names';
import { isOfferedPlans } from '@ori/core/access/offered-plans';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../features/accounts/session.ts';
import { ScreenPicture } from '../features/tour/screen-picture.tsx';
import { PaperFan } from '../features/worksheets/ready/paper-fan.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import '../features/worksheets/ready/ready.css';
import './teachers.css';

const BEGIN = '/account-type?role=teacher';
const DOORS = ['messages', 'records', 'never'] as const;
const LINES = ['a', 'b', 'c'] as const;

/** A door in its frame, as far open as it is. */
function Door({ state }: { readonly state: (typeof DOORS)[number] }) {
  return (
    <svg viewBox="0 0 90 130" className="teachers-door" data-state={state} aria-hidden="true">
      <path className="door-frame" d="M5 127V48a40 40 0 0 1 80 0v79Z" />
      {state === 'messages' && <path className="door-leaf" d="M13 127V48a32 32 0 0 1 14-24v116Z" />}
      {state === 'records' && <path className="door-leaf" d="M13 127V48a32 32 0 0 1 47-28v115Z" />}
      {state === 'never' && <path className="door-leaf" d="M13 127V48a32 32 0 0 1 64 0v79Z" />}
      {state !== 'messages' && <circle cx={state === 'records' ? 53 : 67} cy="80" r="3.4" />}
    </svg>
  );
}

/** A doorway of light with the teacher's real page in it, and the leaf that a family opened. */
function Doorway() {
  const { t } = useTranslation('resources');
  return (
    <figure className="teachers-doorway">
      <svg viewBox="0 0 130 440" preserveAspectRatio="none" aria-hidden="true">
        <path className="door-leaf" d="M128 412V128C128 60 104 14 84 8 44 16 12 70 12 150V438Z" />
        <path
          className="door-panel"
          d="M112 392V240L30 256V412ZM112 212V140C110 84 96 52 84 46 54 58 32 104 30 164V226Z"
        />
        <circle cx="27" cy="244" r="5" />
      </svg>
      <div className="teachers-arch">
        <ScreenPicture id="teacher-messages" alt={t('teachers.screen')} />
      </div>
      <figcaption>{t('teachers.screenOf')}</figcaption>
    </figure>
  );
}

function Hero() {
  const { t } = useTranslation('resources');
  return (
    <header className="teachers-hero">
      <div>
        <p className="eyebrow">{t('teachers.eyebrow')}</p>
        <h1>{t('teachers.heading')}</h1>
        <p className="text-xl text-mute">{t('teachers.lead')}</p>
        <p>
          <LinkButton to={BEGIN} size="large">
            {t('teachers.begin')}
          </LinkButton>
        </p>
        <p className="text-mute">{t('teachers.free')}</p>
      </div>
      <Doorway />
    </header>
  );
}

function Doors() {
  const { t } = useTranslation('resources');
  return (
    <section aria-labelledby="doors" className="teachers-doors">
      <h2 id="doors">{t('teachers.doors.title')}</h2>
      <ul>
        {DOORS.map((door) => (
          <li key={door}>
            <Door state={door} />
            <div>
              <h3>{t(`teachers.doors.${door}.title`)}</h3>
              <p>{t(`teachers.doors.${door}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowLinked() {
  const { t } = useTranslation('resources');
  return (
    <section aria-labelledby="how" className="teachers-how">
      <h2 id="how">{t('teachers.how.title')}</h2>
      <ol>
        {LINES.map((line) => (
          <li key={line}>{t(`teachers.how.${line}`, { days: LINK_INVITATION_DAYS })}</li>
        ))}
      </ol>
    </section>
  );
}

function Paper() {
  const { t, i18n } = useTranslation('resources');
  return (
    <section aria-labelledby="paper" className="teachers-paper">
      <PaperFan locale={i18n.language} isBelow />
      <div>
        <h2 id="paper">{t('teachers.paper.title')}</h2>
        <p>{t('teachers.paper.text')}</p>
        <p>
          <Link to="/worksheets">{t('teachers.paper.ready')}</Link>
        </p>
      </div>
    </section>
  );
}

function More() {
  const { t } = useTranslation('resources');
  const { user } = useSession();
  return (
    <section aria-labelledby="more" className="teachers-more">
      <h2 id="more">{t('teachers.more.title')}</h2>
      <dl>
        {(['courses', 'work', 'say'] as const).map((each) => (
          <div key={each}>
            <dt>{t(`teachers.more.${each}.title`)}</dt>
            <dd>{t(`teachers.more.${each}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t('teachers.more.plan')}{' '}
        {isOfferedPlans(user) && <Link to="/pricing">{t('teachers.more.prices')}</Link>}
      </p>
      <dl>
        <div>
          <dt>{t('teachers.more.ready.title')}</dt>
          <dd>{t('teachers.more.ready.text')}</dd>
        </div>
      </dl>
    </section>
  );
}

/** `/teachers`: what somebody who teaches other people’s children can do here today, and what is missing. */
export function Page() {
  const { t } = useTranslation('resources');
  return (
    <div className="page teachers">
      <Hero />
      <Doors />
      <HowLinked />
      <Paper />
      <More />
      <section aria-labelledby="missing" className="teachers-not">
        <h2 id="missing">{t('teachers.not.title')}</h2>
        <ul>
          {LINES.map((line) => (
            <li key={line}>{t(`teachers.not.${line}`)}</li>
          ))}
        </ul>
        <p>
          <LinkButton to={BEGIN}>{t('teachers.begin')}</LinkButton>
        </p>
      </section>
    </div>
  );
}
