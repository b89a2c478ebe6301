import { type Frame, type Kind, type Painting } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { mixed, rise, scaled, tone, type Tone } from '../painting/tones.ts'
import { drawLooks } from '../people/looks.ts'
import { drawPerson } from '../people/person.ts'
import { limb, type Part } from '../solids/parts.ts'
import type { Camera } from '../solids/scene.ts'
import { see } from '../solids/see.ts'
import { drawSun } from '../solids/surroundings.ts'
import { drawCar, drawHouse, drawTree } from './street-solids.ts'

/** Streets with houses, cars, trees and people: along the street, across it, or one car close to. */
export const streets: Kind = { name: 'streets', cameraShare: 1, draw: drawStreet }

const KERB = 3.6

function drawStreet(frame: Frame): Painting {
  const { random } = frame
  const shot = random.pick(['along', 'along', 'across', 'car'] as const)
  const parts: Part[] = []
  let body = 0
  const add = (more: Part[]) => {
    parts.push(...more)
    body++
  }
  for (const side of shot === 'along' ? [-1, 1] : [1]) {
    let along = shot === 'along' ? 2 : -22
    while (along < (shot === 'along' ? 60 : 22)) {
      const deep = KERB + 3 + 4
      const { parts: house, half } = drawHouse(random, body, [0, 0])
      const middle = along + half
      // Houses stand along x in their own model; along a street they turn to it by standing nose to tail.
      const at = shot === 'along' ? ([side * (deep + half * 0.4), middle] as const) : ([middle, deep + 1] as const)
      add(house.map((part) => moved(part, at)))
      along += half * 2 + (random.isChosen(0.3) ? random.between(1, 4) : 0)
    }
  }
  const cars = shot === 'car' ? 1 : random.below(6)
  if (shot === 'car') add(drawCar(random, body, [0, 0]))
  for (let index = shot === 'car' ? 1 : 0; index < cars; index++)
    add(
      shot === 'along'
        ? drawCar(random, body, [random.pick([-1, 1]) * random.between(1.2, 2.6), 5 + index * 6], 'z')
        : drawCar(random, body, [-14 + index * 6, random.between(0.5, 2.5)]),
    )
  for (let index = 0; index < random.below(6); index++) {
    const [far, near] = [random.between(4, 40), random.pick([-1, 1]) * (KERB + 1)]
    add(shot === 'along' ? drawTree(random, body, [near, far]) : drawTree(random, body, [far - 22, KERB + 1]))
  }
  for (let index = 0; index < random.below(shot === 'car' ? 2 : 5); index++) {
    const [far, near] = [random.between(3, 16), random.pick([-1, 1]) * (KERB + random.between(0.3, 2))]
    const at = shot === 'along' ? ([near, far] as const) : ([far - 9, KERB + random.between(0.3, 1.5)] as const)
    add(drawPerson(drawLooks(random), { body, at, turn: random.between(-3, 3), size: 1, isSitting: false }))
  }
  for (let index = 0; index < 4; index++) {
    const at = shot === 'along' ? [-KERB - 0.3, 4 + index * 9] : [index * 9 - 14, KERB + 0.3]
    add([
      limb(
        { finish: { tone: tone(0, 0, 25) }, body },
        [at[0] ?? 0, 0, at[1] ?? 0],
        [at[0] ?? 0, 5, at[1] ?? 0],
        [0.07, 0.05],
      ),
    ])
  }
  return {
    raster: see({ ...drawAir(frame, shot === 'along'), parts, blend: 0.06, camera: drawCamera(frame, shot) }, frame),
  }
}

function moved(part: Part, [x, z]: readonly [number, number]): Part {
  const { centre, distance, finish, reach, body } = part
  const own = finish.tone
  const paint = typeof own === 'function' ? (px: number, py: number, pz: number) => own(px - x, py, pz - z) : own
  return {
    centre: [centre[0] + x, centre[1], centre[2] + z],
    reach,
    body,
    finish: { ...finish, tone: paint },
    distance: (px, py, pz) => distance(px - x, py, pz - z),
  }
}

function drawCamera({ random }: Frame, shot: 'along' | 'across' | 'car'): Camera {
  if (shot === 'along') {
    const from = [random.between(-3, 3), random.pick([1.6, 1.7, 3, 7]), -4] as const
    return { from, to: [random.between(-1, 1), random.between(1.5, 4), 14], view: random.between(0.85, 1.3) }
  }
  if (shot === 'across')
    return {
      from: [random.between(-6, 6), 1.7, -9],
      to: [0, random.between(2.5, 5), 7],
      view: random.between(0.7, 1.1),
    }
  const aside = random.between(-4, 4)
  return {
    from: [aside, random.between(0.8, 2), -6 + Math.abs(aside) * 0.4],
    to: [0, 0.75, 0],
    view: random.between(0.5, 0.75),
  }
}

function drawAir({ random }: Frame, isAlong: boolean) {
  const noise = createNoise(random.seed())
  const [low, high] = [
    tone(210, random.between(5, 40), random.between(78, 95)),
    tone(215, random.between(10, 60), random.between(50, 85)),
  ]
  const [asphalt, slabs] = [tone(220, 4, random.between(22, 48)), tone(35, 6, random.between(45, 68))]
  const toneAt = (x: number, z: number): Tone => {
    const [aside, along] = isAlong ? [x, z] : [z, x]
    const road = scaled(asphalt, 1 + 0.08 * noise.fractal(x * 1.5, z * 1.5, 2))
    const line = Math.abs(aside) < 0.08 && along - Math.floor(along / 4) * 4 < 2 ? 0.8 : 0
    return Math.abs(aside) > KERB ? slabs : mixed(road, [1, 1, 1], line)
  }
  return {
    floor: { level: 0, toneAt },
    skyAt: (x: number, y: number, z: number) =>
      mixed(
        mixed(low, high, y * 2),
        [1, 1, 1],
        rise(0, 0.6, noise.fractal((x / (y + 0.2)) * 1.5, (z / (y + 0.2)) * 1.5, 4)) * 0.8,
      ),
    sun: drawSun(random, random.magnitude(6, 40)),
    ambient: random.between(0.4, 0.7),
    haze: random.magnitude(60, 400),
  }
}
