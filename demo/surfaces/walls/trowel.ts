import { chance, hash } from '../drawing/chance.ts'
import { smooth } from '../drawing/ramp.ts'

/** The uppermost pass of the trowel at a place. */
type TrowelPass = {
  /** How hard it pressed, -1..1. */
  tone: number
  /** The bead of lime from the blade's edge, 0..1. */
  edge: number
  /** Height of the coat across the pass, 0..1. */
  swell: number
  /** Place along and across the stroke, mm; each stroke has its own origin. */
  along: number
  across: number
}

/** An object to write into. */
export function aTrowelPass(): TrowelPass {
  return { tone: 0, edge: 0, swell: 0, along: 0, across: 0 }
}

/** Distance of the passes, mm; a pass reaches at most one spacing from its middle. */
const SPACING = 118

type Stroke = {
  x: number
  y: number
  cosine: number
  sine: number
  half: number
  width: number
  curve: number
  tone: number
  /** Square of the greatest distance from its middle, mm². */
  reach: number
}

const aStroke = (): Stroke => ({
  x: 0.5,
  y: 0.5,
  cosine: 0.5,
  sine: 0.5,
  half: 0.5,
  width: 0.5,
  curve: 0.5,
  tone: 0.5,
  reach: 0.5,
})

function setStroke(stroke: Stroke, seed: number, i: number, j: number): void {
  const id = hash(seed, i, j)
  // An arm moves in a few directions, mostly across and up to the right.
  const turn = -0.5 + 1.9 * (chance(id, 1) - 0.5) + (chance(id, 2) < 0.25 ? 1.5 : 0)
  stroke.x = (i + chance(id, 3)) * SPACING
  stroke.y = (j + chance(id, 4)) * SPACING
  stroke.cosine = Math.cos(turn)
  stroke.sine = Math.sin(turn)
  stroke.half = SPACING * (0.55 + 0.4 * chance(id, 5))
  stroke.width = SPACING * (0.24 + 0.26 * chance(id, 6))
  stroke.curve = 0.0022 * (chance(id, 7) - 0.5) * 2
  stroke.tone = 2 * chance(id, 8) - 1
  stroke.reach = stroke.half ** 2 + (stroke.width + Math.abs(stroke.curve) * stroke.half ** 2) ** 2
}

/** One layer of strokes: those near the last square, and which of them reach the last patch. */
type Layer = {
  seed: number
  strokes: Stroke[]
  near: Stroke[]
  shift: number
  column: number
  row: number
  xi: number
  yi: number
}

const PATCH = SPACING / 5

function enterPatch(layer: Layer, xi: number, yi: number): void {
  layer.xi = xi
  layer.yi = yi
  const column = Math.floor((xi + 0.5) / 5)
  const row = Math.floor((yi + 0.5) / 5)
  if (column !== layer.column || row !== layer.row) {
    layer.column = column
    layer.row = row
    for (const [k, stroke] of layer.strokes.entries())
      setStroke(stroke, layer.seed, column - 1 + (k % 3), row - 1 + ((k / 3) | 0))
  }
  layer.near = layer.strokes.filter((stroke) => {
    const dx = (xi + 0.5) * PATCH - stroke.x
    const dy = (yi + 0.5) * PATCH - stroke.y
    return Math.sqrt(dx * dx + dy * dy) < Math.sqrt(stroke.reach) + PATCH * 0.71
  })
}

/**
 * Overlapping strokes of a trowel or wide brush in layers. `drag`: streaks along a stroke, about -1..1; `streaks`:
 * their strength where it feathers out, 0..1; `soft`: width of the leading edge, mm.
 */
export function trowelPasses(
  seed: number,
  { drag, soft, streaks }: { drag: (along: number, across: number) => number; soft: number; streaks: number },
): (x: number, y: number, pass: TrowelPass) => void {
  const layers: Layer[] = [0, 1, 2].map((part) => ({
    seed: seed + part * 17,
    strokes: Array.from({ length: 9 }, aStroke),
    near: [],
    shift: part * 0.37 * SPACING,
    column: 0.5,
    row: 0.5,
    xi: 0.5,
    yi: 0.5,
  }))

  return (x, y, pass) => {
    pass.tone = 0
    pass.edge = 0
    pass.swell = 0
    pass.along = x
    pass.across = y
    for (const layer of layers) {
      const px = x + layer.shift
      const py = y - layer.shift
      const xi = Math.floor(px / PATCH)
      const yi = Math.floor(py / PATCH)
      if (xi !== layer.xi || yi !== layer.yi) enterPatch(layer, xi, yi)
      for (let k = 0; k < layer.near.length; k++) {
        const stroke = layer.near[k] ?? layer.strokes[0]
        if (!stroke) continue
        const dx = px - stroke.x
        const dy = py - stroke.y
        if (dx * dx + dy * dy > stroke.reach) continue
        const along = dx * stroke.cosine + dy * stroke.sine
        const { half, width } = stroke
        if (along > half || along < -half) continue
        const across = dy * stroke.cosine - dx * stroke.sine - stroke.curve * along * along
        if (across > width || across < -width) continue
        // Feathered at the ends and on the trailing side, sharp on the leading one.
        const clean = smooth(0, soft, width - across)
        const feather = smooth(0, width, across + width) * smooth(0, half * 0.55, half - Math.abs(along))
        if (feather <= 0) continue
        // The thin end of a coat breaks up into streaks.
        const streaked =
          feather < 0.97 ? smooth(0.22, 0.78, feather + streaks * drag(along + stroke.tone * 2000, across)) : 1
        const cover = clean * streaked
        if (cover <= 0) continue
        pass.tone += (stroke.tone - pass.tone) * cover
        pass.swell += ((across / width) * 0.5 + 0.5 - pass.swell) * cover
        pass.edge += (smooth(7, 0.5, width - across) - pass.edge) * cover
        if (cover > 0.4) {
          pass.along = along + stroke.tone * 2000
          pass.across = across
        }
      }
    }
  }
}
