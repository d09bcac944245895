import type { MindAnswer } from '@ori/contracts/mind';
import { useTranslation } from 'react-i18next';
import { Claim } from './claim.tsx';

/** What is often said of minds and is not shown: where it comes from, and what tests say. */
export function Contested({ contested }: Pick<MindAnswer, 'contested'>) {
  const { t } = useTranslation('mind');
  return (
    <section className="page mind-part" id="checks" aria-labelledby="checks-title">
      <h2 id="checks-title">{t('contested.title')}</h2>
      <p className="max-w-prose text-lg text-mute">{t('contested.lead')}</p>
      <ul className="mind-checks">
        {contested.map(({ id, title, text, dissent, ...rest }) => (
          <li key={id} id={id}>
            <Claim {...rest}>
              <h3>{title}</h3>
              <p>{text}</p>
              {dissent && <p className="text-mute">{dissent}</p>}
            </Claim>
          </li>
        ))}
      </ul>
    </section>
  );
}
