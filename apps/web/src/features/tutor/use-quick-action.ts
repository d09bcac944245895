import { useNavigate } from 'react-router';
import { report } from '../../lib/report.ts';
import type { HelpStore } from './help-store.ts';
import { targetOf } from './quick-actions.ts';
import type { WidgetEvent } from './widget-state.ts';

/** Does a quick action: leads to its page, or has the tutor ask; one nobody knows is logged (spec §4). */
export function useQuickAction(
  store: HelpStore,
  dispatch: (event: WidgetEvent) => void,
  onLeave: () => void,
) {
  const navigate = useNavigate();
  return (action: string): void => {
    store.happen({ kind: 'action', detail: action });
    const target = targetOf(action);
    if (target === null) return report('warn', 'unknown quick action', action);
    if (target.kind === 'prompt') return dispatch({ kind: 'ask', prompt: target.prompt });
    dispatch({ kind: 'show', view: 'chat' });
    onLeave();
    return void navigate(target.to);
  };
}
