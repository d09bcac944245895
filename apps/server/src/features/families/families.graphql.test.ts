import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { LOAVES_COURSE } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

describe('GraphQL for families', () => {
  test('gives a parent the same children and dashboard as REST', async () => {
    const { parent, child } = await openFamily(family);
    const asked = await parent.graphql(
      '{ children { id firstName consent { version } } parentDashboard { activeChildren streakDays children { childId today { answers } week { day } } upcomingAssignments { id } } }',
    );
    expect(asked.errors).toEqual([]);
    expect(asked.data).toMatchObject({
      children: [{ id: child.id, firstName: 'Amina' }],
      parentDashboard: {
        activeChildren: 1,
        children: [{ childId: child.id, today: { answers: 0 } }],
        upcomingAssignments: [],
      },
    });
  });

  test('gives everybody the courses, and nobody a family that is not theirs', async () => {
    const { learner } = await openFamily(family);
    const courses = await learner.graphql(
      `{ courses { id units { lessons { id } } } course(id: "${LOAVES_COURSE}") { title } lesson(id: "none") { id } }`,
    );
    expect(courses.data).toMatchObject({ course: { title: `${LOAVES_COURSE} (en)` }, lesson: null });
    const refused = await learner.graphql('{ children { id } }');
    expect(refused.errors).toMatchObject([{ extensions: { code: 'not-allowed' } }]);
  });
});
