import type { Scale } from '../../../contract/boards/board.ts'
import {
  LONGEST_SIDE_MM,
  SHORTEST_SIDE_MM,
  WHOLE_PICTURE,
  type Crop,
  type Item,
  type OwnPicture,
  type Sample,
} from '../../../contract/boards/item.ts'
import { isMirrored } from '../../../contract/boards/scale.ts'
import { middleOf, tidy, turnedPoint, type PaperBox, type PaperPoint } from '../editor/geometry/boxes.ts'

export type Pictured = Sample | OwnPicture
export type Edge = 'left' | 'top' | 'right' | 'bottom'
export const edges = ['left', 'top', 'right', 'bottom'] as const

/** The smallest share of a picture's side that a crop keeps. */
const LEAST_SHARE = 0.001

/** Whether an item has a picture to crop. A sample has one if its SKU has one. */
export function hasPicture(item: Item): item is Pictured {
  return item.type === 'picture' || (item.type === 'sku' && item.snapshot.cover !== null)
}

/** Whether its picture repeats at the board's scale, so that there is always more beyond an edge. */
export function repeats(item: Pictured): item is Sample & { tileRepeat: NonNullable<Sample['tileRepeat']> } {
  return item.type === 'sku' && item.tileRepeat !== null
}

/** How much of the whole picture is cut off at each edge as it is seen, mirrored or not; shares. */
export function cutsOf({ crop: { x, y, w, h }, flipX, flipY }: Pictured): Record<Edge, number> {
  const [right, bottom] = [Math.max(0, 1 - x - w), Math.max(0, 1 - y - h)]
  return {
    left: flipX ? right : x,
    right: flipX ? x : right,
    top: flipY ? bottom : y,
    bottom: flipY ? y : bottom,
  }
}

/** The whole picture in the item's own coordinates, before the turn, in its shown size. */
export function wholeOf(item: Pictured): PaperBox {
  const { left, top } = cutsOf(item)
  const [w, h] = [item.w / item.crop.w, item.h / item.crop.h]
  return { x: -left * w, y: -top * h, w, h }
}

/**
 * Moves an edge inwards by so many mm (outwards if negative); the picture keeps its place and size. A picture that does not repeat limits
 * it.
 */
export function edgeMoved(item: Pictured, edge: Edge, by: number, scale: Scale): Pictured {
  const isAcross = edge === 'left' || edge === 'right'
  const side = isAcross ? item.w : item.h
  const most = side - leastSide(item, isAcross)
  const least = repeats(item) ? side - LONGEST_SIDE_MM : -cutsOf(item)[edge] * wholeSide(item, isAcross)
  const cut = Math.min(Math.max(by, least), Math.max(0, most))
  const [left, top] = [edge === 'left' ? cut : 0, edge === 'top' ? cut : 0]
  const box = { x: left, y: top, w: isAcross ? item.w - cut : item.w, h: isAcross ? item.h : item.h - cut }
  const begins = isAcross ? (edge === 'left') !== item.flipX : (edge === 'top') !== item.flipY
  return { ...item, ...placed(item, box), crop: cropCut(item, { isAcross, begins, cut }, scale) }
}

interface Reframing {
  /** The sides that move, as of a handle (geometry/resizing.ts). */
  handle: { across: Direction; down: Direction }
  keepsRatio: boolean
  scale: Scale
}

/** −1 the left or upper side, 1 the right or lower one, 0 neither. */
type Direction = -1 | 0 | 1

/**
 * Moves a handle of the frame by so many mm along the item's sides; the picture keeps its place and size. Where the ratio is kept, the
 * middle handle of a side moves both neighbouring sides by half.
 */
export function reframed(item: Pictured, by: PaperPoint, { handle, keepsRatio, scale }: Reframing): Pictured {
  const { across, down } = handle
  const to = keepsRatio ? sidesInRatio(item, by, handle) : { w: item.w + across * by.x, h: item.h + down * by.y }
  const [lessWide, lessHigh] = [item.w - to.w, item.h - to.h]
  const cut = (near: Edge, far: Edge, less: number, direction: Direction): [Edge, number][] =>
    direction === 0
      ? [
          [near, less / 2],
          [far, less / 2],
        ]
      : [[direction === -1 ? near : far, less]]
  let next = item
  for (const [edge, less] of [...cut('left', 'right', lessWide, across), ...cut('top', 'bottom', lessHigh, down)])
    if (less !== 0) next = edgeMoved(next, edge, less, scale)
  return next
}

