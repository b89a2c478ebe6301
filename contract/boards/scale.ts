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

/** The longer side of a slab or sheet, mm. Smaller pieces are tiles and mosaics with joints, longer ones are rolls. */
const SHEET = { least: 600, most: 5000 }

/**
 * The stated size of a slab or sheet that is larger than its picture, whichever way round. Repeated side by side, the picture would be a
 * grid that no slab has. Null for small pieces, patterns with a stated repeat, and what has no size of its own: fabrics and rolls.
 */
export function pieceBeyondPicture(
  snapshot: Pick<Snapshot, 'cover' | 'lengthMm' | 'widthMm' | 'isFabric' | 'hasRepeat'>,
): Size | null {
  const shown = pictureSize(snapshot)
  const { lengthMm, widthMm, isFabric, hasRepeat } = snapshot
  if (!shown || lengthMm === null || widthMm === null || isFabric || hasRepeat) return null
  const longer = Math.max(lengthMm, widthMm)
  if (longer < SHEET.least || longer > SHEET.most) return null
  const isBeyond = (w: number, h: number) =>
    w >= shown.w * (1 - SAME_SIZE) && h >= shown.h * (1 - SAME_SIZE) && w * h > shown.w * shown.h * (1 + 2 * SAME_SIZE)
  return isBeyond(lengthMm, widthMm) || isBeyond(widthMm, lengthMm) ? { w: lengthMm, h: widthMm } : null
}

/** Rolls are wider than planks of their length, mm. */
const NARROWEST_ROLL = 300
/** Units of what is poured or spread. Where it states a size, that is its container's. */
const POURED =
  /\b(?:l|ml|lit(?:re|er)s?|gallons?|kgs?|kilos?|kilogram(?:me)?s?|grams?|tonnes?|pounds?|lbs?)\b|升|加仑|千克|公斤|吨|磅/iu

type Laid = Pick<Snapshot, 'cover' | 'lengthMm' | 'widthMm' | 'isFabric' | 'hasRepeat' | 'unit'>

/**
 * Whether more than a SKU's picture is shown by mirroring it, so that no seam is seen: of slabs and sheets, and of all that is not laid in
 * pieces (paint, plaster, fabric, rolls). What is laid in pieces repeats with its joints, and a pattern with a stated repeat as it is.
 */
export function isLaidMirrored(snapshot: Laid): boolean {
  if (!pictureSize(snapshot) || snapshot.hasRepeat) return false
  return !isLaidInPieces(snapshot) || pieceBeyondPicture(snapshot) !== null
}

function isLaidInPieces({ lengthMm, widthMm, isFabric, unit }: Laid): boolean {
  if (lengthMm === null || widthMm === null || isFabric || POURED.test(`${unit.enName} ${unit.name}`)) return false
  return Math.max(lengthMm, widthMm) <= SHEET.most || Math.min(lengthMm, widthMm) < NARROWEST_ROLL
}

/** How a SKU's picture repeats over an area; null where its true size is unknown. `joint` counts only between single pieces. */
export function repeatOf(snapshot: Snapshot, joint = 0): TileRepeat | null {
  const shown = pictureSize(snapshot)
  if (!shown) return null
  const repeat = { mmWidth: shown.w, mmHeight: shown.h, joint: showsOnePiece(snapshot) ? joint : 0 }
  return isLaidMirrored(snapshot) ? { ...repeat, isMirrored: true } : repeat
}

/** Whether every other repeat is mirrored. What was laid before repeats said so is judged by its SKU. */
export function isMirrored({ tileRepeat, snapshot }: Pick<Sample, 'tileRepeat' | 'snapshot'>): boolean {
  return tileRepeat !== null && (tileRepeat.isMirrored ?? isLaidMirrored(snapshot))
}

/** Whether a sample shows more than its picture, which is mirrored for that. */
export function showsMirrored(
  sample: Pick<Sample, 'tileRepeat' | 'snapshot' | 'crop' | 'w' | 'h'>,
  scale: Scale,
): boolean {
  const { tileRepeat, crop, w, h } = sample
  if (!tileRepeat || !isMirrored(sample)) return false
  const shows = (from: number, side: number, length: number) => from * length + side * scale > length * (1 + SAME_SIZE)
  return shows(crop.x, w, tileRepeat.mmWidth) || shows(crop.y, h, tileRepeat.mmHeight)
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
