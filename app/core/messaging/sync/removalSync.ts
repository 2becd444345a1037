import type { EngineParts } from '../engine/engineParts.ts';
import type { Tasks } from './tasks.ts';

type Needs = Pick<
  EngineParts,
  'gateway' | 'store' | 'publisher' | 'connection' | 'applyRemovals'
> & {
  tasks: Tasks;
  onInStep: () => void;
};

/**
 * Asks what the gateway took away, beside everything else: nothing waits for the answer but what may be
 * searched. A gateway without an answer is not asked again on the same connection.
 */
export function createRemovalSync(needs: Needs): { ask(): void } {
  let unansweredOn: number | null = null;

  const ask = async (): Promise<void> => {
    const connection = needs.connection();
    if (unansweredOn === connection) return;
    const isAnswered = await needs.applyRemovals(needs);
    if (connection !== needs.connection()) return;
    if (!isAnswered) unansweredOn = connection;
    needs.onInStep();
  };
  return { ask: () => needs.tasks.start('removals', ask) };
}