/** Keeps the ratio after the side that was dragged farther, within the picture. */
function sidesInRatio(item: Pictured, by: PaperPoint, { across, down }: Reframing['handle']): { w: number; h: number } {
  const [wide, high] = [1 + (across * by.x) / item.w, 1 + (down * by.y) / item.h]
  const wanted = across === 0 ? high : down === 0 ? wide : Math.max(wide, high)
  const most = Math.min(roomOf(item, across, true) / item.w, roomOf(item, down, false) / item.h)
  const least = Math.max(leastSide(item, true) / item.w, leastSide(item, false) / item.h)
  const factor = Math.max(Math.min(wanted, most), Math.min(least, 1))
  return { w: item.w * factor, h: item.h * factor }
}

/** The greatest length of a side that moves at one end, or at both by half. */
function roomOf(item: Pictured, direction: Direction, isAcross: boolean): number {
  if (repeats(item)) return LONGEST_SIDE_MM
  const cuts = cutsOf(item)
  const [near, far] = isAcross ? [cuts.left, cuts.right] : [cuts.top, cuts.bottom]
  const more = direction === 0 ? 2 * Math.min(near, far) : direction === -1 ? near : far
  return (isAcross ? item.w : item.h) + more * wholeSide(item, isAcross)
}

function leastSide(item: Pictured, isAcross: boolean): number {
  return Math.max(SHORTEST_SIDE_MM, repeats(item) ? 0 : wholeSide(item, isAcross) * LEAST_SHARE)
}

/** Moves an edge so that it cuts off this share of the whole picture. */
export function edgeCut(item: Pictured, edge: Edge, share: number, scale: Scale): Pictured {
  const isAcross = edge === 'left' || edge === 'right'
  return edgeMoved(item, edge, (share - cutsOf(item)[edge]) * wholeSide(item, isAcross), scale)
}

/** Moves the picture inside its edges by so many mm along the item's sides. */
export function pictureMoved(item: Pictured, right: number, down: number, scale: Scale): Pictured {
  const [dx, dy] = [item.flipX ? -right : right, item.flipY ? -down : down]
  if (repeats(item)) {
    const { mmWidth, mmHeight, joint } = item.tileRepeat
    // Beyond a mirrored picture's end the next one runs the other way, so it stops there.
    const within = isMirrored(item)
      ? (mm: number, length: number) => Math.min(Math.max(mm / length, 0), 1 - LEAST_SHARE)
      : (mm: number, length: number) => shareWithin(mm, length, joint)
    const x = within(item.crop.x * mmWidth - dx * scale, mmWidth)
    const y = within(item.crop.y * mmHeight - dy * scale, mmHeight)
    return { ...item, crop: restFrom(x, y) }
  }
  const { x, y, w, h } = item.crop
  const within = (at: number, length: number) => Math.min(Math.max(at, 0), 1 - length)
  return {
    ...item,
    crop: { w, h, x: within(x - (dx * w) / item.w, w), y: within(y - (dy * h) / item.h, h) },
  }
}

/**
 * Scales the picture inside its edges about a point in the item's coordinates, but never smaller than the edges. A picture to scale stays
 * as it is, because the room sets its size.
 */
export function pictureScaled(item: Pictured, factor: number, about: PaperPoint): Pictured {
  if (repeats(item)) return item
  const { x, y, w, h } = item.crop
  const held = Math.min(Math.max(factor, Math.max(w, h)), Math.min(w, h) / LEAST_SHARE)
  const shareOf = (at: number, side: number, isFlipped: boolean) => (isFlipped ? 1 - at / side : at / side)
  const from = (start: number, length: number, share: number) =>
    Math.min(Math.max(start + share * (length - length / held), 0), 1 - length / held)
  return {
    ...item,
    crop: {
      x: from(x, w, shareOf(about.x, item.w, item.flipX)),
      y: from(y, h, shareOf(about.y, item.h, item.flipY)),
      w: w / held,
      h: h / held,
    },
  }
}

