import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface Misread {
  readonly prompt: string;
  readonly answer: string;
  readonly name: string;
  readonly question: string;
}

/** A wrong answer of a real question, the idea behind it and the question that tests the idea. */
function NamedMistake({ prompt, answer, name, question }: Misread) {
  const { t } = useTranslation('features');
  return (
    <figure className="ai-slip">
      <p className="ai-asked">{prompt}</p>
      <dl>
        <div>
          <dt>{t('analytics.stuck.answered')}</dt>
          <dd>{answer}</dd>
        </div>
        <div>
          <dt>{t('analytics.stuck.idea')}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{t('analytics.stuck.asks')}</dt>
          <dd>{question}</dd>
        </div>
      </dl>
      <figcaption>{t('analytics.stuck.made')}</figcaption>
    </figure>
  );
}

const WORK = ['2(x + 3) = 16', '2x + 3 = 16', '2x = 13'];
const FIRST_WRONG = 1;

/** Written work in which the first line that does not follow is marked, and none after it. */
function MarkedWork() {
  const { t } = useTranslation('features');
  return (
    <figure className="ai-slip">
      <ol className="ai-work">
        {WORK.map((line, place) => (
          <li key={line} data-wrong={place === FIRST_WRONG || undefined}>
            {line}
            {place === FIRST_WRONG && <span>{t('analytics.line.here')}</span>}
          </li>
        ))}
      </ol>
      <figcaption>
        {t('analytics.line.text')} <Link to="/demo/ai-tutors">{t('analytics.line.try')}</Link>
      </figcaption>
    </figure>
  );
}

const PARTS = ['chance', 'mastery', 'review', 'stuck', 'line'] as const;

/** What is computed of a learner: each with its rule, the last two with the thing itself. */
export function ComputedList({ misread }: { readonly misread: Misread | null }) {
  const { t } = useTranslation('features');
  return (
    <ol className="ai-parts">
      {PARTS.map((part) => (
        <li key={part}>
          <div>
            <h3>{t(`analytics.${part}.title`)}</h3>
            <p className="ai-rule">{t(`analytics.${part}.rule`)}</p>
          </div>
          <div>
            <p>{t(`analytics.${part}.how`)}</p>
            {part === 'stuck' && misread && <NamedMistake {...misread} />}
            {part === 'line' && <MarkedWork />}
          </div>
        </li>
      ))}
    </ol>
  );
}
