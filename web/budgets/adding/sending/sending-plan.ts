import { foldedAs } from '../../../../contract/identity.ts'
import type { Offer } from '../../../../contract/budgets/calls.ts'
import type { Room } from '../../../../contract/budgets/entries.ts'
import type { Frame } from '../../../../contract/boards/item.ts'
import { lineToMake, type LineToMake } from '../line-to-make.ts'
import { newEntryId } from '../../../workspace/new-entry-id.ts'
import { planLines, type AddOutcome, type Contents, type Plan, type RoomMeasure, type WantedSku } from '../plan.ts'
import { sourcesOf } from '../../rooms/sources.ts'
import { sumOfQuantities } from '../quantities.ts'
import { quantityFrom, type OnBoard } from './board-quantities.ts'

/** How the samples on a board become lines. */
export interface Wishes {
  /** Frames become rooms; samples outside of frames go to `roomId`. */
  byFrame: boolean
  roomId: string | null
  how: 'set' | 'add'
  /** Which amounts the lines get, and those of single rows by their key. A row that cannot have it comes in empty. */
  amount: SentAmount
  amountByKey: ReadonlyMap<string, SentAmount>
  /** Keys (`keyOf`) of rows that stay unchanged. */
  left: ReadonlySet<string>
}

/** `empty`: to be filled in later, since a sample is no amount to buy. `laid`: what lies on the board. Else a measure of its room. */
export type SentAmount = 'empty' | 'laid' | RoomMeasure
export const sentAmounts = ['empty', 'laid', 'floorArea', 'wallArea', 'perimeter'] as const satisfies SentAmount[]

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
  amount: SentAmount
  /** The amounts that it can have, in the line's unit. */
  amounts: ReadonlyMap<SentAmount, string>
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
export function planSending(contents: Contents, sent: Sent, wishes: Wishes): SendingPlan {
  const { byFrame, roomId, how, left } = wishes
  const { frames, roomIds, offers, isChinese, nameless } = sent
  const newRooms = new Map<string, string>()
  const roomOfFrame = new Map<string, string>()
  const byName = new Map(contents.rooms.map((room) => [foldedAs(room.name), room.id]))
  for (const { id, name } of byFrame ? frames : []) {
    const known = name.trim() === '' ? undefined : byName.get(foldedAs(name))
    const place = known ?? roomIds.get(id) ?? newEntryId()
    roomOfFrame.set(id, place)
    if (known !== undefined) continue
    newRooms.set(place, name.trim() || nameless)
    // Two frames of the same name are one room.
    if (name.trim() !== '') byName.set(foldedAs(name), place)
  }
  const placeOf = ({ frameId }: OnBoard) => (frameId === null ? roomId : (roomOfFrame.get(frameId) ?? roomId))
  const roomsById = new Map(contents.rooms.map((room) => [room.id, room]))
  const found = sent.lying.flatMap((onBoard) => {
    const offer = offers.get(onBoard.skuId)
    if (!offer) return []
    const key = keyOf(onBoard)
    const amounts = amountsFor(onBoard, offer.unit, roomsById.get(placeOf(onBoard) ?? ''))
    const asked = wishes.amountByKey.get(key) ?? wishes.amount
    return [{ onBoard, offer, key, amounts, amount: amounts.has(asked) ? asked : ('empty' as const) }]
  })
  const wanted = new Map<WantedSku, string>(
    found
      .filter(({ key }) => !left.has(key))
      .map(({ onBoard, offer, key, amount, amounts }) => [
        {
          offer,
          roomId: placeOf(onBoard),
          quantity: amounts.get(amount) ?? null,
          source: amount === 'empty' || amount === 'laid' ? undefined : amount,
        },
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
  const rows = found.map(({ onBoard, offer, key, amount, amounts }): SentRow => {
    const one = wantedOf.get(key)
    const place = placeOf(onBoard)
    return {
      key,
      onBoard,
      offer,
      room: place === null ? null : (names.get(place) ?? ''),
      outcome: one && outcomes.get(placeKey(one)),
      amount,
      amounts,
    }
  })
  return { plan, rows }
}

/** What a line could begin with: nothing, what the board says, and what its room measures in the line's unit. */
function amountsFor(onBoard: OnBoard, unit: string, room: Room | undefined): SentRow['amounts'] {
  const laid = quantityFrom(onBoard, unit)
  const measures = sourcesOf(unit).filter((source) => source !== 'manual' && source !== 'count')
  return new Map<SentAmount, string>([
    ['empty', '0'],
    ...(laid === null ? [] : [['laid', laid] as const]),
    ...measures.flatMap((measure) => {
      const measured = room?.[measure]
      return measured == null ? [] : [[measure, measured] as const]
    }),
  ])
}

/** Two frames of one room set the sum of their quantities. */
function joined(wanted: readonly WantedSku[], how: Wishes['how']): WantedSku[] {
  if (how === 'add') return [...wanted]
  const byPlace = new Map<string, WantedSku>()
  for (const one of wanted) {
    const before = byPlace.get(placeKey(one))
    if (one.source || before?.source) {
      byPlace.set(placeKey(one), before?.source ? before : one)
      continue
    }
    const known = [before?.quantity, one.quantity].filter((quantity) => typeof quantity === 'string')
    byPlace.set(placeKey(one), { ...one, quantity: known.length > 0 ? sumOfQuantities(known) : null })
  }
  return [...byPlace.values()]
}

function placeKey({ offer, roomId }: WantedSku): string {
  return `${offer.skuId} ${roomId ?? ''}`
}
