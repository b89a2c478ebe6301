import { queryOptions } from '@tanstack/react-query'
import { getWorkplace } from '../../../contract/workplace.ts'
import { call } from '../../api.ts'

/** What needs attention, read each time the page opens. */
export const workplace = queryOptions({
  queryKey: ['workplace'],
  queryFn: ({ signal }) => call(getWorkplace, {}, { signal }),
  meta: { isMembers: true, isSilent: true },
  staleTime: 0,
})
