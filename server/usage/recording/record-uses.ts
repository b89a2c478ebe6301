import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { recordUsage } from '../../../contract/usage.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import type { UseCount } from './use-count.ts'

/** Always true, so that the answer reveals neither what exists nor who was here. */
export async function recordUses(
  { uses }: { uses: UseCount },
  { events }: ParsedInputOf<typeof recordUsage>,
  context: RequestContext,
): Promise<true> {
  uses.countUses(events, context)
  return true
}
