import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import { call } from '../../api.ts'

export const A_PAGE = 50
/** Of added products: each is listed field by field. */
export const A_PAGE_OF_ADDED = 10
const POLL_MS = 600
const UNDER_WAY_POLL_MS = 2000
const QUIET_POLL_MS = 15_000
const BUSY = new Set<OneImport['state']>(['reading', 'checking', 'running', 'publishing', 'undoing'])

export const isBusy = (state: OneImport['state']) => BUSY.has(state)

/** One import, polled while it runs; another staff member may have started a step. */
export const oneImport = (id: string) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: ({ signal }) => call(calls.getImport, { id }, { signal }),
    meta: { isMembers: true },
    refetchInterval: ({ state: { status, data } }) => {
      if (status === 'error') return false
      return data && isBusy(data.state) ? POLL_MS : QUIET_POLL_MS
    },
  })

/** The running imports, for all staff pages. Only the import's own page reports a failure. */
export const importsUnderWay = queryOptions({
  queryKey: ['imports-under-way'],
  queryFn: ({ signal }) => call(calls.getImportsUnderWay, {}, { signal }),
  meta: { isMembers: true, isBackground: true },
  refetchInterval: ({ state: { data } }) => (data?.length ? UNDER_WAY_POLL_MS : QUIET_POLL_MS),
})

/** Uploaded files that are not imported yet. */
export const openUploads = queryOptions({
  queryKey: ['import-uploads'],
  queryFn: ({ signal }) => call(calls.getUploadPage, { pageSize: 20 }, { signal }),
  meta: { isMembers: true },
  refetchInterval: QUIET_POLL_MS,
})

interface AskedDifferences {
  kind: DifferenceKind
  pageNo: number
  /** Only the product of this line. */
  line: number | undefined
  language: string
  /** Changes with the result of the dry run. */
  digest: string
}

export type DifferenceKind = 'added' | 'changed' | 'withdrawn'

export const pageSizeOf = (kind: DifferenceKind) => (kind === 'added' ? A_PAGE_OF_ADDED : A_PAGE)

/** What a dry run found: names are in the reader's language. */
export const differences = (id: string, { kind, pageNo, line, language, digest }: AskedDifferences) =>
  queryOptions({
    queryKey: ['import-differences', id, kind, pageNo, line, language, digest],
    queryFn: ({ signal }) =>
      call(
        calls.getImportDifferences,
        { id, kind, pageNo, pageSize: pageSizeOf(kind), ...(line !== undefined && { line }) },
        { signal },
      ),
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
  })

/** What of a finished run's products waits to be published. */
export const publishing = (id: string) =>
  queryOptions({
    queryKey: ['import-publishing', id],
    queryFn: ({ signal }) => call(calls.getImportPublishing, { id }, { signal }),
    meta: { isMembers: true },
    // Also published by hand, on other pages.
    staleTime: 0,
  })

export const rejections = (id: string, pageNo: number, digest: string) =>
  queryOptions({
    queryKey: ['import-rejected', id, pageNo, digest],
    queryFn: ({ signal }) => call(calls.getUploadRejections, { id, pageNo, pageSize: A_PAGE }, { signal }),
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
  })

/** What an undo left because somebody has changed it since. */
export const keptOfUndo = (id: string, pageNo: number) =>
  queryOptions({
    queryKey: ['import-kept', id, pageNo],
    queryFn: ({ signal }) => call(calls.getKeptOfUndo, { id, pageNo, pageSize: A_PAGE }, { signal }),
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
  })
