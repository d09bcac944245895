import type { TryExample } from '@ori/contracts/tutor-example';
import { useTranslation } from 'react-i18next';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';

/** Two turns of a conversation that the tutor had with the server for this page. */
export function AskedOri({ turns }: Pick<TryExample, 'turns'>) {
  const { t } = useTranslation('features');
  return (
    <dl className="tour-talk">
      {turns.slice(0, 2).map(({ asked, reply }) => (
        <div key={reply.id}>
          <dt>
            <span className="sr-only">{t('tour.ori.learner')} </span>
            {asked}
          </dt>
          <dd>
            <OriEmblem mood="helping" size={36} />
            <p>
              <span className="sr-only">{t('tour.ori.tutor')} </span>
              {reply.content}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
