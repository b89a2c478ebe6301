import type { BoardFields } from '../../../contract/boards/board.ts'
import { NEW_ITEM, NEW_PICTURE, type Item, type Sample, type Snapshot } from '../../../contract/boards/item.ts'
import { onPaper, pictureSize, repeatOf, type Size } from '../../../contract/boards/scale.ts'
import type { PaperPoint } from '../editor/geometry/boxes.ts'
import { freePlaces, LEAST_SHARE, placesAbout } from './places.ts'

/** A SKU as it is now, to be placed. */
export interface FoundSku {
  skuId: string
  snapshot: Snapshot
}

/** What samples are placed on; lengths in mm on paper. */
export interface Surface {
  canvas: BoardFields['canvas']
  scale: BoardFields['scale']
  items: readonly Item[]
}

/** The first length of a sample's longer side, as shares of the paper's shorter side. */
const SHARES = { usual: 0.28, most: 0.36 }

/** The size of a new sample: its picture to scale where the size is known, within limits so that it can be seen and hides little. */
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
  // A sample that is not to scale shows its whole picture.
  return { w: Math.max(1, longest * Math.min(1, ratio)), h: Math.max(1, longest / Math.max(1, ratio)) }
}

interface LayingOptions {
  newId: () => string
  /** The middle of the first sample. Without it each is placed where there is room. */
  at?: PaperPoint | undefined
}

/** Makes samples of these SKUs, in rows where there is room, or around the place where they were dropped. */
export function layOut(surface: Surface, found: readonly FoundSku[], { newId, at }: LayingOptions): Sample[] {
  const { items } = surface
  const z = Math.max(0, ...items.map((item) => item.z))
  const laid = Math.max(-1, ...items.map((item) => (item.type === 'sku' ? item.laid : -1)))
  const samples = found.map(({ skuId, snapshot }, nth) => {
    const place = { x: 0, y: 0, ...firstSize(snapshot, surface) }
    return sampleOf({ skuId, snapshot }, { id: newId(), ...place, z: z + 1 + nth, laid: laid + 1 + nth })
  })
  const boxes = at ? placesAbout(at, samples, surface) : freePlaces(surface, samples)
  return samples.map((sample, nth) => ({ ...sample, ...boxes[nth] }))
}

/** A new sample. */
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
