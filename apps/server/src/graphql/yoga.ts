import { ERRORS } from '@ori/contracts/errors';
import { NoSchemaIntrospectionCustomRule, validate, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { GraphqlContext } from './context.ts';
import { limitsRule, MAX_TOKENS } from './limits.ts';

function limits(hasIntrospection: boolean): Plugin<GraphqlContext> {
  return {
    onParse({ parseFn, setParseFn }) {
      setParseFn((source, options) => parseFn(source, { ...options, maxTokens: MAX_TOKENS }));
    },
    onValidate({ addValidationRule, setValidationFn }) {
      addValidationRule(limitsRule);
      if (hasIntrospection) return;
      addValidationRule(NoSchemaIntrospectionCustomRule);
      // "Did you mean …?" would tell the schema name by name.
      setValidationFn((schema, document, rules) =>
        validate(schema, document, rules, { hideSuggestions: true }),
      );
    },
  };
}

/** The GraphQL engine: parse and validation caches on, one operation a request, errors masked. */
export function createEngine(schema: GraphQLSchema, options: { readonly hasIntrospection: boolean }) {
  return createYoga<GraphqlContext>({
    schema,
    plugins: [limits(options.hasIntrospection)],
    maskedErrors: { errorMessage: ERRORS.unexpected.text, isDev: false },
    batching: false,
    multipart: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  });
}
export type Engine = ReturnType<typeof createEngine>;