/**
 * The crop of a repeating sample after its sides changed: the pattern stays in place. `moved`: −1 the left or upper edge, 1 the right or
 * lower one, 0 both by half.
 */
export function patternKept(
  item: Pictured,
  to: { w: number; h: number },
  { moved, scale }: { moved: { across: -1 | 0 | 1; down: -1 | 0 | 1 }; scale: Scale },
): Crop {
  if (!repeats(item)) return item.crop
  const { mmWidth, mmHeight, joint } = item.tileRepeat
  const cutOf = (by: number, edge: -1 | 0 | 1, isFlipped: boolean) =>
    edge === 0 ? by / 2 : (edge === -1) === isFlipped ? 0 : by
  const right = cutOf(item.w - to.w, moved.across, item.flipX)
  const down = cutOf(item.h - to.h, moved.down, item.flipY)
  if (right === 0 && down === 0) return item.crop
  return restFrom(
    shareWithin(item.crop.x * mmWidth + right * scale, mmWidth, joint),
    shareWithin(item.crop.y * mmHeight + down * scale, mmHeight, joint),
  )
}

/** Removes the crop: shows the whole picture in its present size. A repeating one starts at the item's corner. */
export function uncropped(item: Pictured): Pictured {
  if (repeats(item)) return { ...item, crop: WHOLE_PICTURE }
  const { x, y, w, h } = wholeOf(item)
  const longest = Math.max(w, h)
  const fit = longest > LONGEST_SIDE_MM ? LONGEST_SIDE_MM / longest : 1
  return { ...item, ...placed(item, { x, y, w: w * fit, h: h * fit }), crop: WHOLE_PICTURE }
}

export function isCropped({ crop: { x, y, w, h } }: Pictured): boolean {
  return x > 0 || y > 0 || w < 1 || h < 1
}

function wholeSide({ w, h, crop }: Pictured, isAcross: boolean): number {
  return isAcross ? w / crop.w : h / crop.h
}

interface Cut {
  isAcross: boolean
  /** The edge is where the picture begins. */
  begins: boolean
  /** mm. */
  cut: number
}

function cropCut(item: Pictured, { isAcross, begins, cut }: Cut, scale: Scale): Crop {
  const { crop } = item
  if (repeats(item)) {
    if (!begins) return crop
    const { mmWidth, mmHeight, joint } = item.tileRepeat
    const moved = (share: number, length: number) => shareWithin(share * length + cut * scale, length, joint)
    return isAcross ? restFrom(moved(crop.x, mmWidth), crop.y) : restFrom(crop.x, moved(crop.y, mmHeight))
  }
  const share = cut / wholeSide(item, isAcross)
  const [from, length] = isAcross ? [crop.x, crop.w] : [crop.y, crop.h]
  const start = begins ? Math.min(Math.max(from + share, 0), 1) : from
  const rest = Math.min(Math.max(length - share, LEAST_SHARE), 1 - start)
  return isAcross ? { ...crop, x: start, w: rest } : { ...crop, y: start, h: rest }
}

/** The place inside a repeat as a share of the picture. A place in the joint counts as the picture's end. */
function shareWithin(mm: number, length: number, joint: number): number {
  const period = length + joint
  const within = ((mm % period) + period) % period
  return Math.min(Math.round((within / length) * 1e6) / 1e6, 1 - LEAST_SHARE)
}

/** A crop that sets where a repeat begins and cuts off nothing. */
function restFrom(x: number, y: number): Crop {
  return { x, y, w: 1 - x, h: 1 - y }
}

/** Converts a box from the item's coordinates to the paper. */
function placed(item: Pictured, { x, y, w, h }: PaperBox): PaperBox {
  const middle = turnedPoint({ x: item.x + x + w / 2, y: item.y + y + h / 2 }, middleOf(item), item.rotation)
  return { x: tidy(middle.x - w / 2), y: tidy(middle.y - h / 2), w: tidy(w), h: tidy(h) }
}
