import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { createTeamComment } from '../../../../contract/collaboration/discussion-calls.ts'
import type { Thing } from '../../../../contract/collaboration/rights.ts'
import { call } from '../../../api.ts'
import { reasonOf } from '../../../errors/message.ts'
import { useUser } from '../../../members/session/current-user.ts'
import { useStore } from '../../../kit/store.ts'
import { discussionKey } from '../queries.ts'
import { dropUnsent, keepUnsent, keptCommentsOf, type Unsent } from './kept.ts'

/** Sends a comment and shows it at once. A refused one stays with the reason and can be sent again under the same key. */
export function useSend(): (comment: Unsent) => Promise<void> {
  const client = useQueryClient()
  const { t } = useTranslation()
  return async (comment) => {
    keepUnsent({ ...comment, failure: null })
    const { thing, key, parentId, on, text, mentions, assigneeId, dueOn } = comment
    try {
      await call(createTeamComment, {
        ...thing,
        key,
        text,
        mentions: [...mentions],
        ...(parentId !== null && { parentId }),
        ...(on !== null && { on }),
        ...(assigneeId !== null && { assigneeId }),
        ...(dueOn !== null && { dueOn }),
      })
    } catch (error) {
      keepUnsent({ ...comment, failure: reasonOf(error, t) })
      return
    }
    // It is shown as unsent until the discussion contains it.
    await client.invalidateQueries({ queryKey: discussionKey(thing) })
    dropUnsent(key)
  }
}

/** The unsent comments of a thing, oldest first. */
export function useUnsentComments({ kind, refId }: Thing): Unsent[] {
  const user = useUser()
  const unsent = useStore(keptCommentsOf(user?.id ?? ''), (state) => state.unsent)
  return unsent.filter(({ thing }) => thing.kind === kind && thing.refId === refId)
}
