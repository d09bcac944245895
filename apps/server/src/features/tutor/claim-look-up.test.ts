import { LOCALES } from '@ori/contracts/locale';
import type { TutorMessage } from '@ori/contracts/tutor';
import { TUTOR_TIERS } from '@ori/contracts/tutor-names';
import { compose } from '@ori/core/tutor/compose/compose';
import { NO_GROUND } from '@ori/core/tutor/ground';
import { CLAIM_TOPICS } from '@ori/core/tutor/ground/find-claim-topic';
import { fitsTier } from '@ori/core/tutor/reading';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function ask(message: string, locale = 'en', tier = 'high') {
  const answer = await app.visitor().post('/api/tutor/try', { message, locale, tier });
  return answer.json<{ reply: TutorMessage }>().reply;
}

test('every topic has its claim in the ledger, and fits every tier in three languages', () => {
  const faults = LOCALES.flatMap((locale) => {
    const claims = new Map(app.content.heritage(locale).claims.map((claim) => [claim.id, claim]));
    return CLAIM_TOPICS.flatMap(({ claim: id, name }) => {
      const claim = claims.get(id);
      if (claim === undefined) return [`${id} is not in the ledger`];
      return TUTOR_TIERS.flatMap((tier) => {
        const { message } = compose(
          { kind: 'lesson', intent: 'other', level: 0, because: 'claim', forbidden: [] },
          { ...NO_GROUND, claim: { ...claim, name } },
          { tier, locale, personality: 'guide', firstName: null },
          1,
        );
        return fitsTier(message, tier, locale) ? [] : [`${tier} ${locale}: ${message}`];
      });
    });
  });
  expect(faults).toEqual([]);
});

test.each([
  ['do chakras exist', 'en', 'contested.chakras', /tradition/],
  ['does 432 hz heal you', 'en', 'contested.432', /no good evidence/],
  ['Tesla a-t-il trouvé l’énergie libre ?', 'fr', 'contested.tesla-free-energy', /pas de bonne preuve/],
  ['¿Los dogones conocían Sirio B?', 'es', 'contested.dogon-sirius', /no están de acuerdo/],
])('“%s” is answered by its claim, label and all', async (message, locale, claimId, label) => {
  const reply = await ask(message, locale);
  expect(reply.content).toMatch(label);
  expect(reply.citations).toMatchObject([{ claimId, section: 'claim' }]);
});

test('what the ledger does not hold stays unanswered', async () => {
  const reply = await ask('who was Benjamin Banneker');
  expect(reply.citations.filter(({ claimId }) => claimId)).toEqual([]);
});
