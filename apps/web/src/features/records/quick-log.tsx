import { type WrittenKind, WRITTEN_KINDS } from '@ori/contracts/record-names';
import {
  Bike,
  BookOpen,
  GraduationCap,
  type LucideIcon,
  Map as MapIcon,
  Music,
  Puzzle,
  Shapes,
  Users,
} from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../lib/toasts.ts';
import { useAskedFor } from '../../lib/use-asked-for.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Note } from '../../ui/note.tsx';
import { asKind, type EntryDraft, entryOf, newDraft } from './entry-draft.ts';
import { EntryFields, EntryMore } from './entry-fields.tsx';
import { type RecordChild, useRecordRoom } from './record-room.ts';
import { useWrite } from './records.queries.ts';
import { useStateSubjects } from './use-state-subjects.ts';

const ICONS: Readonly<Record<WrittenKind, LucideIcon>> = {
  book: BookOpen,
  lesson: GraduationCap,
  activity: Puzzle,
  trip: MapIcon,
  'co-op': Users,
  music: Music,
  sport: Bike,
  other: Shapes,
};
/** What is written down most often stands first. */
const KINDS: readonly WrittenKind[] = [
  ...(['book', 'trip', 'co-op', 'music', 'sport'] as const),
  ...WRITTEN_KINDS.filter((kind) => !['book', 'trip', 'co-op', 'music', 'sport'].includes(kind)),
];

interface KindProps {
  readonly kind: WrittenKind;
  readonly onChoose: (kind: WrittenKind) => void;
}

function KindChoice({ kind, onChoose }: KindProps) {
  const { t } = useTranslation('records');
  return (
    <fieldset className="rec-kinds">
      <legend className="sr-only">{t('log.kind')}</legend>
      {KINDS.map((value) => {
        const Icon = ICONS[value];
        return (
          <label key={value} className="rec-kind">
            <input
              type="radio"
              name="kind"
              className="sr-only"
              value={value}
              checked={kind === value}
              onChange={() => onChoose(value)}
            />
            <Icon size={20} aria-hidden="true" />
            <span>{t(`kind.${value}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface WhoProps {
  readonly family: readonly RecordChild[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error: string | undefined;
}

/** For whom: one line is written for each of them. */
function Who({ family, chosen, onChange, error }: WhoProps) {
  const { t } = useTranslation('records');
  if (family.length < 2) return null;
  return (
    <fieldset className="rec-who">
      <legend className="field-label">{t('log.who')}</legend>
      {family.map(({ id, firstName }, place) => (
        <Checkbox
          key={id}
          name="childId"
          label={firstName}
          checked={chosen.includes(id)}
          error={place === 0 ? error : undefined}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
    </fieldset>
  );
}

interface Props {
  readonly family: readonly RecordChild[];
  /** The child looked at alone, or null for all of them. */
  readonly alone: string | null;
  readonly day: string;
  readonly today: string;
}

/** The state of the form: a draft, for whom, and the ids under which each child's line is sent. */
function useQuickLog({ family, alone, day }: Props) {
  const { t, i18n } = useTranslation('records');
  const toasts = useToasts();
  const { newId } = useRecordRoom();
  const write = useWrite();
  const ids = useRef(new Map<string, string>());
  const title = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<EntryDraft>(() => newDraft(day));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const whom =
    alone === null ? family.filter(({ id }) => chosen.includes(id)) : family.filter(({ id }) => id === alone);
  const stateSubjects = useStateSubjects(
    whom.map(({ id }) => id),
    draft.day,
  );
  // Chosen for one child, and of no other's state.
  const stateSubject = stateSubjects.includes(draft.stateSubject) ? draft.stateSubject : '';
  const idFor = (childId: string): string => {
    const known = ids.current.get(childId) ?? newId();
    ids.current.set(childId, known);
    return known;
  };
  const form = useForm({
    send: () =>
      write(whom.map(({ id }) => entryOf({ ...draft, stateSubject }, { id: idFor(id), childId: id }))),
    check: (): Record<string, string> => (whom.length === 0 ? { childId: t('log.nobody') } : {}),
    onDone: () => {
      ids.current.clear();
      const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
        whom.map(({ firstName }) => firstName),
      );
      toasts.show({ type: 'success', title: t('log.kept', { title: draft.title, names }) });
      setDraft({ ...draft, title: '', stateSubject: '', materials: '' });
      title.current?.focus();
    },
  });
  return { draft: { ...draft, stateSubject }, setDraft, stateSubjects, chosen, setChosen, title, form };
}

/** Writes down what was done away from the screen, for one child or several: a kind, a title, done. */
export function QuickLog(props: Props) {
  const { t } = useTranslation('records');
  const headingId = useId();
  const part = useAskedFor<HTMLElement>('log');
  const { draft, setDraft, stateSubjects, chosen, setChosen, title, form } = useQuickLog(props);
  const change = (part: Partial<EntryDraft>) => setDraft({ ...draft, ...part });
  const fields = { draft, today: props.today, stateSubjects, onChange: change, errorOf: form.errorOf };
  return (
    <section id="log" ref={part} className="rec-log-form no-print" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl">
        {t('log.write')}
      </h2>
      <form {...form.form} className="grid gap-5">
        <KindChoice kind={draft.kind} onChoose={(kind) => setDraft(asKind(draft, kind))} />
        <EntryFields {...fields} titleRef={title} />
        {props.alone === null && (
          <Who family={props.family} chosen={chosen} onChange={setChosen} error={form.errorOf('childId')} />
        )}
        <Disclosure summary={t('log.more')}>
          <EntryMore {...fields} />
        </Disclosure>
        <div aria-live="assertive">{form.end.error && <Note tone="danger">{form.end.error}</Note>}</div>
        <p>
          <Button type="submit" size="large" busy={form.end.sending}>
            {t('log.send')}
          </Button>
        </p>
      </form>
    </section>
  );
}
