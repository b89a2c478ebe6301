import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/endpoint.ts'
import { getJoiningProposals, joinAttribute } from '../../../contract/keeping/joining.ts'
import { getCategoryTree } from '../../../contract/keeping/merging.ts'
import type { RecordCalls, RecordSort } from '../../../contract/keeping/record-calls.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { call } from '../../api.ts'
import { callsOf, type KeptRecord } from './record.ts'

export const A_PAGE = 50
/** The API's largest page. */
const A_LOT = 200

/** A list's settings; a kind's own filters stand in `filters`. */
export interface RecordListRequest {
  pageNo?: number
  pageSize?: number
  keyword?: string
  lacks?: string | undefined
  isAlike?: '1'
  sort?: RecordSort
  direction?: 'up' | 'down'
  filters?: Readonly<Record<string, string>>
}

export const recordPage = (kind: RecordKindName, { filters, ...asked }: RecordListRequest) =>
  queryOptions({
    queryKey: ['records', kind, 'page', asked, filters],
    queryFn: async ({ signal }) => {
      const input = { pageSize: A_PAGE, ...asked, ...filters } as InputOf<RecordCalls['page']>
      const { list, total } = await call(callsOf(kind).page, input, { signal })
      return { list: list as unknown as KeptRecord[], total }
    },
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
  })

/** All records of a kind that has few. */
export const someRecords = (kind: RecordKindName, filters?: Readonly<Record<string, string>>) =>
  recordPage(kind, { pageSize: A_LOT, ...(filters && { filters }) })

export const oneRecord = (kind: RecordKindName, id: string) =>
  queryOptions({
    queryKey: ['records', kind, 'one', id],
    queryFn: async ({ signal }) => (await call(callsOf(kind).get, { id }, { signal })) as unknown as KeptRecord,
    meta: { isMembers: true, isSilent: true },
    // A form begins with the stored state.
    staleTime: 0,
    gcTime: 0,
  })

export const deletedRecords = (kind: RecordKindName) =>
  queryOptions({
    queryKey: ['records', kind, 'deleted'],
    queryFn: ({ signal }) => call(callsOf(kind).deleted, { pageSize: A_LOT }, { signal }),
    meta: { isMembers: true, isSilent: true },
  })

export const categoryTree = queryOptions({
  queryKey: ['records', 'category', 'tree'],
  queryFn: ({ signal }) => call(getCategoryTree, {}, { signal }),
  meta: { isMembers: true },
})

/** The attributes that mean rows of the table of facts. */
export const joiningProposals = queryOptions({
  queryKey: ['records', 'attr', 'joining'],
  queryFn: ({ signal }) => call(getJoiningProposals, {}, { signal }),
  meta: { isMembers: true, isSilent: true },
})

/** What joining an attribute to a row would do. */
export const joiningPreview = (attributeId: string, fact: string) =>
  queryOptions({
    queryKey: ['records', 'attr', 'joining', attributeId, fact],
    queryFn: ({ signal }) => call(joinAttribute, { attributeId, fact, dryRun: true }, { signal }),
    gcTime: 0,
    meta: { isMembers: true, isSilent: true },
  })

/** After a change: reads these lists again at once, and everything else of the catalogue when it is next shown. */
export function useRecordsChanged(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ refetchType: 'none' })
    void client.invalidateQueries({ queryKey: ['records'] })
  }
}
