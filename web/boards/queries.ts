import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import * as calls from '../../contract/boards/calls.ts'
import { includesRight } from '../../contract/collaboration/rights.ts'
import type { Endpoint, InputOf, OutputOf } from '../../contract/endpoint.ts'
import { call } from '../api.ts'
import { isShort, nextPageNo } from '../kit/lists/endless-list.ts'
import { readWorksAgain, useWorkChange, type WorkChange } from '../workspace/work-lists.ts'

export type BoardCard = calls.BoardCard
type PagesOfBoards = InfiniteData<OutputOf<typeof calls.getBoardPage>>

/** A list that is younger than this is not loaded again when it comes into sight. */
const FRESH_MS = 3000
const PAGE_SIZE = 48

/** The filters and the order of a list of boards. */
export interface WantedBoards {
  /** Own boards rather than published ones. */
  isMine: boolean
  /** Boards that others share with the member. */
  isShared: boolean
  /** All boards of this project, in place of both. */
  projectId?: string
  keyword: string | null
  sort: calls.BoardSort
  /** `#rrggbb`. */
  colorHex: string | null
  /** Only boards with a sample of this SKU. */
  skuId: string | null
}

const keys = { pages: ['boards', 'pages'], deleted: ['boards', 'deleted'], one: ['boards', 'one'] } as const

