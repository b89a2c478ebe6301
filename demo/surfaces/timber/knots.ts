import { chance } from '../drawing/chance.ts'
import { type Knot } from '../drawing/cut.ts'
import { noise } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'

/** A branch is cut obliquely: its outline is elongated along the grain. */
const DRAWN_OUT = 0.6

/**
 * The effect of a knot on a place: it moves the grain aside and lifts the rings (mm), darkens (`tone`), and replaces
 * the grain where it is cut itself (`body`), 0..1.
 */
type KnotEffect = { aside: number; lift: number; tone: number; body: number }

/** An object for `meetKnots` to write into. */
export function aKnotEffect(): KnotEffect {
  return { aside: 0, lift: 0, tone: 0, body: 0 }
}

/**
 * Grain flows round a knot like water round a pier: `aside` is the stream function of flow past a cylinder, y (1 -
 * R²/r²), minus y. `lift` (mm) raises the rings towards the branch, so that they close round it.
 */
export function meetKnots(knots: Knot[], along: number, across: number, effect: KnotEffect): void {
  effect.aside = 0
  effect.lift = 0
  effect.tone = 0
  effect.body = 0
  for (const knot of knots) {
    const dx = (along - knot.x) * DRAWN_OUT
    const dy = across - knot.y
    const square = dx * dx + dy * dy
    const { radius } = knot
    if (square > radius * radius * 64) continue
    const r = Math.sqrt(square) / radius
    const fade = smooth(8, 3, r)
    // The branch leans: it pushes the grain farther aside on one side.
    const far = (along - knot.x) * 0.28
    const stretched = far * far + dy * dy
    effect.aside -= (fade * dy * radius * radius * 1.15) / (stretched + radius * radius * 0.16)
    effect.lift += fade * radius * 1.5 * Math.exp(-0.16 * (stretched / (radius * radius)))
    const body = bodyTone(knot, { r, dx, dy })
    effect.body = Math.max(effect.body, smooth(1.08, 0.94, r))
    effect.tone = Math.max(effect.tone, body)
  }
}

function bodyTone(knot: Knot, { r, dx, dy }: { r: number; dx: number; dy: number }): number {
  if (r > 3.2) return 0
  const { id, radius } = knot
  const bend = noise(id, (dx / radius) * 1.3, (dy / radius) * 1.3)
  const grain = noise(id + 1, dx * 0.9, dy * 0.9)
  const round = r + 0.16 * bend + 0.04 * grain
  const halo = 0.34 * smooth(3.1, 0.9, round) + 0.08 * grain
  if (round > 1.25) return halo
  const rim = smooth(0.7 + 0.2 * bend, 1, round) * smooth(1.22, 1, round)
  const rings = 0.09 * Math.sin(round * radius * 2.2 + 3 * bend) + 0.16 * grain
  // The heart of the branch splits as it dries: a dark wedge from near the middle.
  const turn = chance(id, 5) * 6.28
  const reach = (dx * Math.cos(turn) + dy * Math.sin(turn)) / radius
  const aside = Math.abs(dx * Math.sin(turn) - dy * Math.cos(turn) + bend * radius * 0.22)
  const split = 0.5 * smooth(0.02 + 0.13 * (reach + 0.3), 0, aside / radius) * smooth(-0.3, 0.1, reach)
  const heart = 0.2 * smooth(0.5, 0, round)
  return Math.max(halo, smooth(1.2, 0.96, round) * (0.74 + rings + split + heart) + 0.3 * rim)
}
