import { useQueryClient } from '@tanstack/react-query'
import { followLinks } from '../../../contract/sharing/activity-calls.ts'
import { useLive } from '../live.ts'
import { readLinksAgain, type Shared } from './queries.ts'

/** While mounted, and while any link exists, reads what comes by the links again when it is announced. */
export function useFollowing({ kind, refId }: Shared, hasLinks: boolean): void {
  const client = useQueryClient()
  useLive(hasLinks ? `${kind} ${refId}` : null, {
    endpoint: followLinks,
    input: { kind, refId },
    onHint: () => readLinksAgain(client, { kind, refId }),
  })
}
