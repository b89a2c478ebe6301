import type { BoardFields } from '../../../contract/boards/board.ts'
import { WHOLE, type Item, type Sample, type Snapshot } from '../../../contract/boards/item.ts'
import { onPaper, pictureSize, repeatOf, type Size } from '../../../contract/boards/scale.ts'

/** A SKU as it is now, to be laid. */
export interface FoundSku {
  skuId: string
  snapshot: Snapshot
}

/** What samples are laid on; lengths in mm on paper. */
export interface Surface {
  canvas: BoardFields['canvas']
  scale: BoardFields['scale']
  items: readonly Item[]
}

interface Place {
  x: number
  y: number
}

interface Box extends Place, Size {}

/** As shares of the paper's shorter side. */
const SHARES = { least: 0.16, usual: 0.28, most: 0.36, margin: 0.06, gap: 0.04, label: 0.05, step: 0.02 }
/** What begins in so much of the paper's width lies on its left. */
const LEFT_PART = 0.2
/** What does not fit is tried in these shares of its sides. */
const SMALLER = [1, 0.8, 0.64, 0.5]

/** So large a sample is laid: as its picture is, to scale, where that is known; never too small to be seen or so large that it hides the board. */
export function firstSize(snapshot: Snapshot, { canvas, scale }: Pick<Surface, 'canvas' | 'scale'>): Size {
  const shorter = Math.min(canvas.width, canvas.height)
  const within = (length: number) =>
    Math.max(1, Math.round(Math.min(Math.max(length, shorter * SHARES.least), shorter * SHARES.most)))
  const shown = pictureSize(snapshot)
  if (shown) {
    const { w, h } = onPaper(shown, scale)
    return { w: within(w), h: within(h) }
  }
  const ratio = snapshot.cover ? snapshot.cover.width / snapshot.cover.height : 1
  const longest = shorter * SHARES.usual
  // Not to scale it is shown whole.
  return { w: Math.max(1, longest * Math.min(1, ratio)), h: Math.max(1, longest / Math.max(1, ratio)) }
}

interface LayingOptions {
  newId: () => string
  /** Where the middle of the first one is dropped; absent, each lies where there is room. */
  at?: Place | undefined
}

/** Samples of these SKUs, one after the other: where there is room, in rows, or about the place where they were dropped. */
export function layOut(surface: Surface, found: readonly FoundSku[], { newId, at }: LayingOptions): Sample[] {
  const { items } = surface
  const sizes = found.map(({ snapshot }) => firstSize(snapshot, surface))
  const boxes = at ? gridFrom(at, sizes, surface) : freePlaces(surface, sizes)
  const z = Math.max(0, ...items.map((item) => item.z))
  const laid = Math.max(-1, ...items.map((item) => (item.type === 'sku' ? item.laid : -1)))
  return found.map(({ skuId, snapshot }, nth) => {
    const box = boxes[nth] ?? { x: 0, y: 0, w: 1, h: 1 }
    return sampleOf({ skuId, snapshot }, { id: newId(), ...box, z: z + 1 + nth, laid: laid + 1 + nth })
  })
}

/** A sample as it begins. */
function sampleOf(
  { skuId, snapshot }: FoundSku,
  place: Pick<Sample, 'id' | 'x' | 'y' | 'w' | 'h' | 'z' | 'laid'>,
): Sample {
  const tileRepeat = repeatOf(snapshot)
  return {
    type: 'sku',
    ...place,
    rotation: 0,
    groupId: null,
    locked: false,
    opacity: 1,
    note: '',
    altText: '',
    flipX: false,
    flipY: false,
    crop: WHOLE,
    mask: snapshot.isFabric ? 'pinked' : 'rectangle',
    shadow: true,
    label: { show: true, fields: ['number', 'name'], position: 'below' },
    refId: skuId,
    snapshot,
    trueScale: tileRepeat !== null,
    tileRepeat,
  }
}

/**
 * For each size a place on the paper where nothing lies: in the rows that are begun, then in new ones, and smaller where it would not
 * fit otherwise. Where there is none, one upon the other, a little aside.
 */
