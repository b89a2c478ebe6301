import { cross, dot, lengthOf, plus } from './scene.ts'
import type { Colour, Face, Scene, Shade, Sun, Vector } from './scene.ts'

/** How dark it is where two things meet, and how far from one its shade has fallen to a third, mm. */
const SHADE = 0.5
const SHADE_REACH = 160
const FARTHEST_SHADE = 3 * SHADE_REACH
const FARTHEST_BOX = 2600 + FARTHEST_SHADE
const SUNLIGHT = 1.6

/** The light that falls on a place of a face. `s` and `t` are its place on the face, 0..1. */
export function lightAt(scene: Scene, face: Face, at: Vector, { s, t }: { s: number; t: number }): Colour {
  const normal = normalOf(face, scene.camera.at, at)
  const light: [number, number, number] = [...scene.ambient]
  for (const { at: lamp, colour, reach } of scene.lamps) {
    const way = plus(lamp, at, -1)
    const far = lengthOf(way)
    // A large, soft light also reaches what faces a little away from it.
    const facing = Math.max(0, dot(normal, way) / far + 0.25) / 1.25
    const strength = facing / (1 + (far / reach) ** 2)
    for (const channel of [0, 1, 2] as const) light[channel] += colour[channel] * strength
  }
  const sun = scene.sun && dot(normal, scene.sun.towards) > 0 && isInSun(scene.sun, at) ? SUNLIGHT : 0
  const open = opennessOf(scene.shades, face, at) * edgeLight(face, s, t)
  return [light[0] * open + sun, light[1] * open + sun * 0.93, light[2] * open + sun * 0.8]
}

/** The side of the face that the camera sees. */
function normalOf({ across, down }: Face, eye: Vector, at: Vector): Vector {
  const normal = cross(across, down)
  const length = lengthOf(normal) * (dot(normal, plus(eye, at, -1)) < 0 ? -1 : 1)
  return [normal[0] / length, normal[1] / length, normal[2] / length]
}

function isInSun({ towards, wall, low, high }: Sun, at: Vector): boolean {
  const way = (wall - at[0]) / towards[0]
  if (way <= 0) return false
  const [, y, z] = plus(at, towards, way)
  // The bars of the window.
  const isBar = Math.abs(z - (low[1] + high[1]) / 2) < 30
  return y > low[0] && y < high[0] && z > low[1] && z < high[1] && !isBar
}

/** What other things leave of the light, 0..1. */
function opennessOf(shades: readonly Shade[], face: Face, [atX, y, atZ]: Vector): number {
  let open = 1
  for (const { low, high, stand, thing } of shades) {
    if (thing === face.thing) continue
    const [aside, behind] = [atX - stand.x, atZ - stand.z]
    // No box reaches farther from its stand.
    if (aside ** 2 + behind ** 2 > FARTHEST_BOX ** 2 || y > high[1] + FARTHEST_SHADE) continue
    const [cos, sin] = [Math.cos(stand.turn), Math.sin(stand.turn)]
    const [x, z] = [aside * cos - behind * sin, aside * sin + behind * cos]
    const dx = Math.max(low[0] - x, 0, x - high[0])
    const dy = Math.max(low[1] - y, 0, y - high[1])
    const dz = Math.max(low[2] - z, 0, z - high[2])
    const away = Math.sqrt(dx * dx + dy * dy + dz * dz)
    if (away < FARTHEST_SHADE) open *= 1 - SHADE * Math.exp(-away / SHADE_REACH)
  }
  return open
}

function edgeLight({ across, down, edge }: Face, s: number, t: number): number {
  if (!edge) return 1
  const [wide, tall] = [lengthOf(across), lengthOf(down)]
  const [fromSide, fromEnd] = [Math.min(s, 1 - s) * wide, Math.min(t, 1 - t) * tall]
  const { dark, reach } = edge
  return (1 - dark * Math.exp(-fromSide / reach)) * (1 - dark * Math.exp(-fromEnd / reach))
}
