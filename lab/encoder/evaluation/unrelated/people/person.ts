import { ball, egg, type Finish, limb, type Part, type Vector } from '../solids/parts.ts'
import { placer } from '../solids/view.ts'
import { drawHead } from './head.ts'
import type { Looks } from './looks.ts'

export interface Stance {
  body: number
  at: readonly [x: number, z: number]
  /** Where the person faces, in radians; 0 faces the camera. */
  turn: number
  size: number
  isSitting: boolean
}

/** A person of 1.75 high, standing, walking, waving or sitting. */
export function drawPerson(looks: Looks, { body, at, turn, size, isSitting }: Stance): Part[] {
  const { random, skin, top, legs, shoes } = looks
  const place = placer(at, turn, size)
  const drop = isSitting ? -0.45 : 0
  const girth = random.between(0.85, 1.35)
  const made = (finish: Finish) => ({ finish, body })
  const joint = (from: Vector, to: Vector, radii: readonly [number, number], finish: Finish) =>
    limb(made(finish), place(from), place(to), [radii[0] * size, radii[1] * size])
  const parts: Part[] = [
    joint([-0.15, 1.37 + drop, 0], [0.15, 1.37 + drop, 0], [0.085, 0.085], top),
    joint([-0.07, 1.2 + drop, 0], [0.07, 1.2 + drop, 0], [0.12 * girth, 0.12 * girth], top),
    joint([-0.07, 1 + drop, 0], [0.07, 1 + drop, 0], [0.12 * girth, 0.12 * girth], top),
    joint([0, 1.42 + drop, 0], [0, 1.54 + drop, -0.01], [0.055, 0.05], skin),
    ...drawHead(looks, { place, size, body, up: 1.65 + drop }),
  ]
  const isBare = random.isChosen(0.4)
  for (const side of [-1, 1]) {
    const raised = random.isChosen(0.15)
    const swing = random.between(-0.2, 0.22)
    const elbow: Vector = raised
      ? [side * 0.42, 1.5 + drop, -0.05]
      : [side * random.between(0.24, 0.34), 1.12 + drop, -swing * 0.6]
    const wrist: Vector = raised
      ? [side * random.between(0.3, 0.5), 1.78 + drop, -0.1]
      : [side * random.between(0.12, 0.32), random.between(0.85, 1.1) + drop, -Math.abs(swing) - 0.08]
    parts.push(
      joint([side * 0.2, 1.37 + drop, 0], elbow, [0.065, 0.048], top),
      joint(elbow, wrist, [0.045, 0.033], isBare ? skin : top),
      egg(made(skin), place(wrist), [0.042 * size, 0.06 * size, 0.042 * size]),
    )
  }
  const stride = random.pick([0, 0.06, 0.2])
  const isSkirt = random.isChosen(0.2) && !isSitting
  for (const side of [-1, 1]) {
    const ahead = side * stride
    const hip: Vector = [side * 0.09, 0.93 + drop, 0]
    const knee: Vector = isSitting ? [side * 0.12, 0.5, -0.42] : [side * 0.1, 0.5, -ahead * 0.6 - 0.03]
    const foot: Vector = isSitting ? [side * 0.12, 0.08, -0.4] : [side * 0.1, 0.08, -ahead + (ahead < 0 ? 0.06 : 0)]
    parts.push(
      joint(hip, knee, [0.095 * girth, 0.065], isSkirt ? top : legs),
      joint(knee, foot, [0.062, 0.045], isSkirt ? skin : legs),
      joint([foot[0], 0.045, foot[2] + 0.03], [foot[0], 0.035, foot[2] - 0.14], [0.05, 0.04], shoes),
    )
  }
  if (isSkirt) parts.push(joint([0, 0.9, 0], [0, 0.52, 0], [0.15, 0.26], top))
  if (isSitting) parts.push(ball(made(legs), place([0, 0.18, 0.05]), 0.28 * size))
  return parts
}
