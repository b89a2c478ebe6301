import { ball, box, egg, type Finish, limb, type Part, turnery, type Vector, wheel } from '../solids/parts.ts'

/** Adds parts to a list, each as a body of its own, from number 10 on. */
export function createBuilder() {
  const parts: Part[] = []
  const made = (finish: Finish) => ({ finish, body: 10 + Math.floor(parts.length / 6) + 0.01 * parts.length })
  return {
    parts,
    block: (finish: Finish, at: Vector, half: Vector, turn = 0) =>
      parts.push(box(made(finish), at, half, [0.012, turn])),
    rod: (finish: Finish, from: Vector, to: Vector, thick: number) =>
      parts.push(limb(made(finish), from, to, [thick, thick])),
    pot: (finish: Finish, foot: Vector, tall: number, radii: readonly number[]) =>
      parts.push(turnery(made(finish), foot, tall, radii)),
    blob: (finish: Finish, at: Vector, half: Vector) => parts.push(egg(made(finish), at, half)),
    disc: (finish: Finish, at: Vector, size: readonly [number, number], axis: 0 | 1 | 2) =>
      parts.push(wheel(made(finish), at, size, axis)),
    lamp: (at: Vector) => parts.push(ball(made({ tone: [1.5, 1.45, 1.3] }), at, 0.11)),
  }
}
