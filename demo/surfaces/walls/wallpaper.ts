import { labOfHex } from '../drawing/colour.ts'
import { spread } from '../drawing/chance.ts'
import { noiseFields } from '../drawing/noise.ts'
import { type Design, type PlacedMark, coverOf, place } from './printed-marks.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { type Family, blend, paint } from '../drawing/surface.ts'
import { DESIGNS } from './wallpaper-designs.ts'

type WallpaperParameters = {
  motif: keyof typeof DESIGNS
  ground: string
  inks: string[]
  /** Repeat of the pattern, mm. */
  repeat: number
  /** Depth of the embossed relief, 0..1. */
  emboss?: number
  /** Distance of the pleats in mm; undefined for a flat sheet. */
  pleat?: number
}

/** Squares along a tile, by which its marks are indexed. */
const SQUARES = 56

/** The marks of every square of the tile, lowest first; neighbours' marks cross the edges. */
function sortIntoSquares({ width, height, marks, isStacked }: Design, margin: number): PlacedMark[][] {
  const squares: PlacedMark[][] = Array.from({ length: SQUARES * SQUARES }, () => [])
  for (const [order, mark] of marks.entries()) {
    for (let i = -2; i <= 2; i++) {
      for (let j = -4; j <= 4; j++) {
        const placed = place(mark, order, i * width, (i * 0.5 + j) * height)
        const half = mark.shape === 'disc' ? 0 : mark.length / 2
        const reach = half * (1 + 2 * Math.abs(mark.bend)) + mark.width + margin
        const x = placed.x + half * placed.cosine
        const y = placed.y + half * placed.sine
        addToSquares(
          squares,
          placed,
          { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach },
          { width, height },
        )
      }
    }
  }
  if (isStacked)
    return squares.map((square, index) => {
      const sorted = square.toSorted((one, other) => one.dropped - other.dropped || one.order - other.order)
      const x = (((index % SQUARES) + 0.5) * width) / SQUARES
      const y = ((Math.floor(index / SQUARES) + 0.5) * height) / SQUARES
      // Marks under a disc that covers the whole square need no check.
      const half = Math.hypot(width, height) / 2 / SQUARES + margin
      const hider = sorted.findLastIndex(
        (mark) => mark.shape === 'disc' && mark.cover === 1 && Math.hypot(mark.x - x, mark.y - y) + half < mark.width,
      )
      return sorted.slice(Math.max(0, hider))
    })
  return squares
}

function addToSquares(
  squares: PlacedMark[][],
  mark: PlacedMark,
  box: { left: number; right: number; top: number; bottom: number },
  { width, height }: { width: number; height: number },
): void {
  const lastColumn = Math.min(SQUARES - 1, Math.floor((box.right / width) * SQUARES))
  const lastRow = Math.min(SQUARES - 1, Math.floor((box.bottom / height) * SQUARES))
  for (let row = Math.max(0, Math.floor((box.top / height) * SQUARES)); row <= lastRow; row++) {
    for (let column = Math.max(0, Math.floor((box.left / width) * SQUARES)); column <= lastColumn; column++) {
      squares[row * SQUARES + column]?.push(mark)
    }
  }
}

/** Height of a pleat, 0..1: it rises softly for three quarters of its width and falls behind the crest. */
function foldOf(place: number): number {
  const inside = place - Math.floor(place)
  return inside < 0.75 ? Math.sin((inside / 0.75) * 1.5708) : Math.cos(((inside - 0.75) / 0.25) * 1.5708)
}

/** Printed wallpaper in half-drop repeat: overlapping inks from slightly misregistered plates, on rough paper. */
export const wallpaper: Family<WallpaperParameters> = (
  { motif, repeat, emboss = 0, pleat, ...colours },
  seed,
  footprint,
) => {
  const ground = labOfHex(colours.ground)
  const inks = colours.inks.map(labOfHex)
  const design = DESIGNS[motif](repeat)
  const squares = sortIntoSquares(design, 2 + footprint)
  const { width, height } = design
  // Irregularities scale with the pattern.
  const mm = repeat / 320
  const field = noiseFields(seed, footprint, 0.6)
  const handX = field(1, 13 * mm, 2)
  const handY = field(2, 13 * mm, 2)
  const tooth = field(3, 0.7, 2)
  const mottle = field(4, 3, 2)
  const fibres = field(5, 1.6, 2, 5)
  const sway = field(6, 60, 2, 5)
  const plate = { shiftX: 0.5 * mm + 0.2 * spread(seed, 1), shiftY: -0.4 * mm + 0.2 * spread(seed, 2) }
  const at = { x: 0, y: 0, ...plate, footprint }
  const cover = { body: 0, detail: 0 }

  return (px, py, texel) => {
    // A block cut by hand has no straight edges.
    const x = px + 0.7 * mm * handX(px, py)
    const y = py + 0.7 * mm * handY(px, py)
    const column = Math.floor(x / width)
    const dropped = y - column * 0.5 * height
    at.x = x - column * width
    at.y = dropped - Math.floor(dropped / height) * height
    const square =
      squares[
        Math.min(SQUARES - 1, ((at.y / height) * SQUARES) | 0) * SQUARES +
          Math.min(SQUARES - 1, ((at.x / width) * SQUARES) | 0)
      ]
    const grain = tooth(px, py)
    const uneven = mottle(px, py)
    const dry = clamp(0.95 + 0.07 * uneven - 0.22 * smooth(0.35, 0.75, grain + 0.4 * uneven))
    paint(texel, ground)
    let film = 0
    for (const mark of square ?? []) {
      coverOf(mark, at, cover)
      if (cover.body === 0) continue
      const laid = cover.body * mark.cover
      if (mark.ink < 0) {
        blend(texel, ground, laid)
        film -= film * laid
        continue
      }
      blend(texel, inks[mark.ink % inks.length] ?? ground, laid * dry)
      film += (1 - film) * laid
      const key = inks[mark.detailInk % inks.length] ?? ground
      if (cover.detail > 0) blend(texel, key, cover.detail * cover.body * 0.9 * dry)
    }
    const weave = fibres(px, py)
    texel.l += 0.006 * grain + 0.008 * uneven * film + 0.004 * weave
    texel.height = 0.02 * grain + 0.018 * weave + 0.05 * film + emboss * (0.25 * film + 0.12 * weave)
    texel.gloss = 0.04 * film
    if (!pleat) return
    const fold = foldOf((px + 0.5 * sway(py, px)) / pleat) * clamp(pleat / footprint / 2 - 0.8)
    texel.height += 0.085 * pleat * fold
    texel.l += 0.03 * fold
  }
}
