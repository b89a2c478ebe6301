import type { Random } from '../../../materials/random.ts'
import { createNoise } from '../painting/noise.ts'
import { mixed, rise, scaled, tone, type Tone } from '../painting/tones.ts'
import type { Finish } from '../solids/parts.ts'

/** The looks of one person. */
export interface Looks {
  random: Random
  skin: Finish
  hair: Finish
  top: Finish
  legs: Finish
  shoes: Finish
}

export function drawLooks(random: Random): Looks {
  const skin = tone(random.between(14, 30), random.between(30, 50), random.between(28, 80))
  const hair = tone(random.between(15, 45), random.between(5, 50), random.pick([6, 9, 14, 22, 45, 70]))
  return {
    random,
    skin: { tone: skin, roughness: 0.1, gloss: 0.06 },
    hair: { tone: streaked(hair, random), roughness: 0.9 },
    top: drawCloth(random),
    legs: { tone: tone(random.between(200, 250), random.between(5, 45), random.between(10, 60)), roughness: 0.35 },
    shoes: { tone: tone(random.between(0, 360), random.between(0, 40), random.pick([8, 15, 30, 90])), gloss: 0.2 },
  }
}

function streaked(base: Tone, random: Random): Finish['tone'] {
  const noise = createNoise(random.seed())
  return (x, y, z) => scaled(base, 1 + 0.35 * noise.inSpace(x * 90, y * 12, z * 90))
}

function drawCloth(random: Random): Finish {
  const hue = random.between(0, 360)
  const base = tone(hue, random.between(0, 80), random.between(10, 92))
  const other = tone(hue + random.between(-90, 90), random.between(0, 60), random.between(10, 92))
  const width = random.magnitude(30, 90)
  const patterns: Finish['tone'][] = [
    base,
    base,
    base,
    (_x, y) => mixed(base, other, rise(-0.2, 0.2, Math.sin(y * width))),
    (x, y) => mixed(base, other, (rise(-0.3, 0.3, Math.sin(y * width)) + rise(-0.3, 0.3, Math.sin(x * width))) / 2),
  ]
  return { tone: random.pick(patterns), roughness: random.between(0.1, 0.35) }
}
