import type { BoardFields } from '../../../contract/boards/board.ts'
import type { Item } from '../../../contract/boards/item.ts'
import { boxOfScaleBar } from '../../../contract/boards/layout/draw-board.ts'
import { unitOn } from '../../../contract/boards/layout/setting.ts'
import { boundsOfTurned, type PaperBox, type PaperPoint } from '../editor/geometry/boxes.ts'
import { boundsWithCaption, captionOf, takenRoom } from '../verbs/taken-room.ts'
import {
  findFree,
  LEAST_MARGIN_MM,
  leastCovering,
  overlapOf,
  placed,
  SHARES,
  tenths,
  type Laid,
  type Room,
  type Tried,
} from './free-room.ts'

/** A longer side is shrunk no further than this share of the paper's shorter side, unless it would cover others. */
export const LEAST_SHARE = 0.16
/** Items that begin within this share of the paper's width count as its left edge. */
const LEFT_PART = 0.2
/** Sizes to try one after the other, as shares of the wanted sides. */
const SMALLER = [1, 0.8, 0.64, 0.5]
/** Smaller ones, as shares of the least size, before anything is covered. */
const LEAST_SMALLER = [0.75, 0.55, 0.4, 0.3]
/** Shares of the usual gap and margin to try one after the other. */
const CLOSENESS = [1, 0.25, 0]
/** Several at once rather become smaller than lie close. */
const CLOSENESS_TOGETHER = [1, 0.5]
/** An item that covers this share of the paper counts as background. */
const GROUND_SHARE = 0.9
/** An overlap that rounding may leave, square mm. */
const NOTHING = 0.01

/** The paper and the items on it; lengths in mm. */
interface Sheet {
  canvas: BoardFields['canvas']
  scale: BoardFields['scale']
  items: readonly Item[]
}

/**
 * Finds a free place for each item in its size, captions included, within the margins: in existing rows, in new rows, then anywhere; all
 * evenly smaller if needed, then each as small as it must be. Without any room an item takes its least size where it covers least, and no
 * caption if possible.
 */
export function freePlaces(sheet: Sheet, wanted: readonly Item[]): PaperBox[] {
  const all = wanted.map((item) => sizesOf(item, sheet.canvas))
  const room = roomOn(sheet)
  return placesTogether(room, all) ?? placesOf(room, all, placeAlone) ?? []
}

/** The sizes to try, largest first: usual ones and, in case of need, smaller ones. */
interface Sizes {
  usual: readonly Tried[]
  smaller: readonly Tried[]
}

function sizesOf(item: Item, canvas: Sheet['canvas']): Sizes {
  const longer = Math.max(item.w, item.h)
  const least = Math.min(1, (Math.min(canvas.width, canvas.height) * LEAST_SHARE) / longer)
  const tried = (share: number): Tried => {
    const side = (length: number) => (share === 1 ? length : Math.max(1, tenths(length * share)))
    const sized = { ...item, x: 0, y: 0, w: side(item.w), h: side(item.h), rotation: 0 }
    return { w: sized.w, h: sized.h, caption: captionOf(sized, canvas), room: boundsWithCaption(sized, canvas) }
  }
  return {
    usual: [...SMALLER.filter((share) => share === 1 || share > least), ...(least < 1 ? [least] : [])].map(tried),
    smaller: LEAST_SMALLER.map((share) => tried(share * least)),
  }
}

/** Places for all, each in the same step of its sizes; null where there are none. */
function placesTogether(room: Room, all: readonly Sizes[]): PaperBox[] | null {
  if (all.length < 2) return null
  const lists = all.map(({ usual, smaller }) => [...usual, ...smaller])
  const steps = Math.max(...lists.map((sizes) => sizes.length))
  for (let step = 0; step < steps; step += 1)
    for (const closeness of CLOSENESS_TOGETHER) {
      const places = placesOf(room, lists, (sizes, left) => {
        const tried = sizes[step] ?? sizes.at(-1)
        return tried ? findFree(tried, left, closeness) : null
      })
      if (places) return places
    }
  return null
}

/** The first free place of the largest size that has one, or else the one that covers least. */
function placeAlone({ usual, smaller }: Sizes, room: Room): Laid | null {
  for (const sizes of [usual, smaller])
    for (const closeness of CLOSENESS)
      for (const tried of sizes) {
        const laid = findFree(tried, room, closeness)
        if (laid) return laid
      }
  const last = usual.at(-1)
  return last ? leastCovering(last, room) : null
}

