import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getImageIndexStatus } from '../../contract/image-index.ts'
import { getImportPage, getImportRejections } from '../../contract/imports.ts'
import { call } from '../api.ts'

export const RUNS_A_PAGE = 20
export const REJECTIONS_A_PAGE = 20

const POLL_MS = 1000
/** Pictures are counted for each answer. */
const INDEX_POLL_MS = 5000
/** An import may begin while the page is open. */
const QUIET_POLL_MS = 10_000

/** A page of imports, read anew while one of them goes on. What could not be read is not asked for again by itself. */
export const importPage = (pageNo: number) =>
  queryOptions({
    queryKey: ['imports', pageNo],
    queryFn: ({ signal }) => call(getImportPage, { pageNo, pageSize: RUNS_A_PAGE }, { signal }),
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { status, data } }) => {
      if (status === 'error') return false
      return data?.list.some(({ isUnderWay }) => isUnderWay) ? POLL_MS : QUIET_POLL_MS
    },
  })

/** `rejected` is how many lines it has rejected so far: where it grows, there is more to read. */
export const importRejections = (run: { id: string; rejected: number }, pageNo: number) =>
  queryOptions({
    queryKey: ['import-rejections', run.id, pageNo, run.rejected],
    queryFn: ({ signal }) => call(getImportRejections, { id: run.id, pageNo, pageSize: REJECTIONS_A_PAGE }, { signal }),
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
  })

/** How far pictures are indexed, read anew while some wait. */
export const imageIndexStatus = queryOptions({
  queryKey: ['image-index'],
  queryFn: ({ signal }) => call(getImageIndexStatus, {}, { signal }),
  meta: { isMembers: true },
  refetchInterval: ({ state: { status, data } }) => {
    if (status === 'error') return false
    return data?.encoders.some(({ waiting }) => waiting > 0) ? INDEX_POLL_MS : QUIET_POLL_MS
  },
})
