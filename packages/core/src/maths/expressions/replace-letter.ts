import type { Expression } from './expression.ts';

/** The expression with another in place of each appearance of a letter. */
export function replaceLetter(node: Expression, name: string, by: Expression): Expression {
  switch (node.kind) {
    case 'variable':
      return node.name === name ? by : node;
    case 'negation':
    case 'call':
      return { ...node, of: replaceLetter(node.of, name, by) };
    case 'binary':
      return {
        ...node,
        left: replaceLetter(node.left, name, by),
        right: replaceLetter(node.right, name, by),
      };
    case 'number':
    case 'constant':
      return node;
  }
}
