import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type ValidationRule,
} from 'graphql';
import { createMeasure, type Measure } from './measure.ts';

/** The most a document may hold; the defaults of graphql-armor (assurance §4.8). */
export const MAX_TOKENS = 1_000;
export const LIMITS: Measure = { depth: 6, aliases: 15, directives: 50, cost: 5_000 };

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((each) => [each.name.value, each]));
}

/** The limits one document breaks, in words. */
export function brokenLimits(document: DocumentNode, limits: Measure = LIMITS): string[] {
  const measureOf = createMeasure(fragmentsOf(document));
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operations.flatMap((operation) => {
    const measure = measureOf(operation.selectionSet);
    const directives = measure.directives + (operation.directives?.length ?? 0);
    const found = { ...measure, directives };
    return (Object.keys(limits) as (keyof Measure)[])
      .filter((name) => found[name] > limits[name])
      .map((name) => `This query's ${name} is above ${limits[name]}`);
  });
}

/** A validation rule, so that a document's verdict is cached with the rest of its validation. */
export const limitsRule: ValidationRule = (context) => ({
  Document(document) {
    for (const message of brokenLimits(document)) {
      context.reportError(new GraphQLError(message, { extensions: { code: 'invalid-input' } }));
    }
  },
});
