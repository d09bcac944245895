import type { Question } from '@ori/contracts/practice';
import { Lightbulb, ListChecks } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { HelpMe } from './help-me.tsx';
import { useCare } from '../use-care.ts';
import { useWorkHelp, type WorkHelpState } from './use-work-help.ts';
import { workHelpCalls, type WorkHelpCalls } from './work-help.calls.ts';
import { hasWorking, shownWrongLine, writtenLines } from './work-lines.ts';
import { WorkPaper } from './work-paper.tsx';
import { WorkReply } from './work-reply.tsx';
import '../thread.css';
import './work.css';

export interface WorkHelpProps {
  readonly question: Question;
  readonly lessonId: string | null;
  /** For those who do not read or type yet. */
  readonly spoken: boolean;
  readonly onLevel: (level: number) => void;
  /** Puts the unaided question in place of this one. */
  readonly onTwin: (twin: Question) => void;
  /** The lesson's own hints, of so many levels: they help where a grown-up turned the tutor off. */
  readonly renderHints: (levels: number) => ReactNode;
  readonly calls?: WorkHelpCalls;
}

const ALL_HINTS = 3;
/** While the tutor rests, hints go no further than the first step. */
const HINTS_IN_QUIET = 2;

function hintsBeside({ reply }: WorkHelpState): number {
  if (reply?.metadata.move !== 'limit') return 0;
  return reply.metadata.because === 'tutor-off' ? ALL_HINTS : HINTS_IN_QUIET;
}

/** Lines of working, and the button that has them looked at. */
function Working({ help }: { readonly help: WorkHelpState }) {
  const { t } = useTranslation('tutor');
  const [lines, setLines] = useState<readonly string[]>(['']);
  const [wrong, setWrong] = useState<number | null>(null);
  const care = useCare();
  const isEmpty = writtenLines(lines).length === 0;
  const check = async () => {
    const said = await help.ask('check', lines, care);
    setWrong(said && shownWrongLine(lines, said.metadata.wrongLine ?? null));
  };
  const write = (next: readonly string[]) => {
    setWrong(null);
    setLines(next);
  };
  return (
    <div className="work-desk">
      <p className="text-mute">{t('work.lead')}</p>
      <WorkPaper lines={lines} onLines={write} wrong={wrong} disabled={help.busy !== null} />
      <Button
        variant="secondary"
        busy={help.busy === 'check'}
        disabled={isEmpty}
        onClick={() => void check()}
      >
        {t('work.look')}
      </Button>
    </div>
  );
}

function Ways({ help, question }: { readonly help: WorkHelpState; readonly question: Question }) {
  const { t } = useTranslation('tutor');
  const deskId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="work-ways">
        <Button variant="quiet" busy={help.busy === 'hint'} onClick={() => void help.ask('hint')}>
          <Lightbulb size={18} aria-hidden="true" />
          {t('opening.hint')}
        </Button>
        {hasWorking(question) && (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={isOpen ? deskId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <ListChecks size={18} aria-hidden="true" />
            {t('opening.check')}
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={deskId}>
          <Working help={help} />
        </div>
      )}
    </>
  );
}

/** Why no help comes, in kind words; the lesson's worked example helps meanwhile, where the page has it. */
function NoHelp({ help, lessonId }: { readonly help: WorkHelpState; readonly lessonId: string | null }) {
  const { t } = useTranslation('tutor');
  const { problem, isCutOff, care } = help;
  if (care !== null) return <Paragraphs text={care} />;
  if (problem === null) return null;
  if (!isCutOff) return <p className="field-error">{problem}</p>;
  return (
    <>
      <p>{t('work.noNetwork')}</p>
      {lessonId !== null && (
        <p>
          <a href="#worked">{t('work.seeWorked')}</a>
        </p>
      )}
    </>
  );
}

/** Ori inside the work: a hint, or a look at lines of working, by the same rules as in the chat. */
export function WorkHelp(props: WorkHelpProps) {
  const { question, lessonId, spoken, onTwin, renderHints, calls = workHelpCalls } = props;
  const { t } = useTranslation('tutor');
  const help = useWorkHelp({ ...props, calls });
  const { reply, busy } = help;
  const hintLevels = hintsBeside(help);
  return (
    <section className="work-help" aria-label={t('work.title')}>
      {spoken ? (
        <HelpMe busy={busy !== null} onAsk={() => help.ask('hint')} />
      ) : (
        <Ways help={help} question={question} />
      )}
      <div role="status">
        {reply && <WorkReply reply={reply} spoken={spoken} onTwin={onTwin} onWrong={calls.reportWrong} />}
        <NoHelp help={help} lessonId={lessonId} />
      </div>
      {hintLevels > 0 && renderHints(hintLevels)}
    </section>
  );
}
