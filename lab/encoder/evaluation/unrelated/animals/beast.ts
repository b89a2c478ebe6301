import type { Random } from '../../../materials/random.ts'
import { createNoise } from '../painting/noise.ts'
import { mixed, rise, scaled, tone, type Tone } from '../painting/tones.ts'
import { ball, egg, type Finish, limb, type Part, type Vector } from '../solids/parts.ts'
import { placer } from '../solids/view.ts'

/** Proportions of a four-legged animal; lengths are in shares of the trunk's. */
export interface Build {
  legs: number
  girth: number
  neck: number
  /** Height of the head above the back; the neck rises to it. */
  lift: number
  head: number
  muzzle: number
  tail: number
  thin: number
  ears: 'round' | 'pointed' | 'hanging'
  horns: 'none' | 'straight' | 'curved'
  trunk: boolean
}

export type Coat = 'plain' | 'stripes' | 'spots' | 'patches' | 'net'

/** The tone of a coat at a point, in two tones. */
export function drawCoat(coat: Coat, [base, mark]: readonly [Tone, Tone], random: Random): Finish {
  const noise = createNoise(random.seed())
  const size = random.between(5, 9)
  const hair = (x: number, y: number, z: number) => 1 + 0.18 * noise.inSpace(x * 70, y * 24, z * 70)
  const markAt = (x: number, y: number, z: number) => {
    const warp = noise.inSpace(x * 3, y * 3, z * 3)
    if (coat === 'stripes') return rise(0.1, 0.35, Math.sin(x * size * 5.5 + warp * 3 + y * 2))
    if (coat === 'spots') return rise(0.25, 0.4, noise.inSpace(x * size * 2.2, y * size * 2.2, z * size * 2.2))
    if (coat === 'net') return rise(0.2, 0.05, Math.abs(noise.inSpace(x * size, y * size, z * size + warp)))
    return coat === 'patches' ? rise(0, 0.08, warp) : 0
  }
  const toneAt = (x: number, y: number, z: number) => scaled(mixed(base, mark, markAt(x, y, z)), hair(x, y, z))
  return { tone: toneAt, roughness: random.between(0.2, 0.75) }
}

interface Stance {
  random: Random
  body: number
  at: readonly [x: number, z: number]
  turn: number
  size: number
  coat: Finish
}

const DARK: Finish = { tone: tone(20, 15, 8), gloss: 0.4 }

/** An animal whose trunk is 1 long, from x = -.5 (head) to .5, standing on the floor. */
export function drawBeast(build: Build, stance: Stance): Part[] {
  const { random, body, at, turn, size, coat } = stance
  const place = placer(at, turn, size)
  const { legs, girth, neck, lift, thin } = build
  const back = legs + girth
  const made = (finish: Finish, part = 0) => ({ finish, body: body + part })
  const joint = (from: Vector, to: Vector, radii: readonly [number, number]) =>
    limb(made(coat), place(from), place(to), [radii[0] * size, radii[1] * size])
  const head: Vector = [-0.45 - neck * random.between(0.6, 1), back + lift * random.between(0.6, 1.1), 0]
  const parts = [
    joint([-0.36, back - girth * 0.9, 0], [0.36, back - girth * 0.85, 0], [girth, girth * 1.05]),
    joint([0, back - girth * 1.1, 0], [0.2, back - girth, 0], [girth, girth * 0.95]),
    joint([-0.42, back - girth * 0.7, 0], head, [girth * 0.75, build.head * 0.75]),
    ...drawTail(joint, build, back),
    ...drawSkull(build, head, { made, place, size, coat }),
  ]
  for (const side of [-1, 1]) {
    for (const end of [-0.38, 0.36]) {
      const stride = random.between(-0.1, 0.1)
      const knee: Vector = [end + stride + (end > 0 ? 0.06 : 0), legs * 0.5, side * girth * 0.6]
      const foot: Vector = [end + stride * 1.6, thin * 0.6, side * girth * 0.6]
      parts.push(
        joint([end, back - girth, side * girth * 0.5], knee, [girth * 0.52, thin * 1.2]),
        joint(knee, foot, [thin * 1.1, thin * 0.85]),
        joint(foot, [foot[0] - thin, thin * 0.7, foot[2]], [thin, thin]),
      )
    }
  }
  return parts
}

function drawTail(
  joint: (from: Vector, to: Vector, radii: [number, number]) => Part,
  build: Build,
  back: number,
): Part[] {
  const { tail, girth, thin } = build
  const bend: Vector = [0.5 + tail * 0.6, back - girth * 0.5, 0]
  const from: Vector = [0.42, back - girth * 0.4, 0]
  return tail === 0
    ? []
    : [
        joint(from, bend, [thin * 0.7, thin * 0.5]),
        joint(bend, [bend[0] + tail * 0.1, bend[1] - tail, 0.04], [thin * 0.5, thin * 0.7]),
      ]
}

interface Skull {
  made: (finish: Finish, part?: number) => { finish: Finish; body: number }
  place: (point: Vector) => Vector
  size: number
  coat: Finish
}

function drawSkull(build: Build, [x, y, z]: Vector, { made, place, size, coat }: Skull): Part[] {
  const { head, muzzle, ears, horns, trunk } = build
  const bit = (finish: Finish, from: Vector, to: Vector, radii: readonly [number, number], part = 0) =>
    limb(made(finish, part), place([x + from[0], y + from[1], z + from[2]]), place([x + to[0], y + to[1], z + to[2]]), [
      radii[0] * size,
      radii[1] * size,
    ])
  const nose: Vector = [-head * 0.6 - muzzle, -head * 0.45, 0]
  const parts = [
    ball(made(coat), place([x, y, z]), head * size),
    bit(coat, [-head * 0.3, -head * 0.2, 0], nose, [head * 0.75, head * 0.5]),
    bit(
      DARK,
      [nose[0] - head * 0.42, nose[1] + head * 0.08, -0.02],
      [nose[0] - head * 0.42, nose[1] + head * 0.08, 0.02],
      [head * 0.16, head * 0.16],
      0.2,
    ),
  ]
  if (trunk) parts.push(bit(coat, nose, [nose[0] - 0.1, -y + 0.25, 0], [head * 0.4, head * 0.18]))
  for (const side of [-1, 1]) {
    parts.push(
      ball(
        made(DARK, 0.3 + side * 0.05),
        place([x - head * 0.62, y + head * 0.3, z + side * head * 0.66]),
        head * 0.17 * size,
      ),
    )
    const root: Vector = [head * 0.1, head * 0.7, side * head * 0.6]
    if (ears === 'round')
      parts.push(
        egg(made(coat, 0.5 + side * 0.05), place([x + root[0], y + root[1], root[2] * 1.2]), [
          head * 0.35 * size,
          head * 0.4 * size,
          head * 0.3 * size,
        ]),
      )
    else
      parts.push(
        bit(
          coat,
          root,
          [root[0] + 0.02, ears === 'pointed' ? head * 1.7 : -head * 0.5, root[2] * 1.6],
          [head * 0.32, head * 0.1],
        ),
      )
    const bone: Finish = { tone: tone(40, 20, 70), gloss: 0.2 }
    if (horns !== 'none')
      parts.push(
        bit(
          bone,
          [0, head * 0.8, side * head * 0.4],
          [horns === 'curved' ? head : 0, head * 2, side * head * 1.2],
          [head * 0.2, head * 0.07],
          0.6,
        ),
      )
  }
  return parts
}
