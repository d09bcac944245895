import type { UsualTeaching } from '@ori/core/teaching/usual-teaching';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { Note } from '../../ui/note.tsx';
import { usualPlace } from './hour-place.ts';
import { type WrongRead, wrongReadAt } from './read-wrong.ts';
import { SubjectAndAge } from './subject-and-age.tsx';
import { useMisreadings } from './teacher.queries.ts';

/** One wrong answer; whoever reads it says which thought is behind it. */
function Read({ read, onNext }: { readonly read: WrongRead; readonly onNext: () => void }) {
  const { t } = useTranslation('teacher');
  const name = useId();
  const [chosen, setChosen] = useState('');
  const isRight = chosen === read.right.id;
  const stateOf = (id: string) => {
    if (chosen === '') return undefined;
    if (id === read.right.id) return 'right';
    return id === chosen ? 'wrong' : undefined;
  };
  return (
    <div className="wrong-read">
      <p className="wrong-skill">{read.skill}</p>
      <p className="wrong-prompt">{read.prompt}</p>
      <p className="wrong-answer">
        {t('training.trial.answered')} <strong>{read.wrong}</strong>
      </p>
      <RadioCards
        legend={t('training.trial.which')}
        name={name}
        value={chosen}
        disabled={chosen !== ''}
        onChange={setChosen}
        options={read.thoughts.map((thought) => ({
          value: thought.id,
          title: thought.name,
          state: stateOf(thought.id),
        }))}
      />
      <div role="status">
        {chosen !== '' && (
          <Note tone={isRight ? 'nile' : 'clay'}>
            {t(isRight ? 'training.trial.right' : 'training.trial.wrong', { name: read.right.name })}
            <br />
            {t('training.trial.ask')} <strong>{read.right.question}</strong>
          </Note>
        )}
      </div>
      {chosen !== '' && (
        <p>
          <Button variant="secondary" onClick={onNext}>
            {t('training.trial.next')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Wrong answers to real questions, made by the generators, to read one after the other. Nothing of it is kept. */
export function WrongTrial({ usual }: { readonly usual: UsualTeaching }) {
  const { t } = useTranslation('teacher');
  const [place, setPlace] = useState(() => usualPlace(usual));
  const [turn, setTurn] = useState(0);
  const query = useMisreadings(place.subject, place.band);
  return (
    <section className="wrong-trial" aria-labelledby="wrong-trial">
      <h2 id="wrong-trial">{t('training.trial.title')}</h2>
      <div className="wrong-choice">
        <SubjectAndAge {...place} onChange={(changed) => setPlace({ ...place, ...changed })} />
      </div>
      <Loaded query={query} waiting={<SkeletonText lines={5} label={t('hour.thinking.loading')} />}>
        {({ misreadings }) => {
          const read = wrongReadAt(misreadings, turn);
          if (read === null) return <p className="text-mute">{t('training.trial.none')}</p>;
          return (
            <Read
              key={`${place.subject}/${place.band}/${turn}`}
              read={read}
              onNext={() => setTurn(turn + 1)}
            />
          );
        }}
      </Loaded>
    </section>
  );
}
