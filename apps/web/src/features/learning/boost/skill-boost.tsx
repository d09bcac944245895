import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../../lib/dates.ts';
import { localDay } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Celebration } from '../practice/celebration.tsx';
import { skillPractice } from '../practice/practice-source.ts';
import type { PracticeHelp } from '../practice/practice-help.ts';
import type { Tally } from '../practice/tally.ts';
import { PracticePlayer } from '../practice/practice-player.tsx';
import { boostSource, type BoostSource } from './boost-source.ts';
import { WhyAsked } from './why-asked.tsx';
import './boost.css';

interface EndProps {
  readonly source: BoostSource;
  readonly onMore: () => void;
  readonly homeTo: string;
  readonly tally: Tally;
  readonly spoken: boolean;
}

function End({ source, onMore, homeTo, tally, spoken }: EndProps) {
  const { t, i18n } = useTranslation('lesson');
  const { items, right, mastered } = tally;
  const due = source.nextDueAt();
  if (!source.hasQuestions())
    return (
      <EmptyState
        title={t('boost.nothing')}
        text={
          due
            ? t('boost.nextDue', { day: dayWords(localDay(new Date(due)), i18n.language, 'long') })
            : t('boost.nothingText')
        }
        actions={<LinkButton to={homeTo}>{t('boost.home')}</LinkButton>}
      />
    );
  return (
    <Celebration
      title={mastered.length > 0 ? t('boost.newStars', { count: mastered.length }) : t('boost.done')}
      text={[
        ...mastered.map((skill) => `${skill}.`),
        ...(right > 0 ? [t('boost.right', { right, total: items.length })] : []),
        t('boost.doneText'),
      ].join(' ')}
      stars={{ right, total: items.length }}
      spoken={spoken}
    >
      <p className="flex flex-wrap justify-center gap-3">
        <Button onClick={onMore}>{t('boost.more')}</Button>
        {mastered.length > 0 && (
          <LinkButton to="/dashboard/progress" variant="secondary">
            {t('boost.sky')}
          </LinkButton>
        )}
        <LinkButton to={homeTo} variant="secondary">
          {t('boost.home')}
        </LinkButton>
      </p>
    </Celebration>
  );
}

/** Questions asked of one skill when it is chosen by hand. */
const SKILL_QUESTIONS = 8;

/** Practice of one skill that was chosen by hand, in the clothes of a boost. */
function chosenSkill(skill: string, round: number): BoostSource {
  const source = skillPractice(skill, SKILL_QUESTIONS);
  return {
    ...source,
    key: `${source.key}/${round}`,
    chosen: () => null,
    hasQuestions: () => true,
    nextDueAt: () => null,
  };
}

/** An address of a skill that is not there leads on to what is. */
function Missing({ homeTo }: Pick<EndProps, 'homeTo'>) {
  const { t } = useTranslation('lesson');
  return (
    <EmptyState
      level={3}
      title={t('boost.missing')}
      text={t('boost.missingText')}
      actions={
        <>
          <LinkButton to="/dashboard/practice">{t('boost.due')}</LinkButton>
          <LinkButton to={homeTo} variant="secondary">
            {t('boost.home')}
          </LinkButton>
        </>
      }
    />
  );
}

interface SkillBoostProps {
  readonly learnerId: string;
  readonly minutes: number;
  /** Only this skill, where one was chosen. */
  readonly skill: string | null;
  readonly spoken: boolean;
  readonly homeTo: string;
  readonly Help?: PracticeHelp;
}

/** A few minutes of what is due, one question at a time, each with the reason why it is asked. */
export function SkillBoost({ learnerId, minutes, skill, spoken, homeTo, Help }: SkillBoostProps) {
  const [round, setRound] = useState(0);
  const source = useMemo(
    () => (skill === null ? boostSource(minutes, round) : chosenSkill(skill, round)),
    [minutes, round, skill],
  );
  return (
    <PracticePlayer
      key={source.key}
      source={source}
      learnerId={learnerId}
      spoken={spoken}
      Help={Help}
      renderNote={(question) => <WhyAsked chosen={source.chosen(question.item)} />}
      isKnown={(question) => source.chosen(question.item)?.reason === 'review'}
      renderMissing={() => <Missing homeTo={homeTo} />}
      renderDone={(tally) => (
        <End
          source={source}
          onMore={() => setRound(round + 1)}
          homeTo={homeTo}
          tally={tally}
          spoken={spoken}
        />
      )}
    />
  );
}
