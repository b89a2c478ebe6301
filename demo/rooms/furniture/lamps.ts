import { type Lamp, type Light } from '../light/lights.ts'
import { type Place } from '../light/ray.ts'
import { ball, drum, rod, turnedSolid } from '../shapes.ts'
import { type Part, type Thing, around, between, part, stand } from '../solids.ts'

/** A lamp as an object in a room, and the light that it gives in the evening. */
export type LampThing = { thing: Thing; lamp: Lamp }

/** Light of a warm bulb at a distance of one metre. */
const WARM: Light = [1, 0.86, 0.69]

function glowing(power: number): Light {
  return [WARM[0] * power, WARM[1] * power, WARM[2] * power]
}

function cord(y: number): Part {
  const low = { x: 0, y, z: 0 }
  const high = { x: 0, y: 3400, z: 0 }
  return part('dark', between(low, high, 4), rod(low, high, 3))
}

/** A metal dome that shines down, with its rim at `y`. `power` is that of a warm bulb at one metre, here and below. */
export function dome({ x, y, z }: Place, power: number): LampThing {
  const at = { x: 0, y: 0, z: 0 }
  const outer = turnedSolid(at, 190, (t) => 230 * Math.sqrt(Math.max(0.006, 1 - t * t)))
  const inner = turnedSolid({ x: 0, y: -20, z: 0 }, 190, (t) => 222 * Math.sqrt(Math.max(0.006, 1 - t * t)))
  const bulb = { x: 0, y: 30, z: 0 }
  const shade = part('clay', around(at, { width: 460, height: 190, depth: 460 }), (px, py, pz) =>
    Math.max(outer(px, py, pz), -inner(px, py, pz)),
  )
  const parts = [
    shade,
    part('glow', around(bulb, { width: 110, height: 110, depth: 110 }), ball({ x: 0, y: 85, z: 0 }, 52)),
    cord(185),
  ]
  return {
    thing: stand(parts, { x, y, z }),
    lamp: { x, y: y + 20, z, radius: 60, power: glowing(power), isDown: true },
  }
}

/** A paper globe with its middle at `y`. */
export function globe({ x, y, z }: Place, radius: number, power: number): LampThing {
  const middle = { x: 0, y: -radius * 0.86, z: 0 }
  const shape = (px: number, py: number, pz: number) => (Math.sqrt(px * px + (py / 0.86) ** 2 + pz * pz) - radius) * 0.8
  const size = { width: 2 * radius, height: 1.72 * radius, depth: 2 * radius }
  const parts = [part('glow', around(middle, size, 2), shape), cord(radius * 0.86)]
  return { thing: stand(parts, { x, y, z }), lamp: { x, y, z, radius: radius * 0.8, power: glowing(power) } }
}

/** A floor lamp with a linen shade, 1550 mm high. */
export function floorLamp({ x, y, z }: Place, power: number): LampThing {
  const foot = { x: 0, y: 0, z: 0 }
  const shade = { x: 0, y: 1240, z: 0 }
  const parts = [
    part('dark', around(foot, { width: 280, height: 24, depth: 280 }), drum(foot, { radius: 138, height: 22 }, 6)),
    part('brass', between(foot, shade, 12), rod(foot, shade, 10)),
    part('glow', around(shade, { width: 420, height: 300, depth: 420 }), coneShade(shade, 205, 160, 300)),
  ]
  return { thing: stand(parts, { x, y, z }), lamp: { x, y: y + 1390, z, radius: 150, power: glowing(power) } }
}

function coneShade(at: Place, low: number, high: number, height: number) {
  return turnedSolid(at, height, (t) => low + (high - low) * t)
}

/** A table lamp with a clay foot, 460 mm high. */
export function tableLamp({ x, y, z }: Place, power: number): LampThing {
  const foot = { x: 0, y: 0, z: 0 }
  const shade = { x: 0, y: 250, z: 0 }
  const body = turnedSolid(foot, 260, (t) => 30 + 64 * Math.exp(-(((t - 0.36) / 0.3) ** 2)))
  const parts = [
    part('clay', around(foot, { width: 220, height: 260, depth: 220 }), body),
    part('glow', around(shade, { width: 350, height: 210, depth: 350 }), coneShade(shade, 172, 128, 210)),
  ]
  return { thing: stand(parts, { x, y, z }), lamp: { x, y: y + 355, z, radius: 110, power: glowing(power) } }
}

/** An opal globe on a bracket; its middle is 124 mm in front of the wall. */
export function wallBall({ x, y, z }: Place, power: number): LampThing {
  const parts = [
    part(
      'glow',
      around({ x: 0, y: -80, z: 0 }, { width: 164, height: 164, depth: 164 }),
      ball({ x: 0, y: 0, z: 0 }, 80),
    ),
    part('brass', around({ x: 0, y: -50, z: -100 }, { width: 100, height: 100, depth: 60 }), (px, py, pz) =>
      Math.max(Math.sqrt(px * px + py * py) - 46, Math.abs(pz + 100) - 24),
    ),
  ]
  return { thing: stand(parts, { x, y, z }), lamp: { x, y, z, radius: 80, power: glowing(power) } }
}

/** The light of a lamp outside the picture. */
export function unseen({ x, y, z }: Place, power: number): LampThing {
  return { thing: stand([], { x, y, z }), lamp: { x, y, z, radius: 160, power: glowing(power) } }
}
