import type { Scale } from './board.ts'
import type { Sample, Snapshot, TileRepeat } from './item.ts'

/** Sides within this share of each other count as equal. */
const SAME_SIZE = 0.02

/** Lengths in mm. */
export interface Size {
  w: number
  h: number
}

/** The true size of what a SKU's picture shows; undefined where it is unknown. */
export function pictureSize({ cover }: Pick<Snapshot, 'cover'>): Size | undefined {
  if (!cover?.mmWidth) return undefined
  return { w: cover.mmWidth, h: (cover.mmWidth * cover.height) / cover.width }
}

/**
 * Whether the picture shows exactly one piece (a tile, not a field of tiles with joints), either way round. A joint is added only
 * between such pictures.
 */
export function showsOnePiece(snapshot: Pick<Snapshot, 'cover' | 'lengthMm' | 'widthMm'>): boolean {
  const shown = pictureSize(snapshot)
  const { lengthMm, widthMm } = snapshot
  if (!shown || lengthMm === null || widthMm === null) return false
  const isAbout = (one: number, other: number) => Math.abs(one - other) <= other * SAME_SIZE
  return (
    (isAbout(shown.w, lengthMm) && isAbout(shown.h, widthMm)) ||
    (isAbout(shown.w, widthMm) && isAbout(shown.h, lengthMm))
  )
}

/** How a SKU's picture repeats over an area; null where its true size is unknown. `joint` counts only between single pieces. */
export function repeatOf(snapshot: Snapshot, joint = 0): TileRepeat | null {
  const shown = pictureSize(snapshot)
  return shown ? { mmWidth: shown.w, mmHeight: shown.h, joint: showsOnePiece(snapshot) ? joint : 0 } : null
}

/**
 * A sample with these facts of its SKU. It is to scale if the true size of the picture is known, unless the member had turned the
 * scale off.
 */
export function withFacts(sample: Sample, snapshot: Snapshot): Sample {
  // A sample without a true size may now be to scale.
  const couldNot = pictureSize(sample.snapshot) === undefined
  const tileRepeat = sample.trueScale || couldNot ? repeatOf(snapshot, sample.tileRepeat?.joint) : null
  return { ...sample, snapshot, trueScale: tileRepeat !== null, tileRepeat }
}

/** Turns lengths in the room into lengths on paper. */
export function onPaper({ w, h }: Size, scale: Scale): Size {
  return { w: w / scale, h: h / scale }
}

/** The area of the room that a sample stands for; undefined where it is not to scale. */
export function areaInRoom(sample: Pick<Sample, 'w' | 'h' | 'trueScale'>, scale: Scale): Size | undefined {
  return sample.trueScale ? { w: sample.w * scale, h: sample.h * scale } : undefined
}
