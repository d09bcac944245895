import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { Note } from '../../ui/note.tsx';
import { type Reader, useRelationWords } from './relation-words.ts';
import type { Guessed, Player } from './use-guess.ts';

function Missed({ guessed }: { readonly guessed: Guessed }) {
  const { t } = useTranslation('heritage');
  const { relationRight, labelRight, guess } = guessed;
  return (
    <Note tone="lapis">
      <p className="font-bold">
        {relationRight && t('kim.guess.halfRelation')}
        {labelRight && t('kim.guess.halfLabel')}
        {!relationRight && !labelRight && t('kim.guess.neither')}
      </p>
      {!relationRight && <p>{t(`kim.test.${guess.relation}`)}</p>}
      {!labelRight && <p>{t(`kim.labelTest.${guess.label}`)}</p>}
    </Note>
  );
}

interface GuessVerdictProps {
  readonly guessed: Guessed;
  readonly reader: Reader;
  readonly who: Player;
}

/** What came of a guess, kindly: the tests that a wrong choice does not pass, and when to try again. */
export function GuessVerdict({ guessed, reader, who }: GuessVerdictProps) {
  const { t, i18n } = useTranslation('heritage');
  const words = useRelationWords(reader);
  const { card, again } = guessed;
  return (
    <div className="grid gap-3" role="status">
      {card ? (
        <Note tone="nile">
          <p className="font-bold">{t('kim.guess.right')}</p>
          <p>
            {t('kim.guess.rightText', {
              relation: words.relation(card.relation),
              label: words.label(card.label),
            })}
          </p>
          {who === 'visitor' && <p className="text-sm">{t('kim.guess.kept')}</p>}
        </Note>
      ) : (
        <Missed guessed={guessed} />
      )}
      {again && (
        <p className="text-mute">
          {t('kim.guess.tomorrow', { day: dayWords(again, i18n.language, 'long') })}
        </p>
      )}
    </div>
  );
}
