import type { UseCount } from '../recording/use-count.ts'

/** The same call, of all that this server has counted until now; what cannot be written yet is told later. */
export function withNewest<Parts, Input, Answer>(
  handle: (deps: Parts, input: Input) => Promise<Answer>,
): (deps: Parts & { uses: Pick<UseCount, 'write'> }, input: Input) => Promise<Answer> {
  return async (deps, input) => {
    await deps.uses.write().catch(() => undefined)
    return handle(deps, input)
  }
}
