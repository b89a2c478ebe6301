import { searchedAs } from '../../../../contract/identity.ts'
import type { Offer } from '../../../../contract/budgets/calls.ts'
import type { Room } from '../../../../contract/budgets/entries.ts'
import type { Frame } from '../../../../contract/boards/item.ts'
import { lineToMake, type LineToMake } from '../line-to-make.ts'
import { newEntryId } from '../../new-entry-id.ts'
import { planLines, type Contents, type AddOutcome, type Plan, type WantedSku } from '../plan.ts'
import { sumOfQuantities } from '../quantities.ts'
import { quantityFrom, type OnBoard } from './board-quantities.ts'

/** How the samples on a board become lines. */
export interface Wishes {
  /** Frames become rooms; samples outside of frames go to `roomId`. */
  byFrame: boolean
  roomId: string | null
  how: 'set' | 'add'
  /** Keys (`keyOf`) of rows that stay unchanged. */
  left: ReadonlySet<string>
}

/** Identifies a SKU in one place. */
export function keyOf({ skuId, frameId }: Pick<OnBoard, 'skuId' | 'frameId'>): string {
  return `${skuId} ${frameId ?? ''}`
}

export interface SentRow {
  key: string
  onBoard: OnBoard
  offer: Offer
  /** The name of the room; null for the whole project. */
  room: string | null
  /** Undefined where the row stays unchanged. */
  outcome: AddOutcome | undefined
  /** The line counts an area, a length or a weight that the board does not say. */
  isUnknown: boolean
}

export interface SendingPlan {
  plan: Plan<LineToMake>
  rows: SentRow[]
}

interface Sent {
  lying: readonly OnBoard[]
  offers: ReadonlyMap<string, Offer>
  frames: readonly Frame[]
  /** Ids of the rooms to create for frames whose name the list does not have. */
  roomIds: ReadonlyMap<string, string>
  isChinese: boolean
  /** The name of a room made from a frame without a name. */
  nameless: string
}

/** Plans what sending a board does to a list. SKUs that the catalogue no longer has are left out. */
export function planSending(contents: Contents, sent: Sent, { byFrame, roomId, how, left }: Wishes): SendingPlan {
  const { frames, roomIds, offers, isChinese, nameless } = sent
  const newRooms = new Map<string, string>()
  const roomOfFrame = new Map<string, string>()
  const byName = new Map(contents.rooms.map((room) => [searchedAs(room.name), room.id]))
  for (const { id, name } of byFrame ? frames : []) {
    const known = name.trim() === '' ? undefined : byName.get(searchedAs(name))
    const place = known ?? roomIds.get(id) ?? newEntryId()
    roomOfFrame.set(id, place)
    if (known !== undefined) continue
    newRooms.set(place, name.trim() || nameless)
    // Two frames of the same name are one room.
    if (name.trim() !== '') byName.set(searchedAs(name), place)
  }
  const placeOf = ({ frameId }: OnBoard) => (frameId === null ? roomId : (roomOfFrame.get(frameId) ?? roomId))
  const found = sent.lying.flatMap((onBoard) => {
    const offer = offers.get(onBoard.skuId)
    return offer ? [{ onBoard, offer, key: keyOf(onBoard) }] : []
  })
  const wanted = new Map<WantedSku, string>(
    found
      .filter(({ key }) => !left.has(key))
      .map(({ onBoard, offer, key }) => [
        { offer, roomId: placeOf(onBoard), quantity: quantityFrom(onBoard, offer.unit) },
        key,
      ]),
  )
  const plan = planLines(contents, joined([...wanted.keys()], how), {
    lineOf: lineToMake,
    newId: newEntryId,
    isChinese,
    newRooms,
    how,
  })
  const outcomes = new Map(plan.outcomes.map((outcome) => [placeKey(outcome.wanted), outcome]))
  const names = new Map([...contents.rooms.map(({ id, name }: Room) => [id, name] as const), ...newRooms])
  const wantedOf = new Map([...wanted].map(([one, key]) => [key, one]))
  const rows = found.map(({ onBoard, offer, key }): SentRow => {
    const one = wantedOf.get(key)
    const place = placeOf(onBoard)
    return {
      key,
      onBoard,
      offer,
      room: place === null ? null : (names.get(place) ?? ''),
      outcome: one && outcomes.get(placeKey(one)),
      isUnknown: quantityFrom(onBoard, offer.unit) === null,
    }
  })
  return { plan, rows }
}

/** Two frames of one room set the sum of their quantities. */
function joined(wanted: readonly WantedSku[], how: Wishes['how']): WantedSku[] {
  if (how === 'add') return [...wanted]
  const byPlace = new Map<string, WantedSku>()
  for (const one of wanted) {
    const before = byPlace.get(placeKey(one))
    const known = [before?.quantity, one.quantity].filter((quantity) => typeof quantity === 'string')
    byPlace.set(placeKey(one), { ...one, quantity: known.length > 0 ? sumOfQuantities(known) : null })
  }
  return [...byPlace.values()]
}

function placeKey({ offer, roomId }: WantedSku): string {
  return `${offer.skuId} ${roomId ?? ''}`
}
