import type { Locale } from '@ori/contracts/locale';
import type { MeetingLabIdea } from '@ori/contracts/meeting-labs';
import { say } from '../frame/words.ts';
import { shareOf, SpanBar, TimeLines } from './span-bar.tsx';
import { MARKS, yearWords } from './time-scale.ts';
import { WORDS } from './words.ts';
import { isThere } from './world.tsx';

/** Height of a row's line of time, in pixels. */
const HEIGHT = 26;

interface IdeaRowsProps {
  readonly ideas: readonly MeetingLabIdea[];
  readonly chosen: readonly string[];
  readonly until: number;
  readonly locale: Locale;
  readonly onChoose: (id: string) => void;
}

/** The year the traveller in time has come to. */
function Cursor({ until }: { readonly until: number }) {
  const x = shareOf(until);
  return <line x1={x} x2={x} y1="0" y2="100%" stroke="var(--clay)" strokeWidth="2" />;
}

function Row({
  idea,
  at,
  props,
}: {
  readonly idea: MeetingLabIdea;
  readonly at: number;
  readonly props: IdeaRowsProps;
}) {
  const { chosen, until, onChoose, locale } = props;
  const isChosen = chosen.includes(idea.id);
  return (
    <li className="meeting-row" data-there={isThere(idea, until)}>
      <button
        type="button"
        className="meeting-idea"
        aria-pressed={isChosen}
        onClick={() => onChoose(idea.id)}
      >
        <b>{at + 1}</b>
        <span>
          <span lang={idea.lang}>{idea.words}</span>
          <small>
            {idea.people} · <span lang={idea.lang}>{idea.when}</span>
          </small>
        </span>
      </button>
      <div className="meeting-years" aria-hidden="true">
        {idea.years ? (
          <svg height={HEIGHT}>
            <TimeLines />
            <SpanBar years={idea.years} y={HEIGHT / 2} thick={10} isChosen={isChosen} />
            <Cursor until={until} />
          </svg>
        ) : (
          <em>{say(WORDS.undatedBar, locale)}</em>
        )}
      </div>
    </li>
  );
}

/** The marks of time with their years. */
function Marks({ locale }: { readonly locale: Locale }) {
  return (
    <div className="meeting-marks" aria-hidden="true">
      {MARKS.map((year) => (
        <span key={year} style={{ insetInlineStart: shareOf(year) }}>
          {yearWords(year, locale)}
        </span>
      ))}
    </div>
  );
}

/** The ideas as keys to press, each with its years on the line of time. */
export function IdeaRows(props: IdeaRowsProps) {
  return (
    <section className="meeting-rows" aria-label={say(WORDS.ideas, props.locale)}>
      <Marks locale={props.locale} />
      <ol>
        {props.ideas.map((idea, at) => (
          <Row key={idea.id} idea={idea} at={at} props={props} />
        ))}
      </ol>
    </section>
  );
}