/** The endless list of boards. `viewerId` decides which boards count as own; null for a visitor. */
export function boardPagesOf(wanted: WantedBoards, viewerId: string | null) {
  const { isMine, isShared, projectId, keyword, sort, colorHex, skuId } = wanted
  return infiniteQueryOptions({
    queryKey: [...keys.pages, wanted, viewerId],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.getBoardPage,
        {
          pageNo: pageParam,
          pageSize: PAGE_SIZE,
          ...(isMine && { mine: '1' }),
          ...(isShared && { shared: '1' }),
          ...(projectId !== undefined && { projectId }),
          ...(keyword !== null && { keyword }),
          ...(colorHex !== null && { colorHex }),
          ...(skuId !== null && { skuId }),
          sort,
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPageNo(PAGE_SIZE),
    // Own boards are never shown in place of published ones, nor the other way round.
    placeholderData: (previous, query) => {
      const before = wantedOf(query?.queryKey)
      const isSame = before?.isMine === isMine && before.isShared === isShared && before.projectId === projectId
      return isSame ? previous : undefined
    },
    staleTime: FRESH_MS,
    refetchOnMount: isShort,
    refetchOnReconnect: isShort,
    meta: { isMembers: isMine || isShared || projectId !== undefined, isBackground: true },
  })
}

function wantedOf(key: readonly unknown[] | undefined): WantedBoards | undefined {
  return key?.[keys.pages.length] as WantedBoards | undefined
}

/** How much light the material in a member's picture reflects. It never changes. */
export function pictureReflectanceOf(key: string) {
  return queryOptions({
    queryKey: ['boards', 'reflectance', key],
    queryFn: ({ signal }) => call(calls.getPictureReflectance, { key }, { signal }),
    staleTime: Infinity,
    meta: { isSilent: true },
  })
}

/** One board, as the caller may see it: 404 where it is neither published nor shared with them. */
export function boardOf(id: string, viewerId: string | null) {
  return queryOptions({
    queryKey: [...keys.one, id, viewerId],
    queryFn: ({ signal }) => call(calls.getBoard, { id }, { signal }),
    staleTime: FRESH_MS,
    // The failure is shown in its place.
    meta: { isMembers: true, isBackground: true },
  })
}

/** Whether a loaded list says that the member may not edit the board. */
export function isKnownAsClosed(client: QueryClient, id: string): boolean {
  const lists = client.getQueriesData<PagesOfBoards>({ queryKey: keys.pages })
  const cards = lists.flatMap(([, data]) => data?.pages.flatMap(({ list }) => list) ?? [])
  return cards.some((card) => card.id === id && !includesRight(card.right, 'edit'))
}

/** The current snapshots of SKUs, in the order asked, without unknown ones. */
export function samplesOf(skuIds: readonly string[]) {
  return queryOptions({
    queryKey: ['boards', 'samples', skuIds],
    queryFn: ({ signal }) => askForSamples(skuIds, signal),
    placeholderData: keepPreviousData,
    meta: { isBackground: true },
  })
}

/** The same without the query cache: any number of SKUs, each once. */
export async function askForSamples(skuIds: readonly string[], signal?: AbortSignal): Promise<calls.FoundSample[]> {
  const asked = [...new Set(skuIds)]
  const parts = Array.from({ length: Math.ceil(asked.length / calls.MOST_SAMPLES_ASKED) }, (_, nth) =>
    asked.slice(nth * calls.MOST_SAMPLES_ASKED, (nth + 1) * calls.MOST_SAMPLES_ASKED),
  )
  const options = signal && { signal }
  return (await Promise.all(parts.map((part) => call(calls.getSamples, { skuIds: part }, options)))).flat()
}

/** Deleted boards that can be restored, newest first. */
export function useDeletedBoards() {
  return useQuery({
    queryKey: keys.deleted,
    queryFn: ({ signal }) => call(calls.getDeletedBoards, {}, { signal }),
    staleTime: FRESH_MS,
    meta: { isMembers: true, isBackground: true },
  })
}

function useBoardChange<Input, Output>(change: WorkChange<BoardCard, Input, Output>) {
  return useWorkChange(keys, change)
}

/** Loads the lists again, after changes by others as well. */
export function readBoardsAgain(client: QueryClient): void {
  readWorksAgain(client, keys)
}

function sending<Input, Output>(endpoint: Endpoint<Input, Output>) {
  return { send: (input: Input) => call(endpoint, input) }
}

function sendingOnce<Input, Output>(endpoint: Endpoint<Input, Output>) {
  return {
    send: ({ key, ...input }: Input & { key: string }) => call(endpoint, input as Input, { idempotencyKey: key }),
  }
}

/** Answers the new board's id. The caller shows refusals (too many boards). */
export function useCreateBoard() {
  return useBoardChange({ ...sendingOnce(calls.createBoard), isSilent: true })
}

/** Answers the id of the copy, which is private. */
export function useDuplicateBoard() {
  return useBoardChange(sendingOnce(calls.duplicateBoard))
}

/** The name field shows refusals. */
export function useRenameBoard() {
  return useBoardChange({
    send: ({ id, version, name }: { id: string; version: number; name: string }) =>
      call(calls.updateBoard, { id, version, board: { name } }),
    isSilent: true,
    show: (card, { id, name }) => (card.id === id ? { ...card, name } : card),
  })
}

export function useDeleteBoards() {
  return useBoardChange({
    send: ({ ids }: { ids: string[] }) => call(calls.deleteBoards, { ids }),
    show: (card, { ids }) => (ids.includes(card.id) ? null : card),
  })
}

/** Restores deleted boards. */
export function useRestoreBoards({ isSilent = false } = {}) {
  return useBoardChange({ ...sending(calls.restoreBoards), isSilent })
}

/** Creates a board from an exported file; refusals are shown beside the file. */
export function useImportBoard() {
  return useBoardChange({ ...sendingOnce(calls.importBoard), isSilent: true })
}

export function useReportBoard() {
  return useMutation({ mutationFn: (input: InputOf<typeof calls.reportBoard>) => call(calls.reportBoard, input) })
}

/** For operators: makes the board private and tells its owner why. */
export function useTakeDownBoard() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof calls.takeDownBoard>) => call(calls.takeDownBoard, input),
    onSettled: () => readBoardsAgain(client),
  })
}

/** For operators: closes the reports of a board that is fine. */
export function useDismissReports() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof calls.dismissBoardReports>) => call(calls.dismissBoardReports, input),
    onSettled: () => client.invalidateQueries({ queryKey: keys.one }),
  })
}
