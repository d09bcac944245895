import { CONSENT_TEXT_VERSION } from '@ori/contracts/consent-version';
import type {
  AddChildInput,
  AgreeInput,
  Child,
  ChildDraftAnswer,
  RemovedChild,
  UpdateChildInput,
} from '@ori/contracts/families';
import type { ParentDashboard } from '@ori/contracts/learning';
import { succeed, type Result } from '@ori/contracts/result';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';

/** Everything of the family, and its parts; words come in the language on screen. */
export const FAMILY = ['family'] as const;
const dashboardKey = (language: string) => [...FAMILY, 'dashboard', language] as const;
const CHILDREN = [...FAMILY, 'children'] as const;

type Outcome<Value> = Promise<Result<Value, Failure>>;
export interface ChildAnswer {
  readonly child: Child;
}

export function useParentDashboard() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: dashboardKey(i18n.language),
    queryFn: ({ signal }) =>
      answered(rest<ParentDashboard>('GET', '/api/families/dashboard', undefined, { signal })),
    meta: { follows: ['work', 'lessons', 'goals', 'given', 'plan', 'children'] },
    retry: 1,
  });
}

export function useChildren() {
  return useQuery({
    queryKey: CHILDREN,
    queryFn: ({ signal }) =>
      answered(rest<{ children: Child[] }>('GET', '/api/families/children', undefined, { signal })),
    meta: { follows: ['children'] },
    retry: 1,
  });
}

/** Children taken away, as long as they can be brought back. */
export function useRemovedChildren() {
  return useQuery({
    queryKey: [...FAMILY, 'removed'],
    queryFn: ({ signal }) =>
      answered(
        rest<{ children: RemovedChild[] }>('GET', '/api/families/removed-children', undefined, { signal }),
      ),
    meta: { follows: ['children'] },
    retry: 1,
  });
}

const childPath = (id: string): string => `/api/families/children/${encodeURIComponent(id)}`;

/** The child, or its sealed draft where the parent's address is not confirmed. */
export function addChild(input: AddChildInput): Outcome<ChildAnswer | ChildDraftAnswer> {
  return rest<ChildAnswer | ChildDraftAnswer>('POST', '/api/families/children', input);
}

export function sendDraft(draft: string): Outcome<ChildAnswer> {
  return rest<ChildAnswer>('POST', '/api/families/children/draft', { draft });
}

export function updateChild(id: string, changes: UpdateChildInput): Outcome<ChildAnswer> {
  return rest<ChildAnswer>('PATCH', childPath(id), changes);
}

/** Agrees to the consent text in force, child after child; stops where one is refused. */
export async function agreeForAll(ids: readonly string[]): Outcome<null> {
  for (const id of ids) {
    const input: AgreeInput = { consentVersion: CONSENT_TEXT_VERSION };
    const agreed = await rest<ChildAnswer>('PUT', `${childPath(id)}/consent`, input);
    if (!agreed.ok) return agreed;
  }
  return succeed(null);
}

export function removeChild(id: string): Outcome<{ success: true }> {
  return rest<{ success: true }>('DELETE', childPath(id));
}

export function restoreChild(id: string): Outcome<ChildAnswer> {
  return rest<ChildAnswer>('POST', `${childPath(id)}/restore`);
}

export function withdrawAssignment(id: string): Outcome<{ success: true }> {
  return rest<{ success: true }>('DELETE', `/api/assignments/${encodeURIComponent(id)}`);
}

/** Fetches anew whatever shows the family, after a change. */
export function useFamilyChanged(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: FAMILY });
    // Who did what, and which consents were given, tell of every change to the family.
    void client.invalidateQueries({ queryKey: ['privacy'] });
  };
}

/** A change that is made at a press; afterwards everything of the family is fetched anew. */
export function useFamilyChange<Input, Value>(call: (input: Input) => Outcome<Value>) {
  const changed = useFamilyChanged();
  return useMutation({ mutationFn: (input: Input) => answered(call(input)), onSuccess: changed });
}
