import type { ContactLetter } from '@ori/contracts/administration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { MorePages } from '../../lib/more-pages.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AdminPart } from './admin-part.tsx';
import { useLetters, useMarkLetter } from './administration.queries.ts';
import { useFigures } from './use-figures.ts';

/** A letter that answers, begun in the reader's own mail program. */
function replyTo({ email, topic, message }: ContactLetter, subject: string): string {
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const search = new URLSearchParams({ subject: `${subject} (${topic})`, body: `\n\n${quoted}` });
  return `mailto:${email}?${search.toString().replaceAll('+', '%20')}`;
}

function Letter({ letter }: { readonly letter: ContactLetter }) {
  const { t } = useTranslation('administration');
  const { moment } = useFigures();
  const mark = useMarkLetter();
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const isAnswered = letter.answeredAt !== null;
  const turn = () =>
    mark.mutate(
      { id: letter.id, answered: !isAnswered },
      { onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }) },
    );
  return (
    <li className="admin-letter">
      <p className="admin-letter-head">
        <b>{letter.name}</b>
        <a href={`mailto:${letter.email}`}>{letter.email}</a>
        <Badge tone={letter.topic === 'privacy' ? 'clay' : 'mute'}>
          {t(`letters.topic.${letter.topic}`)}
        </Badge>
        <time dateTime={letter.at}>{moment(letter.at)}</time>
      </p>
      <p className="admin-letter-text" lang={letter.locale}>
        {letter.message}
      </p>
      <p className="flex flex-wrap items-center gap-3">
        {!isAnswered && <a href={replyTo(letter, t('letters.subject'))}>{t('letters.reply')}</a>}
        <Button variant="quiet" busy={mark.isPending} onClick={turn}>
          {t(isAnswered ? 'letters.reopen' : 'letters.done')}
          <span className="sr-only"> {letter.name}</span>
        </Button>
      </p>
    </li>
  );
}

/** What visitors wrote by the contact form: open letters, and those that were answered. */
export function LettersPart() {
  const { t } = useTranslation('administration');
  const [isOpen, setOpen] = useState(true);
  const letters = useLetters(isOpen);
  return (
    <AdminPart id="letters" title={t('letters.title')} lead={t('letters.lead')}>
      <div className="flex flex-wrap gap-3">
        {([true, false] as const).map((each) => (
          <Button
            key={String(each)}
            variant={each === isOpen ? 'secondary' : 'quiet'}
            aria-pressed={each === isOpen}
            onClick={() => setOpen(each)}
          >
            {t(each ? 'letters.open' : 'letters.answered')}
          </Button>
        ))}
      </div>
      <Loaded query={letters} waiting={<Skeleton className="h-24 w-full" />}>
        {({ pages }) => {
          const all = pages.flatMap((page) => page.letters);
          if (all.length === 0) return <p className="text-mute">{t('letters.none')}</p>;
          return (
            <ul className="admin-letters">
              {all.map((letter) => (
                <Letter key={letter.id} letter={letter} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MorePages query={letters} label={t('letters.more')} className="justify-self-start" />
    </AdminPart>
  );
}
