import type { Locale } from '@ori/contracts/locale';
import { printExpression } from '../../maths/expressions/print-expression.ts';
import { printSolutionSet } from '../../maths/inequalities/print-solution-set.ts';
import type { Solution, SolutionAnswer } from '../../maths/solve/solution.ts';
import { numberForms } from './number-forms.ts';
import type { Expression } from '../../maths/expressions/expression.ts';

function pretty(written: string): readonly string[] {
  const marked = written
    .replace(/-/g, '−')
    .replace(/\^2(?!\d)/g, '²')
    .replace(/\^3(?!\d)/g, '³');
  const forms = [written, marked].flatMap((form) => [form, form.replace(/(?:(?<!\s)\s+)?\*\s*/g, ' × ')]);
  return [...forms, ...forms.map((form) => form.replace(/\s/g, ''))];
}

function expressionForms(value: Expression, locale: Locale): readonly string[] {
  if (value.kind === 'number') return numberForms(value.value, locale);
  return pretty(printExpression(value, locale));
}

function letterForms(
  { rows }: Extract<SolutionAnswer, { kind: 'letters' }>,
  locale: Locale,
): readonly string[] {
  return rows
    .flat()
    .flatMap(({ letter, value }) =>
      expressionForms(value, locale).flatMap((form) => [form, `${letter} = ${form}`]),
    );
}

function formsOf(answer: SolutionAnswer, locale: Locale): readonly string[] {
  switch (answer.kind) {
    case 'number':
      return numberForms(answer.value, locale);
    case 'numbers':
      return [', ', ' × ', ' and ', ' et ', ' y '].map((mark) =>
        answer.values.map((value) => numberForms(value, locale)[0] ?? '').join(mark),
      );
    case 'expression':
      return expressionForms(answer.value, locale);
    case 'letters':
      return letterForms(answer, locale);
    case 'set':
      return pretty(printSolutionSet(answer.set, answer.letter, locale)).flatMap((form) => [
        form,
        form.replace(/<=/g, '≤').replace(/>=/g, '≥'),
      ]);
    case 'words':
      return [];
  }
}

/** Every writing in which a solution's answer may be given away. */
export function solutionForms({ answer, words }: Solution, locale: Locale): readonly string[] {
  const said = words[locale].replace(/(?:\(=|≈).*/, '').trimEnd();
  return [...new Set([said, ...pretty(said), ...formsOf(answer, locale)])].filter((form) => form !== '');
}
