import type { LinkGrants } from '@ori/contracts/messaging';
import { TEACHER_CONSENT_VERSION, type ThreadKind } from '@ori/contracts/messaging-names';
import type { Viewer } from '@ori/core/access/viewer';
import type { Services } from '../app.ts';

type Messaging = Services['messaging'];
interface People {
  readonly parent: Viewer;
  readonly child: Viewer;
  readonly teacher: Viewer;
}
interface Line {
  readonly id: string;
  readonly by: keyof People;
  readonly kind: ThreadKind;
  readonly text: string;
}

/** What was written, in order. The ids are fixed: a start that was cut short writes nothing twice. */
const LINES: readonly Line[] = [
  {
    id: 'd3a00000-0000-4000-8000-000000000001',
    by: 'parent',
    kind: 'grown-ups',
    text: 'Hello Teo, Kai gets stuck when the parts differ. Could you look at his last lesson?',
  },
  {
    id: 'd3a00000-0000-4000-8000-000000000002',
    by: 'teacher',
    kind: 'grown-ups',
    text: 'I did: he adds the tops and the bottoms. I would let him cut a real loaf first, halves against thirds.',
  },
  {
    id: 'd3a00000-0000-4000-8000-000000000003',
    by: 'teacher',
    kind: 'class',
    text: 'Hello Kai! You shared five loaves among six people. How did you know where to cut?',
  },
  {
    id: 'd3a00000-0000-4000-8000-000000000004',
    by: 'child',
    kind: 'class',
    text: 'I drew it first. Then every loaf gets cut in six.',
  },
  {
    id: 'd3a00000-0000-4000-8000-000000000005',
    by: 'teacher',
    kind: 'class',
    text: 'That is a good way. Could you do it with fewer cuts?',
  },
  {
    id: 'd3a00000-0000-4000-8000-000000000006',
    by: 'child',
    kind: 'home',
    text: 'Can we bake bread tomorrow?',
  },
];
const ANNOUNCED = {
  id: 'd3a00000-0000-4000-8000-00000000000a',
  audience: 'linked',
  title: 'A math evening on Thursday',
  text: 'Bring bread, string and a ruler. We share loaves the way the scribe Ahmose did, and measure the table with string.',
} as const;

/** The link of the child and the teacher: asked for by the parent, and accepted. Its id. */
export async function linked(
  { links, teaching }: Pick<Messaging, 'links' | 'teaching'>,
  { parent, child, teacher }: People,
  grants: LinkGrants,
): Promise<string | null> {
  const known = (await links.list(parent)).find(({ childId }) => childId === child.userId);
  const input = { childId: child.userId, to: 'teo.demo', grants };
  const asked = known ?? (await links.invite(parent, { ...input, consentVersion: TEACHER_CONSENT_VERSION }));
  const link = 'ok' in asked ? (asked.ok ? asked.value : null) : asked;
  if (link?.state === 'invited') await teaching.answer(teacher, link.id, true);
  return link?.id ?? null;
}

/** A teacher of the demo family, and a few words between them, through the product's own services. */
export async function makeDemoMessages(
  { messaging }: Pick<Services, 'messaging'>,
  people: People,
): Promise<void> {
  const linkId = await linked(messaging, people, { progress: true, records: true, work: true });
  if (linkId === null) return;
  for (const { id, by, kind, text } of LINES) {
    const place = { kind, id: kind === 'home' ? people.child.userId : linkId };
    await messaging.writing.write(people[by], place, { id, text });
  }
  await messaging.announcements.publish(people.teacher, ANNOUNCED);
}
