import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getProductFacets } from '../../contract/catalogue.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import {
  getSeenPictures,
  getSimilar,
  searchByImage,
  type ImageSearchAnswer,
  type Region,
} from '../../contract/image-search.ts'
import { AnswerError, call, TransportError } from '../api.ts'
import { isProductPage } from '../catalogue/kept/answer-shapes.ts'
import { filterInput, noFilters, type CatalogueFilters } from '../finding/filters/filters.ts'
import type { ListSource } from '../finding/list/list-source.ts'
import { nextPageNo } from '../kit/lists/endless-list.ts'
import { onMemberForgotten } from '../members/session/session.ts'
import type { KeptPicture } from './picture/kept-pictures.ts'
import { isWhole } from './region/region.ts'
import { tellingTransport } from './picture/uploading.ts'

const PAGE_SIZE = 48
const FRESH_MS = 5 * 60_000
const SEEN_POLL_MS = 10_000
const KEPT_MS = 30 * 60_000
/** A picture may take long on a slow line. */
const TIMEOUT_MS = 180_000
const REFUSED = 400
const GONE = 404
const MOST_SIMILAR = 48

/** The search: everything that the answer depends on. */
export interface Search {
  picture: KeptPicture
  region: Region | null
  colorWeight: number
  filters: CatalogueFilters
}

type SearchInput = Omit<InputOf<typeof searchByImage>, 'queryId' | 'skuId' | 'imageUrl'>

/** The id under which the server still knows a picture, so that it is uploaded once. */
const queryIds = new Map<string, string>()
/** The running upload: other searches of this picture wait for its id. */
let sending: { id: string; answer: Promise<ImageSearchAnswer>; giveUp: () => void } | null = null

onMemberForgotten(() => {
  queryIds.clear()
  sending?.giveUp()
  sending = null
})

/** The similar products, band by band, as far as loaded. Disabled without a picture and a signed-in member. */
export function searchPagesOf(memberId: string | undefined, search: Search | null) {
  const picture = search?.picture
  return infiniteQueryOptions({
    queryKey: ['image-search', memberId, picture?.id, search && inputOf(search)],
    enabled: memberId !== undefined && search !== null,
    queryFn: ({ pageParam, signal }) => {
      if (!search) throw new Error('a search has a picture')
      return sendSearch(search.picture, { ...inputOf(search), pageNo: pageParam, pageSize: PAGE_SIZE }, signal)
    },
    initialPageParam: 1,
    getNextPageParam: nextPageNo(PAGE_SIZE),
    // Results of another picture are not kept as a placeholder.
    placeholderData: (data, query) => (query?.queryKey[2] === picture?.id ? keepPreviousData(data) : undefined),
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    meta: { isMembers: true },
  })
}

/** Products like a SKU, for everybody. */
export function similarToSkuQuery(skuId: string | null) {
  return queryOptions({
    queryKey: ['similar-page', skuId],
    enabled: skuId !== null,
    queryFn: async ({ signal }) => {
      const page = await call(getSimilar, { skuId: skuId ?? '', pageSize: MOST_SIMILAR }, { signal })
      if (!isProductPage(page)) throw new TransportError('unreadable')
      return page
    },
    staleTime: FRESH_MS,
  })
}

/** How much the search has seen, read again while pictures wait. */
export const seenPictures = queryOptions({
  queryKey: ['seen-pictures'],
  queryFn: ({ signal }) => call(getSeenPictures, {}, { signal }),
  staleTime: FRESH_MS,
  meta: { isBackground: true },
  refetchInterval: ({ state: { data } }) => (data && data.waiting > 0 ? SEEN_POLL_MS : false),
})

/** Merges pages: items that moved to a later page meanwhile may be there already. */
export function productsOf(pages: readonly ImageSearchAnswer[]): ImageSearchAnswer['list'] {
  const told = new Set<string>()
  return pages.flatMap(({ list }) => list).filter(({ spuId }) => !told.has(spuId) && told.add(spuId))
}

