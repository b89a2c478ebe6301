import { tone } from '../painting/tones.ts'
import { type Finish, ring, turnery, wheel } from '../solids/parts.ts'
import { type Draw, drawFinish, METAL } from './varnish.ts'

/** Solids of a cup, for `products`; so are the following. */
export const drawCup: Draw = (random, body) => {
  const finish = drawFinish(random)
  const tall = random.between(0.55, 0.95)
  const [foot, rim] = [random.between(0.24, 0.4), random.between(0.34, 0.46)]
  const drink: Finish = { tone: tone(random.pick([22, 30, 80]), 60, random.between(12, 60)), gloss: 0.4 }
  return [
    turnery({ finish, body }, [0, 0, 0], tall, [foot, rim * 0.95, rim, rim, rim]),
    wheel({ finish: drink, body: body + 0.3 }, [0, tall, 0], [rim * 0.9, 0.006], 1),
    ring({ finish, body: body + 0.1 }, [rim + 0.06, tall * 0.52, 0], [tall * 0.25, 0.045], 2),
  ]
}

export const drawBottle: Draw = (random, body) => {
  const finish = { ...drawFinish(random), gloss: random.between(0.3, 0.8) }
  const wide = random.between(0.14, 0.28)
  const neck = wide * random.between(0.25, 0.6)
  const tall = random.between(0.9, 1.1)
  const label: Finish = { tone: tone(random.between(0, 360), random.between(0, 50), 85) }
  return [
    turnery({ finish, body }, [0, 0, 0], tall, [wide * 0.9, wide, wide, wide, random.between(neck, wide), neck, neck]),
    turnery({ finish: label, body: body + 0.2 }, [0, tall * 0.2, 0], tall * 0.25, [wide * 1.01, wide * 1.01]),
    turnery({ finish: drawFinish(random), body: body + 0.3 }, [0, tall * 0.97, 0], 0.1, [neck * 1.25, neck * 1.2]),
  ]
}

export const drawVase: Draw = (random, body) => {
  const radii = Array.from({ length: 7 }, () => random.between(0.1, 0.38))
  return [turnery({ finish: drawFinish(random), body }, [0, 0, 0], random.between(0.7, 1), radii)]
}

export const drawLamp: Draw = (random, body) => [
  turnery({ finish: METAL, body }, [0, 0, 0], 0.5, [0.22, 0.03, 0.03, 0.03, 0.03]),
  turnery(
    {
      finish: { tone: tone(random.between(30, 55), random.between(20, 80), random.between(60, 90)) },
      body: body + 0.2,
    },
    [0, 0.48, 0],
    0.45,
    [random.between(0.3, 0.42), random.between(0.15, 0.28)],
  ),
]
