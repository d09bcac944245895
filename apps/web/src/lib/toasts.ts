import {
  TOASTS_MAX,
  TOAST_DEFAULT_MS,
  TOAST_ERROR_MS,
  TOAST_INFO_MS,
  TOAST_SUCCESS_MS,
  TOAST_WARNING_MS,
} from '@ori/contracts/limits';
import { requiredContext } from './outside-provider.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly id: string;
  readonly type: ToastType;
  readonly title: string;
  readonly message: string | null;
  readonly durationMs: number;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

export interface ToastInput {
  readonly type: ToastType;
  readonly title: string;
  readonly message?: string;
  readonly durationMs?: number;
  readonly action?: Toast['action'];
}

const DURATIONS: Readonly<Record<ToastType, number>> = {
  success: TOAST_SUCCESS_MS,
  error: TOAST_ERROR_MS,
  warning: TOAST_WARNING_MS,
  info: TOAST_INFO_MS,
};

export interface ToastStore {
  readonly list: () => readonly Toast[];
  readonly subscribe: (onChange: () => void) => () => void;
  /** Shows a toast; the oldest of more than five goes. Answers its id. */
  readonly show: (input: ToastInput) => string;
  readonly dismiss: (id: string) => void;
  /** Keeps every toast while a person reads (pointer or focus inside). */
  readonly hold: () => void;
  readonly release: () => void;
}

/** The list of toasts, outside React so that anything may speak up. `later` is the clock. */
export function createToastStore(
  later: (act: () => void, ms: number) => () => void = laterByTimer,
): ToastStore {
  let toasts: readonly Toast[] = [];
  let made = 0;
  const listeners = new Set<() => void>();
  const timers = new Map<string, () => void>();

  const change = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const stop = (id: string): void => {
    timers.get(id)?.();
    timers.delete(id);
  };
  const start = (toast: Toast): void =>
    void timers.set(
      toast.id,
      later(() => dismiss(toast.id), toast.durationMs),
    );

  const release = (): void => toasts.filter((toast) => !timers.has(toast.id)).forEach(start);
  /** Whoever closed it was in it, and a browser tells of nobody leaving what is gone: the others' time goes on. */
  function dismiss(id: string): void {
    stop(id);
    change(toasts.filter((toast) => toast.id !== id));
    release();
  }

  return {
    list: () => toasts,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    show: (input) => {
      made += 1;
      const toast = toToast(`toast-${made}`, input);
      const kept = [...toasts, toast].slice(-TOASTS_MAX);
      for (const gone of toasts.filter((old) => !kept.includes(old))) stop(gone.id);
      change(kept);
      start(toast);
      return toast.id;
    },
    dismiss,
    hold: () => toasts.forEach((toast) => stop(toast.id)),
    release,
  };
}

function laterByTimer(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** Each kind has its time; a message of any kind that offers something to press stays at least the default. */
function shownForMs({ type, action, durationMs }: ToastInput): number {
  return durationMs ?? Math.max(DURATIONS[type], action ? TOAST_DEFAULT_MS : 0);
}

function toToast(id: string, input: ToastInput): Toast {
  const durationMs = shownForMs(input);
  return {
    id,
    type: input.type,
    title: input.title,
    message: input.message ?? null,
    durationMs,
    action: input.action ?? null,
  };
}

export const [ToastContext, useToasts] = requiredContext<ToastStore>('useToasts', 'ToastProvider');
