import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { recordUsage } from '../../../contract/usage.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import type { UseCount } from './use-count.ts'

/** True whatever is counted: nobody learns by it what is there, or who was here. */
export async function recordUses(
  { uses }: { uses: UseCount },
  { events }: ParsedInputOf<typeof recordUsage>,
  context: RequestContext,
): Promise<true> {
  uses.countUses(events, context)
  return true
}
