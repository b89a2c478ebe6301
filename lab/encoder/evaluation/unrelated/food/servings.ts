import type { Random } from '../../../materials/random.ts'
import { createNoise } from '../painting/noise.ts'
import { mixed, rise, tone, type Tone } from '../painting/tones.ts'
import { box, egg, type Finish, limb, type Part, ring, wheel } from '../solids/parts.ts'

/** Parts on a plate of radius .55. */
export type Draw = (random: Random) => Part[]

/** The finish of something baked or fried. */
export function drawCrumb(random: Random, [first, second]: readonly [Tone, Tone], scale: number): Finish {
  const noise = createNoise(random.seed())
  return {
    tone: (x, y, z) =>
      mixed(
        first,
        second,
        rise(-0.4, 0.5, noise.inSpace(x * scale, y * scale, z * scale) + 0.4 * noise.inSpace(x * 60, y * 60, z * 60)),
      ),
    roughness: 0.3,
    gloss: 0.08,
  }
}

/** A place on a disc, for things that lie about at random. */
export function scatter(random: Random, reach: number): readonly [x: number, z: number] {
  const [angle, far] = [random.between(0, 6.283), reach * Math.sqrt(random.next())]
  return [far * Math.cos(angle), far * Math.sin(angle)]
}

/** Solids of a burger, for `dainties`; so are the following. */
export const drawBurger: Draw = (random) => {
  const bun = drawCrumb(random, [tone(32, 60, 48), tone(28, 65, 34)], 4)
  const meat = drawCrumb(random, [tone(18, 40, 20), tone(15, 35, 12)], 16)
  let [level, body] = [0.1, 0]
  const parts = [egg({ finish: bun, body: body++ }, [0, 0.08, 0], [0.42, 0.09, 0.42])]
  const layer = (finish: Finish, thick: number, wide: number) => {
    parts.push(wheel({ finish, body: body++ }, [0, level + thick / 2, 0], [wide, thick / 2], 1))
    level += thick
  }
  for (let index = 0; index < 2 + random.below(4); index++) {
    const kind = random.pick(['meat', 'cheese', 'leaf', 'tomato'] as const)
    if (kind === 'meat' || index === 0) layer(meat, 0.1, 0.42)
    if (kind === 'cheese')
      parts.push(
        box(
          { finish: { tone: tone(44, 90, 58), gloss: 0.2 }, body: body++ },
          [0, (level += 0.015), 0],
          [0.38, 0.012, 0.38],
          [0.01, random.between(0, 1.5)],
        ),
      )
    if (kind === 'tomato') layer({ tone: tone(6, 75, 42), gloss: 0.4 }, 0.035, 0.36)
    if (kind === 'leaf')
      for (let leaf = 0; leaf < 9; leaf++)
        parts.push(
          egg(
            { finish: { tone: tone(95, 55, random.between(32, 50)), roughness: 0.5 }, body },
            [0.36 * Math.cos(leaf * 0.7), (level += 0.004), 0.36 * Math.sin(leaf * 0.7)],
            [0.14, 0.02, 0.12],
          ),
        )
    body++
  }
  parts.push(egg({ finish: bun, body: body++ }, [0, level + 0.06, 0], [0.42, random.between(0.18, 0.26), 0.42]))
  for (let seed = 0; seed < 26; seed++) {
    const [x, z] = scatter(random, 0.3)
    parts.push(
      egg(
        { finish: { tone: tone(42, 50, 82) }, body: body + seed * 0.01 },
        [x, level + 0.06 + 0.22 * Math.sqrt(1 - (x * x + z * z) / 0.176), z],
        [0.022, 0.014, 0.016],
      ),
    )
  }
  return parts
}

export const drawDoughnuts: Draw = (random) =>
  Array.from({ length: random.pick([1, 2, 3, 5]) }, (_, index) => {
    const [x, z, y] = [
      index === 0 ? 0 : 0.5 * Math.cos(index * 2.1),
      index === 0 ? 0 : 0.5 * Math.sin(index * 2.1),
      0.12,
    ]
    const dough = drawCrumb(random, [tone(33, 60, 55), tone(28, 60, 40)], 5)
    const icing: Finish = {
      tone: tone(random.pick([340, 20, 45, 200, 270]), random.pick([10, 60]), random.pick([14, 30, 75, 92])),
      gloss: 0.45,
    }
    const sprinkles = Array.from({ length: 22 }, (_, at) => {
      const [angle, off] = [at * 2.4, random.between(-0.05, 0.05)]
      const [px, pz] = [x + (0.2 + off) * Math.cos(angle), z + (0.2 + off) * Math.sin(angle)]
      const top = y + 0.03 + Math.sqrt(Math.max(0, 0.0117 - off * off))
      return limb(
        { finish: { tone: tone(random.between(0, 360), 75, 60) }, body: index + 0.5 + at * 0.01 },
        [px, top, pz],
        [px + 0.03 * Math.cos(at), top, pz + 0.03 * Math.sin(at)],
        [0.009, 0.009],
      )
    })
    return [
      ring({ finish: dough, body: index }, [x, y - 0.01, z], [0.2, 0.115], 1),
      ring({ finish: icing, body: index + 0.2 }, [x, y + 0.025, z], [0.2, 0.108], 1),
      ...(random.isChosen(0.6) ? sprinkles : []),
    ]
  }).flat()

export const drawSushi: Draw = (random) => {
  const rice: Finish = { tone: tone(50, 15, 92), roughness: 1 }
  return Array.from({ length: 3 + random.below(5) }, (_, index): Part[] => {
    const [x, z] = [(index % 3) * 0.36 - 0.36, Math.floor(index / 3) * 0.36 - 0.3]
    const fish: Finish = {
      tone: (_px, _py, pz) => mixed(tone(14, 80, 62), tone(25, 60, 85), rise(0.5, 0.8, Math.sin(pz * 70 + index))),
      gloss: 0.35,
    }
    if (index % 2 === 0)
      return [
        wheel({ finish: { tone: [0.07, 0.09, 0.07], roughness: 0.2 }, body: index }, [x, 0.11, z], [0.15, 0.11], 1),
        wheel({ finish: rice, body: index + 0.2 }, [x, 0.12, z], [0.135, 0.112], 1),
        wheel(
          { finish: { tone: tone(random.pick([14, 110, 50]), 65, 55), gloss: 0.3 }, body: index + 0.3 },
          [x, 0.125, z],
          [0.055, 0.115],
          1,
        ),
      ]
    return [
      limb({ finish: rice, body: index }, [x - 0.1, 0.09, z], [x + 0.1, 0.09, z], [0.085, 0.085]),
      limb({ finish: fish, body: index + 0.2 }, [x - 0.13, 0.17, z], [x + 0.13, 0.17, z], [0.065, 0.06]),
    ]
  }).flat()
}
