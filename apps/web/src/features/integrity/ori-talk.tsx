import type { TryExample } from '@ori/contracts/tutor-example';
import { useTranslation } from 'react-i18next';

const RULES = ['ladder', 'beg', 'most', 'twin', 'counts', 'essay'] as const;

/** Formulas in a reply stand between dollar signs, in school notation: they read well without them. */
const plain = (content: string): string => content.replaceAll('$', '');

function Turn({ asked, reply }: TryExample['turns'][number]) {
  const { t } = useTranslation('integrity');
  const level = reply.metadata?.level ?? null;
  return (
    <li>
      <p className="ig-asked">
        <span>{t('ori.asked')}</span>
        {asked.split('\n').map((line) => (
          <q key={line}>{line}</q>
        ))}
      </p>
      <p className="ig-reply">
        <span>
          {t('ori.reply')}
          {level !== null && <em> · {t('ori.level', { level })}</em>}
        </span>
        {plain(reply.content)}
      </p>
    </li>
  );
}

/** A conversation the tutor really had with this page, and the rules it kept to. */
export function OriTalk({ turns }: Pick<TryExample, 'turns'>) {
  const { t } = useTranslation('integrity');
  return (
    <section className="ig-ori" id="ori" aria-labelledby="ori-title">
      <div>
        <h2 id="ori-title">{t('ori.title')}</h2>
        <p className="ig-lead">{t('ori.lead')}</p>
        <ol className="ig-talk">
          {turns.map((turn) => (
            <Turn key={turn.reply.id} {...turn} />
          ))}
        </ol>
      </div>
      <div className="ig-rules">
        <h3>{t('ori.rules')}</h3>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{t(`ori.rule.${rule}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
