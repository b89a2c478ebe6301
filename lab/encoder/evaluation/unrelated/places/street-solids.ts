import type { Random } from '../../../materials/random.ts'
import { chance } from '../../../../../demo/surfaces/drawing/chance.ts'
import { createNoise } from '../painting/noise.ts'
import { mixed, scaled, tone, type Tone } from '../painting/tones.ts'
import { ball, box, egg, type Finish, limb, type Part, type Vector, wheel } from '../solids/parts.ts'

/** Solids of a house with windows on all sides, for `streets`; lengths are in metres. */
export function drawHouse(
  random: Random,
  body: number,
  [x, z]: readonly [number, number],
): { parts: Part[]; half: number } {
  const seed = random.seed()
  const [half, tall, deep] = [random.between(3, 6), random.magnitude(4.5, 24), random.between(3, 5)]
  const wall = tone(random.between(5, 60), random.between(3, 45), random.between(35, 90))
  const [storey, step] = [random.between(2.7, 3.4), random.between(1.5, 2.6)]
  const [wide, high] = [random.between(0.35, 0.75), random.between(0.45, 0.7)]
  const [frame, glass] = [tone(0, 0, random.pick([95, 20])), tone(210, 25, random.between(12, 35))]
  const shop = tone(random.between(0, 360), 50, random.between(20, 55))
  const windowAt = (along: number, y: number): Tone => {
    const [column, level] = [along / step, y / storey]
    if (level < 1) return Math.abs((column % 2) - 1) < 0.75 && level < 0.8 ? scaled(glass, 0.8) : shop
    const [across, up] = [Math.abs(column - Math.floor(column) - 0.5), Math.abs(level - Math.floor(level) - 0.5)]
    if (across > wide / 2 || up > high / 2) return wall
    if (across > wide / 2 - 0.06 || up > high / 2 - 0.05 || across < 0.02) return frame
    const lit = chance(seed, Math.floor(column), Math.floor(level))
    return lit > 0.8 ? mixed(glass, [0.9, 0.85, 0.75], 0.6) : scaled(glass, 0.7 + lit)
  }
  const toneAt = (px: number, y: number, pz: number) =>
    y > tall - 0.5
      ? scaled(wall, 0.85)
      : windowAt(Math.abs(Math.abs(px - x) - half) < 0.05 ? pz - z + 90 : px - x + 90, y)
  const roof: Finish = { tone: tone(random.pick([10, 20, 215]), random.between(5, 45), random.between(18, 45)) }
  const parts = [box({ finish: { tone: toneAt }, body }, [x, tall / 2, z], [half, tall / 2, deep])]
  if (tall < 11 && random.isChosen(0.7))
    for (const side of [-1, 1])
      parts.push(
        limb(
          { finish: roof, body: body + 0.2 },
          [x - half, tall + 0.2, z + side * deep * 0.4],
          [x + half, tall + 0.2, z + side * deep * 0.4],
          [1.2, 1.2],
        ),
      )
  if (random.isChosen(0.4))
    parts.push(box({ finish: roof, body: body + 0.3 }, [x + half * 0.4, tall + 0.7, z], [0.4, 1, 0.4]))
  return { parts, half }
}

/** A car of about 4.2 by 1.45 metres along x; `turn` 1 looks left, -1 right. */
export function drawCar(
  random: Random,
  body: number,
  [x, z]: readonly [number, number],
  along: 'x' | 'z' = 'x',
): Part[] {
  const paint: Finish = {
    tone: tone(random.between(0, 360), random.pick([0, 5, 60, 75]), random.between(10, 88)),
    gloss: 0.5,
  }
  const glass: Finish = { tone: [0.09, 0.11, 0.14], gloss: 0.7 }
  const rubber: Finish = { tone: [0.06, 0.06, 0.06] }
  const rim: Finish = { tone: [0.65, 0.65, 0.67], gloss: 0.5 }
  const facing = random.pick([-1, 1])
  const at = ([px, py, pz]: Vector): Vector =>
    along === 'x' ? [x + px * facing, py, z + pz] : [x + pz, py, z + px * facing]
  const half = ([a, b, c]: Vector): Vector => (along === 'x' ? [a, b, c] : [c, b, a])
  const block = (finish: Finish, layer: number, middle: Vector, size: Vector, round: number) =>
    box({ finish, body: body + layer }, at(middle), half(size), [round, 0])
  const isTall = random.isChosen(0.35)
  const roof = isTall ? 0.62 : 0.42
  const parts = [
    block(paint, 0, [0, 0.58, 0], [2.1, 0.3, 0.85], 0.22),
    block(paint, 0, [isTall ? 0.5 : 0.2, 0.85, 0], [isTall ? 1.5 : 1.2, 0.2, 0.8], 0.15),
    block(glass, 0.1, [isTall ? 0.5 : 0.2, 0.95 + roof / 2, 0], [isTall ? 1.4 : 1, roof / 2 + 0.05, 0.72], 0.14),
    block(paint, 0.2, [isTall ? 0.55 : 0.25, 0.98 + roof, 0], [isTall ? 1.25 : 0.75, 0.045, 0.66], 0.04),
    block(rubber, 0.3, [0, 0.33, 0], [2.05, 0.09, 0.8], 0.05),
  ]
  for (const end of [-1, 1])
    for (const side of [-1, 1]) {
      const axis = along === 'x' ? 2 : 0
      parts.push(
        wheel({ finish: rubber, body: body + 0.4 }, at([end * 1.3, 0.33, side * 0.78]), [0.33, 0.1], axis),
        wheel({ finish: rim, body: body + 0.5 }, at([end * 1.3, 0.33, side * 0.82]), [0.2, 0.08], axis),
        egg(
          { finish: { tone: end < 0 ? [1.1, 1.1, 1] : [0.6, 0.05, 0.05], gloss: 0.4 }, body: body + 0.6 },
          at([end * 2.02, 0.65, side * 0.6]),
          half([0.1, 0.09, 0.17]),
        ),
      )
    }
  return parts
}

/** A tree 4 to 8 metres high with a crown of clumps. */
export function drawTree(random: Random, body: number, [x, z]: readonly [number, number]): Part[] {
  const noise = createNoise(random.seed())
  const green = tone(random.pick([95, 110, 80, 45, 25]), random.between(25, 50), random.between(18, 38))
  const finish: Finish = {
    tone: (px, py, pz) => scaled(green, 1 + 0.5 * noise.inSpace(px * 3, py * 3, pz * 3)),
    roughness: 1.2,
  }
  const tall = random.between(2, 3.4)
  const crown = Array.from({ length: 6 }, () =>
    ball(
      { finish, body },
      [x + 0.8 * random.normal(), tall + 1 + 0.8 * random.normal(), z + 0.8 * random.normal()],
      random.between(0.7, 1.4),
    ),
  )
  return [
    ...crown,
    limb({ finish: { tone: tone(28, 25, 22) }, body: body + 0.2 }, [x, 0, z], [x, tall + 0.6, z], [0.17, 0.12]),
  ]
}
