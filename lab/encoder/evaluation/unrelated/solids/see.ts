import { chance } from '../../../../../demo/surfaces/drawing/chance.ts'
import type { Frame, Raster } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { paint } from '../painting/paint.ts'
import { mixed, type Tone } from '../painting/tones.ts'
import { type Cluster, distanceTo, gather, lightAt, meet, opennessAt, stretchAlong } from './field.ts'
import type { Part, Vector } from './parts.ts'
import { type Scene, unit } from './scene.ts'

/** Rays along the picture's shorter side: the encoder scales it to 160 pixels. */
const RAYS = 170

/** Renders a scene with soft shadows, light from the sky and reflections of it (sphere tracing, Hart 1996). */
export function see(scene: Scene, frame: Frame): Raster {
  const { camera, fuzz = 0 } = scene
  const look = createLook(scene, gather(scene.parts), frame.random.seed())
  const ahead = unit([camera.to[0] - camera.from[0], camera.to[1] - camera.from[1], camera.to[2] - camera.from[2]])
  const aside = unit([ahead[2], 0, -ahead[0]])
  const up: Vector = [
    ahead[1] * aside[2] - ahead[2] * aside[1],
    ahead[2] * aside[0] - ahead[0] * aside[2],
    ahead[0] * aside[1] - ahead[1] * aside[0],
  ]
  const { width, height } = frame
  const short = Math.min(width, height)
  const spread = (fuzz / RAYS) * camera.view
  return paint(frame, RAYS, (x, y) => {
    const column = ((x - width / 2) / short) * camera.view + spread * (chance(7, x, y) - 0.5)
    const row = ((height / 2 - y) / short) * camera.view + spread * (chance(8, x, y) - 0.5)
    return look(
      unit([
        ahead[0] + aside[0] * column + up[0] * row,
        ahead[1] + aside[1] * column + up[1] * row,
        ahead[2] + aside[2] * column + up[2] * row,
      ]),
    )
  })
}

/** The function that gives the tone in a direction from the camera. */
function createLook(scene: Scene, clusters: Cluster[], seed: number): (direction: Vector) => Tone {
  const { blend, camera, floor, haze } = scene
  const shade = createShade(scene, clusters, seed)
  return (direction) => {
    const sky = scene.skyAt(...direction)
    const stretch = stretchAlong(clusters, camera.from, direction, blend)
    const fall = floor && direction[1] < 0 ? (floor.level - camera.from[1]) / direction[1] : Infinity
    const met = meet({ ...stretch, to: Math.min(stretch.to, fall) }, blend, camera.from, direction)
    const along = met ?? fall
    if (along === Infinity || along <= 0) return sky
    const point: Vector = [
      camera.from[0] + direction[0] * along,
      camera.from[1] + direction[1] * along,
      camera.from[2] + direction[2] * along,
    ]
    const tone = met === undefined ? shade.floor(point) : shade.body(stretch.parts, point, direction)
    return haze === undefined ? tone : mixed(tone, sky, 1 - 0.5 ** (along / haze))
  }
}

function createShade({ parts, blend, floor, skyAt, sun, ambient }: Scene, clusters: Cluster[], seed: number) {
  const towards = unit(sun.towards)
  const noise = createNoise(seed)
  const size = Math.max(...parts.map(({ reach }) => reach), 0.2)
  const lit = ([red, green, blue]: Tone, direct: number, open: number): Tone => [
    bright(red, direct * sun.tone[0] + open * ambient * 0.94),
    bright(green, direct * sun.tone[1] + open * ambient),
    bright(blue, direct * sun.tone[2] + open * ambient * 1.08),
  ]
  const shadow = (point: Vector) =>
    lightAt(stretchAlong(clusters, point, towards, blend), [blend, sun.hardness], point, towards)

  function shadeFloor(point: Vector): Tone {
    const open = opennessAt(clusters, [blend, size * 0.4], point, [0, 1, 0])
    return lit(floor?.toneAt(point[0], point[2]) ?? [0, 0, 0], Math.max(0, towards[1]) * shadow(point), open)
  }

  function shadeBody(near: readonly Part[], point: Vector, direction: Vector): Tone {
    const { finish } = nearest(near, point)
    const { tone, gloss = 0, roughness = 0 } = finish
    const normal = roughen(normalAt(near, blend, point), roughness, point, noise.inSpace)
    const lifted: Vector = [point[0] + normal[0] * 0.004, point[1] + normal[1] * 0.004, point[2] + normal[2] * 0.004]
    const facing = Math.max(0, dot(normal, towards))
    const direct = facing > 0 ? facing * shadow(lifted) : 0
    const open = opennessAt(clusters, [blend, size * 0.3], point, normal) * (0.72 + 0.28 * normal[1])
    const matt = lit(typeof tone === 'function' ? tone(...point) : tone, direct, open)
    if (gloss === 0) return matt
    const turned = -dot(direction, normal)
    const mirrored: Vector = [
      direction[0] + 2 * turned * normal[0],
      direction[1] + 2 * turned * normal[1],
      direction[2] + 2 * turned * normal[2],
    ]
    const glint = Math.max(0, dot(mirrored, towards)) ** 60 * (direct > 0 ? 1 : 0)
    const share = gloss * (0.15 + 0.85 * (1 - Math.max(0, turned)) ** 4)
    const [red, green, blue] = mixed(matt, skyAt(...mirrored), share)
    return [red + glint * gloss, green + glint * gloss, blue + glint * gloss]
  }

  return { floor: shadeFloor, body: shadeBody }
}

/** A tone in a light: computed in linear light, shown with the display's gamma. */
function bright(value: number, light: number): number {
  return Math.max(0, value) * Math.max(0, light) ** 0.4545
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

function nearest(parts: readonly Part[], [x, y, z]: Vector): Part {
  const [first] = parts
  if (!first) throw new Error('a point on no part')
  let [found, best] = [first, Infinity]
  for (const part of parts) {
    const distance = part.distance(x, y, z)
    if (distance < best) [found, best] = [part, distance]
  }
  return found
}

/** The field's gradient, from the corners of a tetrahedron. */
function normalAt(parts: readonly Part[], blend: number, [x, y, z]: Vector): Vector {
  const reach = 0.002
  const at = (i: number, j: number, k: number) =>
    distanceTo(parts, blend, [x + i * reach, y + j * reach, z + k * reach])
  const [a, b, c, d] = [at(1, -1, -1), at(-1, -1, 1), at(-1, 1, -1), at(1, 1, 1)]
  return unit([a - b - c + d + 1e-9, -a - b + c + d, -a + b - c + d])
}

function roughen(
  normal: Vector,
  roughness: number,
  [x, y, z]: Vector,
  noise: (x: number, y: number, z: number) => number,
): Vector {
  if (roughness === 0) return normal
  const at = (shift: number) =>
    roughness * (noise(x * 45 + shift, y * 45, z * 45) * 0.6 + noise(x * 13, y * 13 + shift, z * 13) * 0.3)
  return unit([normal[0] + at(0), normal[1] + at(31), normal[2] + at(67)])
}
