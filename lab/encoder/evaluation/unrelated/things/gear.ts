import { tone } from '../painting/tones.ts'
import { ball, box, egg, type Finish, limb, ring, wheel } from '../solids/parts.ts'
import { type Draw, drawFinish, METAL, RUBBER } from './varnish.ts'

/** Solids of a shoe, for `products`; so are the following. */
export const drawShoe: Draw = (random, body) => {
  const [upper, sole] = [drawFinish(random, 0.15), drawFinish(random, 0.1)]
  const lace: Finish = { tone: tone(0, 0, random.pick([95, 20])) }
  const laces = Array.from({ length: 4 }, (_, index) =>
    limb(
      { finish: lace, body: body + 0.4 },
      [-0.12 + index * 0.075, 0.33 + index * 0.06, -0.1],
      [-0.1 + index * 0.075, 0.33 + index * 0.06, 0.1],
      [0.016, 0.016],
    ),
  )
  return [
    limb({ finish: upper, body }, [-0.4, 0.2, 0], [0.1, 0.27, 0], [0.15, 0.17]),
    limb({ finish: upper, body }, [0, 0.3, 0], [0.38, 0.3, 0], [0.15, 0.18]),
    limb({ finish: upper, body }, [0.2, 0.4, 0], [0.36, random.between(0.46, 0.75), 0], [0.16, 0.16]),
    egg(
      { finish: { tone: [0.05, 0.05, 0.05] }, body: body + 0.2 },
      [0.31, random.between(0.6, 0.7), 0],
      [0.13, 0.06, 0.11],
    ),
    box({ finish: sole, body: body + 0.3 }, [-0.02, 0.07, 0], [0.54, random.between(0.05, 0.085), 0.18], [0.05, 0]),
    ...laces,
  ]
}

export const drawWatch: Draw = (random, body) => {
  const strap = drawFinish(random, 0.2)
  const made = { finish: METAL, body }
  const dial: Finish = { tone: tone(random.between(0, 360), 15, random.pick([95, 12, 90])), gloss: 0.2 }
  const hand = (angle: number, long: number) =>
    limb(
      { finish: RUBBER, body: body + 0.4 },
      [0, 0.5, -0.12],
      [long * Math.sin(angle), 0.5 + long * Math.cos(angle), -0.12],
      [0.014, 0.008],
    )
  const marks = Array.from({ length: 12 }, (_, index) => {
    const [sine, cosine] = [Math.sin(index * 0.5236), Math.cos(index * 0.5236)]
    return limb(
      { finish: METAL, body: body + 0.5 },
      [0.22 * sine, 0.5 + 0.22 * cosine, -0.11],
      [0.25 * sine, 0.5 + 0.25 * cosine, -0.11],
      [0.01, 0.01],
    )
  })
  return [
    wheel(made, [0, 0.5, 0], [0.32, 0.09], 2),
    wheel({ finish: dial, body: body + 0.2 }, [0, 0.5, -0.06], [0.28, 0.05], 2),
    box({ finish: strap, body: body + 0.3 }, [0, 0.5, 0.05], [0.15, 0.52, 0.03]),
    hand(random.between(0, 6), 0.14),
    hand(random.between(0, 6), 0.22),
    ...marks,
  ]
}

export const drawChair: Draw = (random, body) => {
  const [wood, seat] = [drawFinish(random, 0.15), drawFinish(random, 0.1)]
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      limb({ finish: wood, body }, [x * 0.24, 0.45, z * 0.22], [x * 0.28, 0.02, z * 0.26], [0.03, 0.022]),
    ),
  )
  return [
    ...legs,
    box({ finish: seat, body: body + 0.2 }, [0, 0.48, 0], [0.29, random.between(0.025, 0.07), 0.28], [0.025, 0]),
    box({ finish: seat, body: body + 0.3 }, [0, 0.82, 0.26], [0.27, random.between(0.1, 0.25), 0.025], [0.02, 0]),
    ...[-1, 1].map((x) =>
      limb({ finish: wood, body: body + 0.4 }, [x * 0.24, 0.48, 0.25], [x * 0.24, 0.98, 0.29], [0.025, 0.022]),
    ),
  ]
}

export const drawHeadphones: Draw = (random, body) => {
  const cushions = [-1, 1].flatMap((x) => [
    wheel({ finish: drawFinish(random), body: body + 0.2 }, [x * 0.36, 0.34, 0], [0.2, 0.06], 0),
    ring({ finish: RUBBER, body: body + 0.3 }, [x * 0.3, 0.34, 0], [0.14, 0.06], 0),
  ])
  const band = Array.from({ length: 12 }, (_, index) => {
    const at = (step: number) => [0.38 * Math.cos(step * 0.262), 0.42 + 0.45 * Math.sin(step * 0.262), 0] as const
    return limb({ finish: RUBBER, body }, at(index), at(index + 1), [0.035, 0.035])
  })
  return [...band, ...cushions]
}

export const drawCamera: Draw = (random, body) => [
  box({ finish: drawFinish(random, 0.2), body }, [0, 0.32, 0], [0.5, 0.3, 0.16], [0.06, 0]),
  wheel({ finish: RUBBER, body: body + 0.2 }, [0.05, 0.32, -0.25], [0.24, 0.16], 2),
  ball({ finish: { tone: [0.05, 0.06, 0.12], gloss: 1 }, body: body + 0.3 }, [0.05, 0.32, -0.28], 0.18),
  ring({ finish: METAL, body: body + 0.4 }, [0.05, 0.32, -0.41], [0.21, 0.02], 2),
  box({ finish: RUBBER, body: body + 0.5 }, [0.05, 0.66, 0], [0.16, 0.08, 0.12]),
  wheel({ finish: METAL, body: body + 0.6 }, [-0.35, 0.65, 0], [0.07, 0.05], 1),
]
