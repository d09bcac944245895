import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Person, type TestApp, type TestChild } from './testing/app.ts';

/** The calls, operations and entities that the specification lists (§3, §7), each asked for by wire. */
let app: TestApp;
let parent: Person;
let child: TestChild;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  parent = await app.signUpParent();
  child = await app.addChild(parent);
  admin = await app.makeAdmin();
});
afterAll(() => app.close());

describe('calls of the specification without a shape of their own', () => {
  const NO_ID = '00000000-0000-4000-8000-000000000000';
  /** Enough of a course for its shape. */
  const COURSE = { title: 'Of our own', lessonIds: ['half-a-loaf-fair-shares'] } as const;
  test.each([
    ['get', '/auth/google', 503],
    ['get', '/auth/google/callback', 303],
    ['get', '/auth/oauth/health', 200],
    ['get', `/users/${NO_ID}`, 404],
    ['put', `/users/${NO_ID}`, 404],
    ['delete', `/users/${NO_ID}`, 404],
    ['get', '/users', 200],
    ['get', '/courses', 200],
    ['get', '/courses/math-k-2', 200],
    ['get', '/courses/math-k-2/lessons', 200],
    ['post', '/courses', 400],
    ['put', `/courses/${NO_ID}`, 404],
    ['delete', `/courses/${NO_ID}`, 404],
    ['post', '/payments/create-checkout', 400],
    ['post', '/payments/verify', 400],
    ['get', '/payments/subscription', 200],
    ['post', '/payments/subscription/cancel', 409],
    ['post', '/contact', 400],
    ['get', '/health', 200],
    ['get', '/sacred/Stonehenge', 200],
    ['get', '/sacred/Atlantis', 200],
    ['get', '/consciousness/frequency/mathematics', 200],
    ['get', '/consciousness/tools', 200],
  ] as const)('%s %s answers', async (method, path, status) => {
    const { client } = path === '/users' ? admin : parent;
    const url = `/api${path}`;
    const body = path.startsWith('/courses/') ? COURSE : {};
    const answer =
      method === 'get' || method === 'delete' ? await client[method](url) : await client[method](url, body);
    expect([answer.statusCode, status === 404 ? answer.json().code : null]).toEqual([
      status,
      status === 404 ? 'not-found' : null,
    ]);
  });

  test('a learner’s own: courses to enroll in, lessons to complete, progress, achievements, statistics', async () => {
    const { client } = child;
    expect((await client.post('/api/courses/math-k-2/enroll', {})).statusCode).toBe(200);
    expect((await client.get('/api/courses/math-k-2/progress')).statusCode).toBe(200);
    const complete = await client.post('/api/courses/math-k-2/lessons/half-a-loaf-fair-shares/complete', {});
    expect(complete.json()).toMatchObject({ code: 'practice-unfinished' });
    for (const path of ['', '/achievements', '/statistics'])
      expect((await client.get(`/api/progress${path}`)).statusCode).toBe(200);
    const { id } = child.user;
    expect((await client.get(`/api/users/${id}/preferences`)).statusCode).toBe(200);
    expect((await client.put(`/api/users/${id}/preferences`, { darkMode: false })).statusCode).toBe(200);
  });
});

interface Named {
  readonly name: string;
}
interface Field extends Named {
  readonly args: readonly Named[];
}

/** What the graph says of itself, over the wire. */
async function ask<Value>(query: string): Promise<Value> {
  const { data, errors } = await child.client.graphql(query);
  expect(errors).toEqual([]);
  return data as Value;
}

const MESSAGE_TYPES = /^(?:text|suggestion|explanation|encouragement|check_in)$/;

