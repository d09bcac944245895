import type {
  MarkSheetInput,
  SheetFace,
  SheetKey,
  SheetResults,
  TypeSheetInput,
} from '@ori/contracts/worksheets';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Note } from '../../../ui/note.tsx';
import { PillRadios } from '../pill-radios.tsx';
import { Sentence } from '../sheet/sentence.tsx';
import { useCameBack, useOnlyOneGiven, useSheetKey, useSheetResults } from '../worksheets.queries.ts';
import { type Mark, type Marks, MarkSend } from './mark-send.tsx';
import { Standing } from './standing.tsx';
import { StaysNote } from './stays-note.tsx';
import { TakeBack } from './take-back.tsx';
import { TakenBack } from './taken-back.tsx';
import './back.css';

interface OneChild {
  readonly id: string;
  readonly firstName: string;
}

interface RowsProps {
  readonly face: SheetFace;
  readonly sheetKey: SheetKey;
  readonly results: SheetResults;
  readonly marks: Marks;
  readonly onMark: (number: number, mark: Mark) => void;
}

/** A question, its answer, and two places to tap; what has come back before is told and stays. */
function MarkRows({ face, sheetKey, results, marks, onMark }: RowsProps) {
  const { t } = useTranslation('worksheets');
  const { locale } = face.spec;
  const verdicts = new Map(results.results.map(({ number, verdict }) => [number, verdict]));
  const answers = new Map(sheetKey.answers.map(({ number, answer }) => [number, answer]));
  return (
    <ol className="mark-rows">
      {face.questions.map(({ number, prompt }) => {
        const told = verdicts.get(number);
        return (
          <li key={number} data-verdict={told}>
            <span className="mark-number" aria-hidden="true">
              {number}
            </span>
            <div className="mark-asked">
              <p>
                <Sentence text={prompt} locale={locale} />
              </p>
              <p className="mark-answer" lang={locale}>
                <span className="sr-only">{t('back.answer')} </span>
                <Sentence text={answers.get(number) ?? ''} locale={locale} />
              </p>
            </div>
            <div className="mark-taps" role="radiogroup" aria-label={t('back.question', { number })}>
              {(['right', 'wrong'] as const).map((mark) => {
                const isOn =
                  told === undefined ? marks[number] === mark : (told === 'correct') === (mark === 'right');
                return (
                  <label key={mark} data-mark={mark}>
                    <input
                      type="radio"
                      name={`mark-${number}`}
                      checked={isOn}
                      disabled={told !== undefined}
                      onChange={() => onMark(number, mark)}
                    />
                    {mark === 'right' ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
                    <span className="sr-only">{t(`back.${mark}`)}</span>
                  </label>
                );
              })}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface ChildProps {
  readonly face: SheetFace;
  readonly code: string;
  readonly child: OneChild;
  /** What is tapped and not counted yet: it is of the paper, and stays where another child is chosen. */
  readonly taps: Marks;
  readonly onTaps: (taps: Marks) => void;
}

/** The questions that had come back before, and otherwise than they were marked now. */
function stayedOf(sent: MarkSheetInput | TypeSheetInput, { results }: SheetResults): number[] {
  const marks = 'marks' in sent ? sent.marks : [];
  const isOther = ({ number, right }: MarkSheetInput['marks'][number]) =>
    results.some((one) => one.number === number && (one.verdict === 'correct') !== right);
  return marks.filter(isOther).map(({ number }) => number);
}

/** The taps that can still count: not those of questions that came back meanwhile. */
const tapsFor = (taps: Marks, open: readonly number[]): Marks =>
  Object.fromEntries(Object.entries(taps).filter(([number]) => open.includes(Number(number))));

function MarkForm({ face, code, child, taps, onTaps, told }: ChildProps & { readonly told: SheetResults }) {
  const wordsOf = useFailureWords();
  const key = useSheetKey(code);
  const send = useCameBack(code, child.id);
  const counted = new Set(told.results.map(({ number }) => number));
  const open = face.questions.map(({ number }) => number).filter((number) => !counted.has(number));
  const marks = tapsFor(taps, open);
  const allRight = () =>
    onTaps({ ...Object.fromEntries(open.map((number) => [number, 'right' as const])), ...marks });
  const post = () => {
    const said = Object.entries(marks).map(([number, mark]) => {
      return { number: Number(number), right: mark === 'right' };
    });
    send.mutate({ childId: child.id, marks: said }, { onSuccess: () => onTaps({}) });
  };
  return (
    <Loaded query={key} waiting={<Skeleton className="h-64 w-full" />}>
      {(sheetKey) => (
        <>
          <Standing name={child.firstName} results={told} questions={face.questions.length} />
          <MarkRows
            face={face}
            sheetKey={sheetKey}
            results={told}
            marks={marks}
            onMark={(number, mark) => onTaps({ ...marks, [number]: mark })}
          />
          {send.error && <Note tone="danger">{wordsOf(send.error)}</Note>}
          <StaysNote numbers={send.isSuccess ? stayedOf(send.variables, told) : []} />
          {open.length > 0 && (
            <MarkSend
              key={told.results.length}
              name={child.firstName}
              marks={marks}
              isBusy={send.isPending}
              onSend={post}
              onAllRight={allRight}
              onClear={() => onTaps({})}
            />
          )}
          <TakeBack code={code} child={child} told={told} />
          <TakenBack told={told} />
        </>
      )}
    </Loaded>
  );
}

function MarksOfChild(props: ChildProps) {
  const results = useSheetResults(props.code, props.child.id);
  return (
    <Loaded query={results} waiting={<Skeleton className="h-64 w-full" />}>
      {(told) => <MarkForm {...props} told={told} />}
    </Loaded>
  );
}

interface MarkDeskProps {
  readonly face: SheetFace;
  readonly code: string;
  readonly family: readonly OneChild[];
  /** The child the address names, or null. */
  readonly asked: string | null;
}

/** A grown-up marks paper: whose it is (known where one child alone was given it), then a tap for each question. */
export function MarkDesk({ face, code, family, asked }: MarkDeskProps) {
  const { t } = useTranslation('worksheets');
  const [chosen, setChosen] = useState(asked);
  const [taps, setTaps] = useState<Marks>({});
  const only = useOnlyOneGiven(
    code,
    family.map(({ id }) => id),
  );
  const childId = chosen ?? only;
  const child = family.find(({ id }) => id === childId) ?? (family.length === 1 ? family[0] : undefined);
  return (
    <section className="mark-desk" aria-labelledby="mark">
      <h2 id="mark">{t('back.title')}</h2>
      <p className="text-mute">{t('back.lead')}</p>
      {family.length > 1 && (
        <PillRadios
          legend={t('back.whose')}
          value={child?.id ?? ''}
          onChange={setChosen}
          options={family.map(({ id, firstName }) => ({ value: id, label: firstName }))}
        />
      )}
      {child && (
        <MarksOfChild key={child.id} face={face} code={code} child={child} taps={taps} onTaps={setTaps} />
      )}
    </section>
  );
}