export function freePlaces({ canvas, items }: Pick<Surface, 'canvas' | 'items'>, sizes: readonly Size[]): Box[] {
  const shorter = Math.min(canvas.width, canvas.height)
  const [margin, gap, label, step] = [SHARES.margin, SHARES.gap, SHARES.label, SHARES.step].map(
    (share) => share * shorter,
  ) as [number, number, number, number]
  const taken: Box[] = items.map((item) => withLabel(item, label))
  const isFree = (box: Box) => taken.every((other) => !overlaps(box, other, gap))
  const left = leftEdge(items, canvas) ?? margin
  const rows = [...new Set(items.filter(({ rotation }) => rotation === 0).map(({ y }) => y))]
    .filter((y) => y >= 0)
    .toSorted((one, other) => one - other)
  let crowded = 0
  return sizes.map((size) => {
    const found = findFit(size, shorter * SHARES.least, (smaller) => {
      const room = { w: smaller.w, h: smaller.h + label }
      return scan({ canvas, left, margin, step, rows, room }, isFree)
    })
    const aside = margin + (crowded % 12) * step * 2
    const box = found ?? { x: aside, y: aside, ...size }
    if (!found) crowded += 1
    if (found && !rows.includes(found.y)) rows.push(found.y)
    taken.push({ ...box, h: box.h + label })
    return { ...box, x: round(box.x), y: round(box.y) }
  })
}

/** The place for a size, or for the largest of smaller ones that has any; none of its sides below `least`, mm. */
function findFit(size: Size, least: number, placeFor: (size: Size) => Place | null): Box | null {
  for (const share of SMALLER) {
    const smaller =
      share === 1 ? size : { w: Math.max(1, round(size.w * share)), h: Math.max(1, round(size.h * share)) }
    if (share < 1 && Math.max(smaller.w, smaller.h) < least) return null
    const place = placeFor(smaller)
    if (place) return { ...place, ...smaller }
  }
  return null
}

interface Scan {
  canvas: Surface['canvas']
  /** Where rows begin. */
  left: number
  margin: number
  step: number
  /** Where rows stand. */
  rows: readonly number[]
  room: Size
}

function scan({ canvas, left, margin, step, rows, room }: Scan, isFree: (box: Box) => boolean): Place | null {
  const [right, bottom] = [canvas.width - margin, canvas.height - margin]
  const others = Array.from(
    { length: Math.max(0, Math.ceil((bottom - margin) / step)) },
    (_, nth) => margin + nth * step,
  )
  for (const y of [...rows, ...others]) {
    if (y + room.h > bottom) continue
    for (let x = left; x + room.w <= right; x += step) {
      if (isFree({ x, y, ...room })) return { x, y }
    }
  }
  return null
}

/** Where what lies on the left of the paper begins, so that more of it stands in line. */
function leftEdge(items: readonly Item[], { width }: Surface['canvas']): number | undefined {
  const edges = items.filter(({ x, rotation }) => rotation === 0 && x >= 0 && x < width * LEFT_PART).map(({ x }) => x)
  return edges.length > 0 ? Math.min(...edges) : undefined
}

/** The first with its middle at the place, the others beside and below it as in a square. */
function gridFrom(at: Place, sizes: readonly Size[], { canvas }: Pick<Surface, 'canvas'>): Box[] {
  const gap = SHARES.gap * Math.min(canvas.width, canvas.height)
  const columns = Math.ceil(Math.sqrt(sizes.length))
  const cell = {
    w: Math.max(0, ...sizes.map(({ w }) => w)) + gap,
    h: Math.max(0, ...sizes.map(({ h }) => h)) + gap * 2,
  }
  const [first = { w: 0, h: 0 }] = sizes
  return sizes.map((size, nth) => ({
    ...size,
    x: round(at.x - first.w / 2 + (nth % columns) * cell.w),
    y: round(at.y - first.h / 2 + Math.floor(nth / columns) * cell.h),
  }))
}

/** What is written below a sample is not to be covered either. */
function withLabel(item: Item, label: number): Box {
  const bounds = boundsOf(item)
  return 'label' in item && item.label.show && item.label.position === 'below'
    ? { ...bounds, h: bounds.h + label }
    : bounds
}

/** What an item covers however it is turned. */
function boundsOf({ x, y, w, h, rotation }: Item): Box {
  const angle = (rotation * Math.PI) / 180
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  const [width, height] = [w * cosine + h * sine, w * sine + h * cosine]
  return { x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height }
}

function overlaps(one: Box, other: Box, gap: number): boolean {
  return (
    one.x < other.x + other.w + gap &&
    other.x < one.x + one.w + gap &&
    one.y < other.y + other.h + gap &&
    other.y < one.y + one.h + gap
  )
}

/** Tenths of a millimetre are enough by far. */
function round(mm: number): number {
  return Math.round(mm * 10) / 10
}