/** Places one after the other, each beside those before; null as soon as one has none. */
function placesOf<Wanted>(
  { grid, lying }: Room,
  wanted: readonly Wanted[],
  find: (one: Wanted, room: Room) => Laid | null,
): PaperBox[] | null {
  const room: Room = {
    grid: { ...grid, rows: [...grid.rows] },
    lying: { pictures: [...lying.pictures], captions: [...lying.captions] },
  }
  const places: PaperBox[] = []
  for (const one of wanted) {
    const laid = find(one, room)
    if (!laid) return null
    const { tried, at } = laid
    const box = { ...at, w: tried.w, h: tried.h }
    places.push(box)
    room.lying.pictures.push(box)
    if (tried.caption) room.lying.captions.push(placed(tried.caption, at))
    if (!room.grid.rows.includes(at.y)) room.grid.rows.push(at.y)
  }
  return places
}

/** What lies on the paper, the letters of its scale bar included. */
function roomOn({ canvas, scale, items }: Sheet): Room {
  const shorter = Math.min(canvas.width, canvas.height)
  const lying = items.filter((item) => !isGround(item, canvas))
  const taken = lying.map((item) => takenRoom(item, canvas))
  const rows = [...new Set(lying.filter(({ rotation }) => rotation === 0).map(({ y }) => y))]
  return {
    grid: {
      canvas,
      step: SHARES.step * shorter,
      left: leftEdge(lying, canvas) ?? SHARES.margin * shorter,
      rows: rows.filter((y) => y >= 0).toSorted((one, other) => one - other),
    },
    lying: {
      pictures: taken.map(({ box }) => box),
      captions: [...taken.flatMap(({ caption }) => caption ?? []), boxOfScaleBar({ canvas, scale }, unitOn(canvas))],
    },
  }
}

/** Whether any of these items, or its caption, covers another or its caption, backgrounds apart. */
export function areOverOthers(put: readonly Item[], { canvas, items }: Pick<Sheet, 'canvas' | 'items'>): boolean {
  const boxesOf = (item: Item) => {
    const { box, caption } = takenRoom(item, canvas)
    return caption ? [box, caption] : [box]
  }
  const before = items.filter((item) => !isGround(item, canvas)).flatMap(boxesOf)
  return put.some((item, nth) => {
    const others = [...before, ...put.slice(0, nth).flatMap(boxesOf)]
    return boxesOf(item).some((one) => others.some((other) => overlapOf(one, other) > NOTHING))
  })
}

/**
 * Places around a point: the first has its middle there, the others form a square with it. Several are moved within the margins, where
 * that is possible.
 */
export function placesAbout(at: PaperPoint, wanted: readonly Item[], { canvas }: Pick<Sheet, 'canvas'>): PaperBox[] {
  const gap = SHARES.gap * Math.min(canvas.width, canvas.height)
  const columns = Math.ceil(Math.sqrt(wanted.length))
  const rooms = wanted.map((item) => boundsWithCaption({ ...item, x: 0, y: 0, rotation: 0 }, canvas))
  const cell = { w: Math.max(0, ...rooms.map(({ w }) => w)) + gap, h: Math.max(0, ...rooms.map(({ h }) => h)) + gap }
  const [first = { w: 0, h: 0 }] = wanted
  const all = { w: columns * cell.w - gap, h: Math.ceil(wanted.length / columns) * cell.h - gap }
  const begin = (middle: number, length: number, side: number) =>
    wanted.length < 2 ? middle : Math.max(LEAST_MARGIN_MM, Math.min(middle, side - LEAST_MARGIN_MM - length))
  const [left, top] = [begin(at.x - first.w / 2, all.w, canvas.width), begin(at.y - first.h / 2, all.h, canvas.height)]
  return wanted.map(({ w, h }, nth) => ({
    w,
    h,
    x: tenths(left + (nth % columns) * cell.w),
    y: tenths(top + Math.floor(nth / columns) * cell.h),
  }))
}

function isGround(item: Item, { width, height }: Sheet['canvas']): boolean {
  return overlapOf(boundsOfTurned(item), { x: 0, y: 0, w: width, h: height }) >= width * height * GROUND_SHARE
}

/** The left edge of items on the left of the paper, with which new items align. */
function leftEdge(items: readonly Item[], { width }: Sheet['canvas']): number | undefined {
  const edges = items.filter(({ x, rotation }) => rotation === 0 && x >= 0 && x < width * LEFT_PART).map(({ x }) => x)
  return edges.length > 0 ? Math.min(...edges) : undefined
}
