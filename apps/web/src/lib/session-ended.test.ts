import { renderHook, act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionIsBack, tellSession, useSessionEnded } from './session-ended.ts';

it('ends with a refused call of the page’s own, not with a wrong PIN, and until somebody is back', () => {
  const { result } = renderHook(useSessionEnded);
  act(() => tellSession('/api/auth/v2/pin/login', 401));
  act(() => tellSession('/api/schedule', 403));
  act(() => tellSession('/api/accounts/prove', 401, 'pin-authentication-failed'));
  act(() => tellSession('/api/accounts/prove', 401, 'code-wrong'));
  act(() => tellSession('/api/accounts/prove', 401, 'second-step-needed'));
  act(() => tellSession('/api/accounts/prove', 401, 'app-code-needed'));
  expect(result.current).toBe(false);
  act(() => tellSession('/api/schedule', 401));
  expect(result.current).toBe(true);
  act(() => sessionIsBack());
  expect(result.current).toBe(false);
});
