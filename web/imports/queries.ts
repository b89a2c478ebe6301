import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getImageIndexStatus } from '../../contract/image-index.ts'
import { getImportPage, getImportRejections } from '../../contract/imports.ts'
import { call } from '../api.ts'

export const RUNS_A_PAGE = 20
export const REJECTIONS_A_PAGE = 20

const POLL_MS = 1000
/** The server counts pictures for each answer. */
const INDEX_POLL_MS = 5000
/** An import may begin while the page is open. */
const QUIET_POLL_MS = 10_000

/** A page of imports, polled while one of them runs. After a failure it does not poll. */
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

/** `rejected` is how many lines it has rejected so far: a higher number reads the list again. */
export const importRejections = (run: { id: string; rejected: number }, pageNo: number) =>
  queryOptions({
    queryKey: ['import-rejections', run.id, pageNo, run.rejected],
    queryFn: ({ signal }) => call(getImportRejections, { id: run.id, pageNo, pageSize: REJECTIONS_A_PAGE }, { signal }),
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
  })

/** How many pictures are indexed, polled while some wait. */
export const imageIndexStatus = queryOptions({
  queryKey: ['image-index'],
  queryFn: ({ signal }) => call(getImageIndexStatus, {}, { signal }),
  meta: { isMembers: true },
  refetchInterval: ({ state: { status, data } }) => {
    if (status === 'error') return false
    return data?.encoders.some(({ waiting }) => waiting > 0) ? INDEX_POLL_MS : QUIET_POLL_MS
  },
})
