import type { BoardFields } from '../../../contract/boards/board.ts'
import { NEW_ITEM, NEW_PICTURE, type Item, type Sample, type Snapshot } from '../../../contract/boards/item.ts'
import { onPaper, pictureSize, repeatOf, type Size } from '../../../contract/boards/scale.ts'
import type { Point } from '../editor/geometry/boxes.ts'
import { freePlaces, LEAST_SHARE, placesAbout } from './places.ts'

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

/** How long the longer side of a sample is at first, in shares of the paper's shorter side. */
const SHARES = { usual: 0.28, most: 0.36 }

/** So large a sample is laid: as its picture is, to scale, where that is known; never too small to be seen or so large that it hides the board. */
export function firstSize(snapshot: Snapshot, { canvas, scale }: Pick<Surface, 'canvas' | 'scale'>): Size {
  const shorter = Math.min(canvas.width, canvas.height)
  const within = (length: number) =>
    Math.max(1, Math.round(Math.min(Math.max(length, shorter * LEAST_SHARE), shorter * SHARES.most)))
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
  at?: Point | undefined
}

/** Samples of these SKUs, one after the other: where there is room, in rows, or about the place where they were dropped. */
export function layOut(surface: Surface, found: readonly FoundSku[], { newId, at }: LayingOptions): Sample[] {
  const { items } = surface
  const sizes = found.map(({ snapshot }) => firstSize(snapshot, surface))
  const boxes = at ? placesAbout(at, sizes, surface) : freePlaces(surface, sizes)
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
    ...NEW_ITEM,
    ...NEW_PICTURE,
    ...place,
    mask: snapshot.isFabric ? 'pinked' : 'rectangle',
    label: { show: true, fields: ['number', 'name'], position: 'below' },
    refId: skuId,
    snapshot,
    trueScale: tileRepeat !== null,
    tileRepeat,
  }
}
