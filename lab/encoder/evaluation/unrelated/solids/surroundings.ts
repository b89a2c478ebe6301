import type { Random } from '../../../materials/random.ts'
import { createNoise } from '../painting/noise.ts'
import { mixed, ramp, rise, scaled, tone, type Tone } from '../painting/tones.ts'
import type { Scene, Sun } from './scene.ts'

type Surroundings = Pick<Scene, 'skyAt' | 'floor' | 'sun' | 'ambient'>

/** Where things are photographed: in a studio, on a table in a blurred room, outdoors. */
export function drawSurroundings(random: Random): Surroundings {
  return random.isChosen(0.3) ? drawOutdoors(random) : drawIndoors(random)
}

/** A studio, or a table in a blurred room: where small things are seen from above. */
export function drawIndoors(random: Random): Surroundings {
  return random.pick([drawStudio, drawRoom])(random)
}

export function drawSun(random: Random, hardness: number): Sun {
  const warmth = 0.12 * random.normal()
  const strength = random.between(0.55, 1.15)
  return {
    towards: [random.between(-1.4, 1.4), random.between(0.5, 1.8), random.between(-1.6, -0.2)],
    tone: [strength * (1 + warmth), strength, strength * (1 - warmth)],
    hardness,
  }
}

/** A sweep of one tone, from white to black, behind and below. */
export function drawStudio(random: Random): Surroundings {
  const [hue, light] = [random.between(0, 360), random.pick([97, 92, 85, 70, 50, 25, 8])]
  const saturation = random.pick([0, 0, 8, 30, 60])
  const [wall, ground] = [tone(hue, saturation, light), tone(hue, saturation, light * random.between(0.85, 1.05))]
  const fall = random.between(0, 0.5)
  return {
    skyAt: (x, y) => scaled(wall, 1 - fall * Math.min(1, Math.hypot(x, y))),
    floor: { level: 0, toneAt: (x, z) => mixed(ground, wall, rise(1.5, 5, z + 0.2 * Math.abs(x))) },
    sun: drawSun(random, random.magnitude(2, 14)),
    ambient: random.between(0.4, 0.8),
  }
}

/** A room out of focus: walls, windows and furniture as soft patches. */
export function drawRoom(random: Random): Surroundings {
  const noise = createNoise(random.seed())
  const [hue, light] = [random.between(0, 360), random.between(18, 70)]
  const tones = Array.from({ length: 5 }, () =>
    tone(hue + 70 * random.normal(), random.between(5, 50), light + 18 * random.normal()),
  )
  const table = tone(random.between(15, 45), random.between(5, 45), random.between(15, 80))
  const [window, wide] = [random.between(-0.6, 0.6), random.between(0.1, 0.35)]
  const glare = random.isChosen(0.5) ? random.between(0.4, 1) : 0
  const size = random.between(2, 6)
  return {
    skyAt: (x, y) => {
      const patch = ramp(tones, 0.5 + 0.8 * noise.fractal(x * size + 40, y * size * 0.6 + 40, 3))
      const glow = rise(wide, wide * 0.7, Math.abs(x - window)) * rise(-0.12, -0.02, y) * glare
      return mixed(patch, [1, 0.98, 0.94], glow)
    },
    floor: { level: 0, toneAt: (x, z) => scaled(table, 1 + 0.1 * noise.fractal(x * 2 + 9, z * 2 + 9, 3)) },
    sun: drawSun(random, random.magnitude(2, 8)),
    ambient: random.between(0.35, 0.7),
  }
}

const GROUNDS: readonly [hue: number, saturation: number, light: number][] = [
  [95, 40, 30],
  [80, 35, 42],
  [40, 35, 60],
  [30, 25, 35],
  [215, 8, 85],
  [220, 4, 42],
]

/** Grass, sand, earth, snow or asphalt under trees, hills and a sky out of focus. */
export function drawOutdoors(random: Random): Surroundings {
  const noise = createNoise(random.seed())
  const [hue, saturation, light] = random.pick(GROUNDS)
  const [bottom, top] = [
    tone(205, random.between(10, 55), random.between(72, 93)),
    tone(215, 60, random.between(45, 75)),
  ]
  const [green, dark] = [random.between(60, 130), random.between(12, 40)]
  const leaves = [tone(green, 30, dark * 0.5), tone(green, 40, dark), tone(green - 20, 45, dark + 22)]
  const [crown, roughness] = [random.between(-0.05, 0.5), random.between(0.1, 0.4)]
  const grain = random.magnitude(2, 12)
  const toneAt = (x: number, z: number): Tone => {
    const fine = 16 / (1 + 0.03 * (x * x + z * z))
    const change = 12 * noise.fractal(x * 0.7, z * 0.7, 2) + fine * noise.fractal(x * grain, z * grain * 0.6, 3)
    return tone(hue + change * 0.5, saturation, light + change)
  }
  return {
    skyAt: (x, y, z) => {
      const place = Math.atan2(x, z)
      const edge = crown * (0.5 + 0.5 * noise.at(place * 3, 3)) + roughness * noise.fractal(place * 7, 5, 3)
      const sky = mixed(bottom, top, y * 1.6 + 0.25 * noise.fractal(place * 3, y * 8, 4))
      const wood = ramp(leaves, 0.5 + 0.9 * noise.fractal(place * 9, y * 10, 3))
      return mixed(wood, sky, rise(edge - 0.04, edge + 0.04, y))
    },
    floor: { level: 0, toneAt },
    sun: drawSun(random, random.magnitude(5, 40)),
    ambient: random.between(0.3, 0.6),
  }
}
