import type { Question } from '@ori/contracts/practice';
import { useTranslation } from 'react-i18next';
import type { AnswerProps } from './answer-props.ts';
import { ChoiceField } from './choice-field.tsx';
import { FractionField } from './fraction-field.tsx';
import { ListField } from './list-field.tsx';
import { MatchField } from './match-field.tsx';
import { OrderField } from './order-field.tsx';
import { SpanField } from './span-field.tsx';
import { WrittenField } from './written-field.tsx';
import './answers.css';

type Kind = Question['answer'];
type PickedKind = Extract<Kind, { kind: 'choice' | 'order' | 'match' | 'span' }>;
type TypedKind = Extract<Kind, { kind: 'integer' | 'decimal' | 'set' | 'interval' | 'expression' | 'word' }>;

/** What number keys of some phones lack; shown where there are no other keys. */
const NUMBER_SIGNS = ['−'] as const;
const INEQUALITY_SIGNS = ['<', '≤', '>', '≥'] as const;
const EXPRESSION_SIGNS = ['²', '³', '^', '√'] as const;

function PickedField({ kind, ...field }: AnswerProps & { readonly kind: PickedKind }) {
  switch (kind.kind) {
    case 'choice':
      return <ChoiceField {...field} options={kind.options} />;
    case 'order':
      return <OrderField {...field} options={kind.options} />;
    case 'match':
      return <MatchField {...field} left={kind.left} right={kind.right} />;
    case 'span':
      return <SpanField {...field} segments={kind.segments} picks={kind.picks} />;
  }
}

function TypedField({ kind, ...field }: AnswerProps & { readonly kind: TypedKind }) {
  const { t } = useTranslation('lesson');
  switch (kind.kind) {
    case 'integer':
      return field.hear ? (
        <WrittenField {...field} keyboard="none" label={t('answer.number')} />
      ) : (
        <WrittenField {...field} keyboard="numeric" signs={NUMBER_SIGNS} label={t('answer.number')} />
      );
    case 'decimal':
      return (
        <WrittenField
          {...field}
          keyboard="decimal"
          signs={NUMBER_SIGNS}
          label={kind.unit ? t('answer.inUnit', { unit: kind.unit }) : t('answer.number')}
          after={kind.unit}
        />
      );
    case 'set':
      return <WrittenField {...field} label={t('answer.set')} hint={t('answer.setHint')} />;
    case 'interval':
      return (
        <WrittenField
          {...field}
          label={t('answer.interval', { variable: kind.variable })}
          signs={INEQUALITY_SIGNS}
        />
      );
    case 'expression':
      return (
        <WrittenField
          {...field}
          label={t(`answer.expression.${kind.form}`)}
          before={kind.before}
          signs={EXPRESSION_SIGNS}
        />
      );
    case 'word':
      return <WrittenField {...field} label={t('answer.word')} />;
  }
}

const PICKED: ReadonlySet<Kind['kind']> = new Set(['choice', 'order', 'match', 'span']);
const isPicked = (kind: Kind): kind is PickedKind => PICKED.has(kind.kind);

/** Where the answer goes, by its kind. */
export function AnswerField({ kind, ...field }: AnswerProps & { readonly kind: Kind }) {
  if (isPicked(kind)) return <PickedField {...field} kind={kind} />;
  if (kind.kind === 'rational') return <FractionField {...field} form={kind.form} />;
  if (kind.kind === 'list') return <ListField {...field} labels={kind.labels} />;
  return <TypedField {...field} kind={kind} />;
}
