import type { UseCount } from '../recording/use-count.ts'

/** The same call, after everything that this server has counted is written, if possible. */
export function withNewest<Parts, Input, Answer>(
  handle: (deps: Parts, input: Input) => Promise<Answer>,
): (deps: Parts & { uses: Pick<UseCount, 'write'> }, input: Input) => Promise<Answer> {
  return async (deps, input) => {
    await deps.uses.write().catch(() => undefined)
    return handle(deps, input)
  }
}
