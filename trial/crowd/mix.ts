import { randomUUID } from 'node:crypto'
import type { Random } from '../../bench/generator/random.ts'
import { getBoard, getBoardPage, updateBoard } from '../../contract/boards/calls.ts'
import { getProductDetail, getProductFacets, getProductPage, getSuggestions } from '../../contract/catalogue.ts'
import { createItems, getFolderPage, getItemPage } from '../../contract/favourites.ts'
import { aChip } from '../../server/testing/boards.ts'

/** What there is to ask for. */
export interface Facts {
  skuIds: string[]
  /** Storage keys of covers; without any, nobody asks for pictures. */
  pictures: string[]
  brands: string[]
  words: string[]
}

/** A member with a folder and a board of their own. */
export interface Person {
  token: string
  folderId: string
  boardId: string
}

export interface MixedRequest {
  kind: string
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

const MOST_PAGES = 5
const WIDTHS = [200, 400]

/** A person's requests, in the shares of a day: most look, some keep. */
const SHARES: Record<string, number> = {
  list: 28,
  words: 12,
  facets: 8,
  suggestion: 10,
  detail: 14,
  picture: 16,
  folders: 3,
  items: 3,
  keep: 2,
  boards: 2,
  board: 1,
  save: 1,
}

const VISITORS = new Set(['list', 'words', 'facets', 'suggestion', 'detail', 'picture'])

/** The requests of a member, or of a visitor if no person is given. */
export function createMix(facts: Facts, person: Person | undefined, random: Random) {
  const wheel = Object.entries(SHARES)
    .filter(([kind]) => person ?? VISITORS.has(kind))
    .filter(([kind]) => kind !== 'picture' || facts.pictures.length > 0)
    .flatMap(([kind, share]) => Array.from({ length: share }, () => kind))
  const sign = { authorization: `Bearer ${person?.token}`, 'content-type': 'application/json' }
  const read = ({ path }: { path: string }, query: Record<string, string>) =>
    `${path}?${new URLSearchParams(query).toString()}`
  const write = (call: { method: string; path: string }, input: object) => ({
    path: call.path,
    method: call.method,
    headers: { ...sign, 'idempotency-key': randomUUID() },
    body: JSON.stringify(input),
  })
  const { folderId = '', boardId = '' } = person ?? {}
  const chip = aChip()
  let version = 1
  const kinds: Record<string, () => Omit<MixedRequest, 'kind'>> = {
    list: () => ({
      path: read(getProductPage, {
        pageSize: '60',
        pageNo: String(1 + random.below(MOST_PAGES)),
        brandId: random.pick(facts.brands),
      }),
    }),
    words: () => ({ path: read(getProductPage, { pageSize: '60', keyword: random.pick(facts.words) }) }),
    facets: () => ({ path: read(getProductFacets, { brandId: random.pick(facts.brands) }) }),
    suggestion: () => ({ path: read(getSuggestions, { keyword: random.pick(facts.words).slice(0, 3) }) }),
    detail: () => ({ path: read(getProductDetail, { skuId: random.pick(facts.skuIds) }) }),
    picture: () => ({ path: `/images/${random.pickEarly(facts.pictures)}?width=${random.pick(WIDTHS)}` }),
    folders: () => ({ path: read(getFolderPage, {}), headers: sign }),
    items: () => ({ path: read(getItemPage, { favoritesId: folderId }), headers: sign }),
    keep: () => write(createItems, { favoritesId: folderId, skuIds: [random.pick(facts.skuIds)] }),
    boards: () => ({ path: read(getBoardPage, {}), headers: sign }),
    board: () => ({ path: read(getBoard, { id: boardId }), headers: sign }),
    // One chip that is moved, so that the board does not grow.
    save: () => write(updateBoard, { id: boardId, version, put: [{ ...chip, x: random.below(200) }] }),
  }
  return {
    next(): MixedRequest {
      const kind = random.pick(wheel)
      return { kind, path: '/', ...kinds[kind]?.() }
    },
    /** Reads what the next request needs from an answer. */
    learn(kind: string, answer: Buffer): void {
      if (kind !== 'save') return
      const text = answer.toString('utf8')
      version = Number(/"version":(\d+)/.exec(text)?.[1] ?? version)
    },
  }
}