/** The products without a band, as the last page had them. */
export function moreOf(pages: readonly ImageSearchAnswer[]): ImageSearchAnswer['more'] {
  const inBands = new Set(pages.flatMap(({ list }) => list.map(({ spuId }) => spuId)))
  return (pages.at(-1)?.more ?? []).filter(({ spuId }) => !inBands.has(spuId))
}

/** For the filters: counts of the catalogue, which the picture does not narrow. */
export const catalogueFacets: Pick<ListSource, 'facetsKey' | 'readFacets'> = {
  facetsKey: ['facets'],
  readFacets: (filters, signal) => call(getProductFacets, filters, { signal }),
}

/** Uploads a file that this browser cannot read, to see whether the server can. Throws AnswerError if not. */
export async function tryPicture(id: string, file: Blob): Promise<void> {
  const answer = await call(
    searchByImage,
    { pageSize: 1 },
    { file, timeoutMs: TIMEOUT_MS, transport: tellingTransport },
  )
  queryIds.set(id, answer.query.id)
}

/** Searches by the server's id for the picture; if the server has forgotten it, with the picture itself. */
async function sendSearch(picture: KeptPicture, input: SearchInput, signal: AbortSignal): Promise<ImageSearchAnswer> {
  const { id, file, skuId, imageUrl } = picture
  // The server has forgotten the id that another search used before this one; the picture is uploaded again.
  for (let queryId = await idOnceSent(id); queryId !== undefined; queryId = await idOnceSent(id)) {
    try {
      return readable(await call(searchByImage, { ...input, queryId }, { signal }))
    } catch (error) {
      if (!(error instanceof AnswerError) || error.code !== GONE) throw error
      if (queryIds.get(id) === queryId) queryIds.delete(id)
    }
  }
  if (file) return sendFile(id, file, input)
  const answer = readable(await call(searchByImage, { ...input, skuId, imageUrl }, { signal }))
  queryIds.set(id, answer.query.id)
  return answer
}

/** Throws if the running upload fails. */
async function idOnceSent(id: string): Promise<string | undefined> {
  if (sending?.id === id) await sending.answer
  return queryIds.get(id)
}

/** A changed search does not abort the upload, only another picture does: it need not begin again. */
async function sendFile(id: string, file: Blob, input: SearchInput): Promise<ImageSearchAnswer> {
  sending?.giveUp()
  const givingUp = new AbortController()
  const options = { signal: givingUp.signal, file, timeoutMs: TIMEOUT_MS, transport: tellingTransport }
  const answer = call(searchByImage, input, options).then(readable, silenced)
  const own = { id, answer, giveUp: () => givingUp.abort() }
  sending = own
  try {
    const { query } = await answer
    if (sending === own) queryIds.set(id, query.id)
    return await answer
  } finally {
    if (sending === own) sending = null
  }
}

/** The server cannot read the picture: the page has its own message, since the server's names a field. */
function silenced(error: unknown): never {
  const isRefused = error instanceof AnswerError && error.code === REFUSED
  throw isRefused ? new AnswerError(error.code, error.message, { isSilent: true }) : error
}

/** The answer in a shape that can be rendered; a proxy or another server may have answered anything. */
function readable(answer: ImageSearchAnswer): ImageSearchAnswer {
  const { query, nearestByColor, more } = Object(answer) as Partial<Record<keyof ImageSearchAnswer, unknown>>
  const lists = [nearestByColor, more].map((list) => ({ list }))
  const isWhole = isProductPage(answer) && lists.every(isProductPage) && Array.isArray(Object(query).regions)
  if (!isWhole) throw new TransportError('unreadable')
  return answer
}

function inputOf({ region, colorWeight, filters }: Search): SearchInput {
  return {
    ...filterInput({ ...filters, sort: noFilters.sort }),
    colorWeight,
    region: region && !isWhole(region) ? JSON.stringify(region) : undefined,
  }
}
