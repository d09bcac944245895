import { CONFIG_CHECKS, type CheckState, type ConfigCheck } from '@ori/contracts/administration-names';

/** The settings as far as their checks go; never a secret. */
export interface ConfigFacts {
  readonly publicUrl: string;
  readonly isProduction: boolean;
  readonly isDemo: boolean;
  readonly hasMailServer: boolean;
  /** Name, postal address and telephone are told. */
  readonly hasOperator: boolean;
  readonly contact: string;
  readonly areSecretsSet: boolean;
  readonly hasOwnDatabase: boolean;
  readonly callsPerMinute: number;
  readonly payments: 'stripe' | 'test' | null;
  readonly hasModel: boolean;
  readonly hasGoogle: boolean;
  readonly hasOffline: boolean;
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Is this installation only for whoever sits at this computer? */
const isAtHome = ({ publicUrl }: ConfigFacts): boolean => LOCAL.test(new URL(publicUrl).hostname);

const orKnow = (isGood: boolean): CheckState => (isGood ? 'good' : 'know');
/** What matters only once other people reach the installation. */
const forOthers = (facts: ConfigFacts, isGood: boolean): CheckState =>
  isGood ? 'good' : isAtHome(facts) ? 'know' : 'act';

const RULES: Readonly<Record<ConfigCheck, (facts: ConfigFacts) => CheckState>> = {
  https: (facts) => forOthers(facts, facts.publicUrl.startsWith('https:')),
  mail: (facts) => forOthers(facts, facts.hasMailServer),
  operator: (facts) => forOthers(facts, facts.hasOperator),
  contact: (facts) => forOthers(facts, !facts.contact.endsWith('@localhost')),
  secrets: ({ areSecretsSet }) => orKnow(areSecretsSet),
  database: ({ hasOwnDatabase }) => orKnow(hasOwnDatabase),
  demo: (facts) => forOthers(facts, !facts.isDemo),
  limits: (facts) => forOthers(facts, facts.callsPerMinute > 0),
  payments: ({ payments, isProduction }) =>
    payments === 'test' && isProduction ? 'act' : orKnow(payments === 'stripe'),
  model: ({ hasModel }) => orKnow(hasModel),
  google: ({ hasGoogle }) => orKnow(hasGoogle),
  offline: ({ hasOffline }) => orKnow(hasOffline),
};

/** Looks the settings through: what is good, what is good to know, what to do before families come. */
export function checkConfig(facts: ConfigFacts): readonly { check: ConfigCheck; state: CheckState }[] {
  return CONFIG_CHECKS.map((check) => ({ check, state: RULES[check](facts) }));
}
