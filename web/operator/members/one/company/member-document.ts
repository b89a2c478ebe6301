import { queryOptions } from '@tanstack/react-query'
import { getMemberDocument } from '../../../../../contract/members-kept.ts'
import { callForFile } from '../../../../file-call.ts'

/** A document's content; it has no address that the browser could open by itself. */
export const memberDocument = (id: string) =>
  queryOptions({
    queryKey: ['member-document', id],
    queryFn: async ({ signal }) => {
      const waiting = { signal, onPlace: () => {}, onProgress: () => {} }
      const { content } = await callForFile(getMemberDocument, { id }, waiting)
      return content
    },
    meta: { isMembers: true, isSilent: true },
    // It never changes, and is not cached after it is closed.
    staleTime: Infinity,
    gcTime: 0,
  })
