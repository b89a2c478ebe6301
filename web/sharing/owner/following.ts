import { useQueryClient } from '@tanstack/react-query'
import { followLinks } from '../../../contract/sharing/activity-calls.ts'
import { useLive } from '../live.ts'
import { readLinksAgain, type Shared } from './queries.ts'

/** As long as it is shown, and there is any link, what comes by the links to something is asked for again when it comes. */
export function useFollowing({ kind, refId }: Shared, hasLinks: boolean): void {
  const client = useQueryClient()
  useLive(hasLinks ? `${kind} ${refId}` : null, {
    endpoint: followLinks,
    input: { kind, refId },
    onHint: () => readLinksAgain(client, { kind, refId }),
  })
}
