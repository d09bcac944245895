import { ERRORS } from '@ori/contracts/errors';
import { NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { GraphqlContext } from './context.ts';
import { limitsRule, MAX_TOKENS } from './limits.ts';

function limits(hasIntrospection: boolean): Plugin<GraphqlContext> {
  return {
    onParse({ parseFn, setParseFn }) {
      setParseFn((source, options) => parseFn(source, { ...options, maxTokens: MAX_TOKENS }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(limitsRule);
      if (!hasIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule);
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
