import { randomUUID } from 'node:crypto'
import type { FoundRegion } from '../../../contract/image-search.ts'
import type { Clock } from '../../platform/clock.ts'
import type { PictureFeatures } from './picture-features.ts'

/** A reduced query picture with its features. */
export interface QueryPicture {
  /** The original bytes if they are small, else encoded again. */
  picture: Buffer
  regions: readonly FoundRegion[]
  /** Features by region and encoder. Pending ones are here too, so that nothing is computed twice. */
  views: Map<string, Promise<PictureFeatures>>
}

export interface KeptQuery extends QueryPicture {
  id: string
  memberId: string
  keptAt: number
}

const HOUR = 60 * 60_000
const MEBIBYTE = 1024 * 1024
const MOST = { bytes: 96 * MEBIBYTE, each: 24, views: 40 }

/** Query pictures in memory, for at most an hour, and shorter if newer ones need the room. */
export interface KeptQueries {
  /** Keeps nothing if the member is forgotten while the picture is processed; the queryId is then unknown. */
  keep(memberId: string, query: QueryPicture | Promise<QueryPicture>): Promise<KeptQuery>
  /** Finds a picture of this member only. */
  find(memberId: string, id: string): KeptQuery | undefined
  /** Forgets the pictures of a member who signed out or was deleted. */
  forget(memberId: string): void
  /** The bytes of all pictures. */
  readonly bytes: number
  /** Forgets all of them. */
  close(): void
}

export function createKeptQueries(clock: Pick<Clock, 'now'>): KeptQueries {
  // In order of arrival.
  const kept = new Map<string, KeptQuery>()
  const lookedAt = new Set<{ memberId: string; isForgotten: boolean }>()
  let timer: NodeJS.Timeout | undefined

  return {
    async keep(memberId, made) {
      const looking = { memberId, isForgotten: false }
      lookedAt.add(looking)
      try {
        const added = { ...(await made), id: randomUUID(), memberId, keptAt: clock.now().getTime() }
        if (!looking.isForgotten) add(added)
        return added
      } finally {
        lookedAt.delete(looking)
      }
    },
    find(memberId, id) {
      sweep()
      const query = kept.get(id)
      return query?.memberId === memberId ? query : undefined
    },
    forget(memberId) {
      for (const looking of lookedAt) if (looking.memberId === memberId) looking.isForgotten = true
      for (const query of kept.values()) if (query.memberId === memberId) kept.delete(query.id)
      sweep()
    },
    get bytes() {
      return countBytes()
    },
    close() {
      for (const looking of lookedAt) looking.isForgotten = true
      kept.clear()
      clearTimeout(timer)
    },
  }

  function add(added: KeptQuery): void {
    kept.set(added.id, added)
    const own = [...kept.values()].filter(({ memberId }) => memberId === added.memberId)
    for (const { id } of own.slice(0, -MOST.each)) kept.delete(id)
    let bytes = countBytes()
    for (const { id, picture } of kept.values()) {
      if (bytes <= MOST.bytes) break
      bytes -= picture.length
      kept.delete(id)
    }
    sweep()
  }

  /** Forgets pictures that are an hour old, and sets a timer for the next one. */
  function sweep(): void {
    const now = clock.now().getTime()
    for (const { id, keptAt } of kept.values()) if (now - keptAt >= HOUR) kept.delete(id)
    clearTimeout(timer)
    const [oldest] = kept.values()
    if (oldest) timer = setTimeout(sweep, oldest.keptAt + HOUR - now).unref()
  }

  function countBytes(): number {
    return [...kept.values()].reduce((sum, { picture }) => sum + picture.length, 0)
  }
}

/** The features at a place of a query; `look` computes them the first time. */
export async function viewIn(
  views: QueryPicture['views'],
  place: string,
  look: () => Promise<PictureFeatures>,
): Promise<PictureFeatures> {
  const known = views.get(place)
  if (known) return known
  const view = look()
  views.set(place, view)
  // A failure is tried again. Beyond the limit the oldest entry makes room.
  view.catch(() => views.delete(place))
  const [first = ''] = views.keys()
  if (views.size > MOST.views) views.delete(first)
  return view
}