describe('the graph', () => {
  const OPERATIONS = {
    queryType: `getGeometricPrinciple(id) getAllGeometricPrinciples getSacredSite(name) getAllSacredSites
      getGeometryActivitiesForAge(ageGroup) analyzeGoldenRatio(a, b) getCymaticPattern(frequency)
      getAllCymaticPatterns getCymaticsLesson(ageGroup, focusArea) calculateHarmonics(baseFrequency)
      myActiveConversation myConversationHistory(limit, offset) tutorConversation(sessionId)
      availableTutorPersonalities myTutorStats(timeframe) getProactiveCheckIn analyzeMessageIntent(message)`,
    mutationType: `sendTutorMessage(input) startTutorConversation(context, personality) updateConversationContext
      setTutorPersonality endTutorConversation(sessionId) rateTutorConversation requestProactiveCheckIn
      generateCheckInsForInactiveStudents(daysSince)`,
    subscriptionType: 'tutorMessageAdded(sessionId) tutorTyping proactiveCheckIn',
  };
  test.each(Object.entries(OPERATIONS))(
    'has every operation of the specification: %s',
    async (kind, listed) => {
      const told = await ask<{ __schema: Record<string, { fields: readonly Field[] }> }>(
        `{ __schema { ${kind} { fields { name args { name } } } } }`,
      );
      const fields = new Map(
        told.__schema[kind]?.fields.map(({ name, args }) => [name, args.map((arg) => arg.name)]),
      );
      for (const [, name = '', args = ''] of listed.matchAll(/(\w+)(?:\(([^)]*)\))?/g)) {
        expect(fields.get(name), name).toBeDefined();
        expect(fields.get(name)).toEqual(expect.arrayContaining(args === '' ? [] : args.split(', ')));
      }
    },
  );

  test.each([
    ['User', 'id firstName lastName name email age gradeLevel role avatarUrl isActive preferences metadata'],
    [
      'TutorConversation',
      `id sessionId messages context tutorPersonality isActive lastInteraction totalMessages averageResponseTime
       studentSatisfactionRating helpfulnessRating messageCount isRecentlyActive createdAt updatedAt`,
    ],
    ['TutorMessage', 'id role content timestamp messageType metadata'],
    ['TutorMessageMetadata', 'subject topic lessonId confidence culturalConnection intent responseTime'],
    [
      'ConversationContext',
      `currentSubject currentLesson strugglingTopics completedLessons ageGroup learningStyle kimPreference
       personalityPreference`,
    ],
    ['TutorPersonality', 'name expertise communicationStyle culturalBackground'],
    [
      'TutorReply',
      `message messageType suggestedActions relatedTopics culturalConnections nextSteps confidence
       followUpQuestions`,
    ],
    [
      'GeometricPrinciple',
      `id name description mathematicalBasis naturalOccurrences architecturalApplications spiritualSignificance`,
    ],
    [
      'SacredSite',
      `name location civilization dateBuilt geometricFeatures astronomicalAlignments acousticProperties
       modernStudies`,
    ],
    ['GeometryActivity', 'id name ageGroups materials objectives instructions connections'],
    ['GoldenRatioResult', 'ratio isGoldenRatio deviation examples'],
    ['CymaticPattern', 'frequency pattern description musicalNote color chakra healing applications'],
    [
      'CymaticsLesson',
      'title ageGroup duration objectives materials introduction activities discussion assessment extensions',
    ],
    ['HarmonicsResult', 'fundamental harmonics musicalIntervals resonances'],
  ])('tells every field of a %s', async (type, fields) => {
    const told = await ask<{ __type: { fields: readonly Named[] } | null }>(
      `{ __type(name: "${type}") { fields { name } } }`,
    );
    expect(told.__type?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(fields.split(/\s+/)));
  });

  test('begins a session with the first message, and keeps all that was said under its id', async () => {
    const { sendTutorMessage: sent } = await ask<{ sendTutorMessage: Record<string, unknown> }>(
      `mutation { sendTutorMessage(input: { message: "Solve 3x + 5 = 20" }) { sessionId message messageType
        suggestedActions relatedTopics culturalConnections nextSteps confidence followUpQuestions } }`,
    );
    const { tutorConversation } = await ask<{ tutorConversation: Record<string, unknown> }>(
      `{ tutorConversation(sessionId: "${String(sent['sessionId'])}") { sessionId isActive totalMessages messageCount
        context { ageGroup } messages { role messageType metadata { intent responseTime confidence } } } }`,
    );
    expect(tutorConversation).toMatchObject({
      sessionId: sent['sessionId'],
      isActive: true,
      totalMessages: 2,
      messageCount: 1,
      messages: [
        { role: 'student', messageType: 'text' },
        { role: 'tutor', messageType: expect.stringMatching(MESSAGE_TYPES) },
      ],
    });
    expect(sent['messageType']).toMatch(MESSAGE_TYPES);
  });

  test.each([
    'elementary',
    'middle-school',
    'high-school',
    'university',
    'toddler',
    'early-elementary',
    'middle',
    'high',
  ])('knows the age group of the specification: %s', async (group) => {
    const { activities } = await ask<{ activities: readonly { id: string }[] }>(
      `{ activities: getGeometryActivitiesForAge(ageGroup: "${group}") { id } }`,
    );
    expect(activities.length).toBeGreaterThan(0);
  });
});

describe('progress by Knowledge Inheritance Mapping', () => {
  test('has the fields and defaults of the specification', async () => {
    const answer = await child.client.get('/api/kim/progress');
    expect(answer.json()).toMatchObject({
      userId: child.user.id,
      methodologyLevel: 'awareness',
      conceptsExplored: [],
      connectionsDiscovered: [],
      synthesisAchievements: [],
      preferredLearningStyle: 'mixed',
      recentConcepts: [],
    });
  });

  test('keeps the last ten concepts met, each once, by the modern one', async () => {
    const open = async ({ id }: { readonly id: string }) => {
      app.clock.now = new Date(app.clock.now.getTime() + 1_000);
      return (await child.client.post(`/api/kim/cards/${id}/open`, {})).statusCode === 200;
    };
    // Some cards are for older learners.
    const opened: (typeof app.content.data.mappings.mappings)[number][] = [];
    for (const mapping of app.content.data.mappings.mappings.slice(0, 30))
      if (await open(mapping)) opened.push(mapping);
    expect(opened.length).toBeGreaterThan(12);
    for (const mapping of opened.slice(-3)) expect(await open(mapping)).toBe(true);
    const { recentConcepts } = (await child.client.get('/api/kim/progress')).json<{
      recentConcepts: readonly { modernConcept: string }[];
    }>();
    const concepts = recentConcepts.map(({ modernConcept }) => modernConcept);
    const lastTen = opened.slice(-10).map(({ modernConcept }) => modernConcept.replace('sqrt ', '√'));
    expect(concepts.toSorted()).toEqual(lastTen.toSorted());
  });
});

test('a person is told with every field of the specification', async () => {
  const answer = await parent.client.get('/api/auth/check-session');
  const { user } = answer.json<{ user: Record<string, unknown> }>();
  const FIELDS = ['id', 'firstName', 'lastName', 'name', 'email', 'age', 'gradeLevel', 'role', 'avatarUrl'];
  expect(Object.keys(user)).toEqual(
    expect.arrayContaining([...FIELDS, 'isActive', 'preferences', 'metadata']),
  );
});
