import type { Random } from '../../../materials/random.ts'
import { mixed, rise, tone } from '../painting/tones.ts'
import type { Finish, Part } from '../solids/parts.ts'

/** Parts about 1 high on the floor. */
export type Draw = (random: Random, body: number) => Part[]

/** A varnish of one tone, sometimes with a band of another. */
export function drawFinish(random: Random, gloss = 0.35): Finish {
  const hue = random.between(0, 360)
  const [base, other] = [
    tone(hue, random.between(0, 80), random.between(8, 92)),
    tone(hue + 150, random.between(0, 70), random.between(10, 90)),
  ]
  const level = random.between(0.3, 0.7)
  const band = (_x: number, y: number) => mixed(base, other, rise(0.16, 0.15, Math.abs(y - level)))
  return { tone: random.isChosen(0.25) ? band : base, gloss: random.between(0, 1) * gloss * 2 }
}

export const METAL: Finish = { tone: [0.62, 0.62, 0.64], gloss: 0.8 }
export const RUBBER: Finish = { tone: [0.1, 0.1, 0.11], gloss: 0.05 }
