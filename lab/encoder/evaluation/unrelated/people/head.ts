import { tone } from '../painting/tones.ts'
import { ball, egg, type Finish, limb, type Part, type Vector } from '../solids/parts.ts'
import type { Looks } from './looks.ts'

interface Neck {
  place: (point: Vector) => Vector
  size: number
  body: number
  /** Height of the head's middle. */
  up: number
}

/** Solids of a head with its face and hair, for `person`. */
export function drawHead({ random, skin, hair }: Looks, { place, size, body, up }: Neck): Part[] {
  const [hue, saturation] = [random.between(-8, 12), random.between(30, 60)]
  const lips: Finish = { tone: tone(hue, saturation, random.between(30, 50)), gloss: 0.15 }
  const brown: Finish = { tone: tone(random.pick([25, 100, 210]), 40, random.between(12, 40)), gloss: 0.5 }
  const white: Finish = { tone: [0.93, 0.91, 0.89], gloss: 0.3 }
  const at = (x: number, y: number, z: number) => place([x, up + y, z])
  // Features stay apart from the skin and from one another; layers keep the front ones in front.
  let layers = 0
  const made = (finish: Finish, part = 0) => ({ finish, body: part ? body + part + 0.001 * layers++ : body })
  const blob = (finish: Finish, [x, y, z]: Vector, radii: Vector, part = 0) =>
    egg(made(finish, part), at(x, y, z), [radii[0] * size, radii[1] * size, radii[2] * size])
  const line = (finish: Finish, from: Vector, to: Vector, thick: number, part = 0) =>
    limb(made(finish, part), at(...from), at(...to), [thick * size, thick * 0.8 * size])
  const smile = random.between(-0.002, 0.012)
  const wide = random.between(0.9, 1.12)
  const parts = [
    blob(skin, [0, 0.02, 0], [0.083 * wide, 0.105, 0.095]),
    blob(skin, [0, -0.055, -0.02], [0.062 * wide, 0.07, 0.068]),
    line(skin, [0, 0.012, -0.094], [0, -0.025, -0.106], random.between(0.007, 0.011)),
    line(lips, [-0.024, smile - 0.064, -0.082], [0, -0.064, -0.09], random.between(0.005, 0.009), 0.25),
    line(lips, [0.024, smile - 0.064, -0.082], [0, -0.064, -0.09], random.between(0.005, 0.009), 0.25),
  ]
  for (const side of [-1, 1]) {
    parts.push(
      ball(made(white, 0.25), at(side * 0.033, 0.014, -0.079), 0.0145 * size),
      ball(made(brown, 0.5), at(side * 0.033, 0.013, -0.0875), 0.009 * size),
      line(hair, [side * 0.018, 0.043, -0.094], [side * 0.052, 0.037, -0.08], 0.005, 0.25),
      blob(skin, [side * 0.085 * wide, 0, 0.005], [0.014, 0.028, 0.02]),
    )
  }
  const style = random.pick(['bald', 'short', 'short', 'bob', 'long', 'long', 'bun', 'cap'] as const)
  if (style === 'cap') {
    const cloth: Finish = { tone: tone(random.between(0, 360), 60, random.between(15, 70)), roughness: 0.3 }
    parts.push(blob(cloth, [0, 0.065, 0.008], [0.094, 0.075, 0.104], 0.25))
    parts.push(line(cloth, [0, 0.062, -0.07], [0, 0.055, -0.15], 0.03, 0.25))
  } else if (style !== 'bald') {
    parts.push(blob(hair, [0, 0.058, 0.022], [0.096 * wide, 0.09, 0.1], 0.25))
    parts.push(blob(hair, [random.between(-0.03, 0.03), 0.098, -0.05], [0.06, 0.03, 0.05], 0.25))
  }
  if (style === 'bun') parts.push(ball(made(hair, 0.25), at(0, 0.15, 0.05), 0.045 * size))
  if (style === 'bob' || style === 'long') {
    const down = style === 'bob' ? -0.1 : random.between(-0.35, -0.18)
    parts.push(
      line(hair, [-0.085, 0.05, 0.02], [-0.1, down, 0.02], 0.03, 0.25),
      line(hair, [0.085, 0.05, 0.02], [0.1, down, 0.02], 0.03, 0.25),
      line(hair, [0, 0.02, 0.07], [0, down, 0.08], 0.075, 0.25),
    )
  }
  if (random.isChosen(0.2)) parts.push(blob(hair, [0, -0.1, -0.035], [0.058, 0.045, 0.055], 0.25))
  return parts
}
