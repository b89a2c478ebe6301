import type { Kysely } from 'kysely'
import type { Right, Thing } from '../../contract/collaboration/rights.ts'
import type { LeftReason, Refusal, Substituted, UsedPlace } from '../../contract/substitution.ts'
import { holdThings } from './rights.ts'

/** What boards, budget lists and folders say of a substitution alike, so that it goes through all three (decisions/140). */

type TheirPlace = Substituted['places'][number]

/** A use of a SKU in one of the things asked about, or in any. */
export type SkuUse = Omit<UsedPlace, 'kind'>

/** Of one domain; `total` counts those too for which there was no room. */
export interface Uses {
  uses: SkuUse[]
  total: number
}

/** One place, with what is kept of it so that it can be taken back. */
export interface PlannedPlace extends Pick<TheirPlace, 'itemId' | 'refusal' | 'line' | 'losesScale' | 'merges'> {
  place: UsedPlace['place']
  /** As JSON; null where it is refused. */
  before: unknown
  after: unknown
}

/** A place of a substitution that may be taken back. */
export interface ReturningPlace {
  itemId: string
  /** Why it stays as it is; null where it comes back. */
  left: LeftReason | null
}

/** A board, list or folder that a substitution, or its end, changes. */
export interface PlannedThing<Place> extends Pick<Substituted['things'][number], 'version' | 'totals' | 'reopens'> {
  kind: Thing['kind']
  id: string
  name: string
  ownerId: string
  right: Right
  /** Of a budget list; null of the others. */
  status: UsedPlace['status']
  /** Those that were asked for and are there; of the others nothing is said. */
  places: Place[]
  /** Writes what is not refused or left, as one version more. Not called where that is nothing. */
  write(): Promise<void>
}

/** Which places of a kind are asked for; `locks` holds the things until the transaction ends, in the order of their ids. */
export interface UsesRequest {
  memberId: string
  places: readonly { id: string; itemId: string }[]
  locks: boolean
}

/** A place as it was and as a substitution left it. */
export interface KeptPlace {
  id: string
  itemId: string
  before: unknown
  after: unknown
}

/** Of a place that is there, as its use says it. */
export function refused(itemId: string, refusal: Refusal, place: UsedPlace['place']): PlannedPlace {
  return { itemId, place, refusal, before: null, after: null, line: null, losesScale: false, merges: false }
}

/** Of boards' items and lists' lines; an id of another form is none of theirs. */
export function uuidsOf(places: readonly { itemId: string }[]): string[] {
  return places.flatMap(({ itemId }) => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(itemId) ? [itemId] : []))
}

/** The ids of the things that are asked for, each once; those alone that are held, where they are to be. */
export async function thingIds<Tables>(db: Kysely<Tables>, kind: Thing['kind'], asked: UsesRequest): Promise<string[]> {
  const { memberId, places, locks } = asked
  const ids = [...new Set(places.map(({ id }) => id))]
  return locks ? holdThings(db, kind, { memberId, ids }) : ids
}
