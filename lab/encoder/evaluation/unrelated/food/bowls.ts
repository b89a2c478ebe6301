import { tone } from '../painting/tones.ts'
import { ball, box, egg, type Finish, limb, type Part, ring, turnery, type Vector, wheel } from '../solids/parts.ts'
import { drawCrumb, type Draw, scatter } from './servings.ts'

/** Solids of a heap of noodles with sauce, for `dainties`; so are the following. */
export const drawPasta: Draw = (random) => {
  const finish: Finish = {
    tone: tone(random.between(38, 46), random.between(50, 75), random.between(58, 74)),
    gloss: 0.3,
  }
  const sauce: Finish = { tone: tone(random.pick([8, 12, 95, 35]), 65, random.between(25, 45)), gloss: 0.5 }
  const [thick, isShort] = [random.between(0.016, 0.035), random.isChosen(0.35)]
  const parts: Part[] = []
  for (let noodle = 0; noodle < (isShort ? 60 : 34); noodle++) {
    const [x, z] = scatter(random, 0.34)
    const heap = 0.05 + 0.22 * Math.max(0, 1 - Math.hypot(x, z) / 0.42) * random.next()
    let [from, angle]: [Vector, number] = [[x, heap, z], random.between(0, 6.28)]
    for (let piece = 0; piece < (isShort ? 1 : 4); piece++) {
      const to: Vector = [
        from[0] + 0.13 * Math.cos(angle),
        heap + 0.03 * random.normal(),
        from[2] + 0.13 * Math.sin(angle),
      ]
      parts.push(limb({ finish, body: noodle * 0.5 }, from, to, isShort ? [0.04, 0.04] : [thick, thick]))
      from = to
      angle += random.between(0.3, 0.9)
    }
  }
  for (let index = 0; index < 12; index++) {
    const [x, z] = scatter(random, 0.2)
    parts.push(ball({ finish: sauce, body: 30 }, [x, 0.2 + 0.05 * random.normal(), z], random.between(0.03, 0.09)))
    const leaf = scatter(random, 0.25)
    parts.push(
      egg(
        { finish: { tone: tone(110, 50, 26) }, body: 31 + index * 0.05 },
        [leaf[0], 0.27, leaf[1]],
        [0.05, 0.012, 0.03],
      ),
    )
  }
  return parts
}

export const drawBread: Draw = (random) => {
  const crust = drawCrumb(random, [tone(30, 60, 46), tone(24, 60, 28)], 7)
  const loaves = Array.from({ length: 1 + random.below(3) }, (_, index) => {
    const z = (index - 1) * 0.36
    const cuts = Array.from({ length: 4 }, (_, cut) =>
      limb(
        { finish: { tone: tone(38, 50, 72), roughness: 0.4 }, body: index + 0.2 },
        [-0.36 + cut * 0.22, 0.27, z - 0.08],
        [-0.26 + cut * 0.22, 0.27, z + 0.08],
        [0.025, 0.025],
      ),
    )
    return [
      limb({ finish: crust, body: index }, [-0.4, 0.14, z], [0.4, 0.14, z], [0.13, 0.13]),
      egg({ finish: crust, body: index }, [0, 0.14, z], [0.5, 0.15, 0.16]),
      ...cuts,
    ]
  })
  return loaves.flat()
}

export const drawIce: Draw = (random) => {
  const scoops = Array.from({ length: 1 + random.below(3) }, (_, index) => {
    const finish: Finish = {
      tone: tone(random.pick([340, 48, 25, 100, 200]), random.between(30, 70), random.pick([85, 75, 30])),
      roughness: 0.7,
    }
    return ball({ finish, body: 1 + index * 0.1 }, [(index - 0.5) * 0.2, 0.55 + (index % 2) * 0.2, index * 0.08], 0.22)
  })
  const cone = drawCrumb(random, [tone(35, 60, 58), tone(30, 55, 42)], 20)
  return [
    ...scoops,
    turnery(
      { finish: random.isChosen(0.6) ? cone : { tone: [0.8, 0.85, 0.9], gloss: 0.8 }, body: 3 },
      [0, 0, 0],
      0.5,
      [0.05, 0.14, 0.23, 0.29],
    ),
  ]
}

export const drawSoup: Draw = (random) => {
  const soup: Finish = {
    tone: tone(random.pick([10, 28, 45, 90]), random.between(40, 80), random.between(30, 60)),
    gloss: 0.3,
  }
  const bowl: Finish = {
    tone: tone(random.between(0, 360), random.between(0, 50), random.pick([95, 85, 30])),
    gloss: 0.4,
  }
  const bits = Array.from({ length: 12 }, (_, index): Part => {
    const [x, z] = scatter(random, 0.38)
    const made = {
      finish: { tone: tone(random.pick([110, 25, 8, 50]), 60, random.between(30, 75)), gloss: 0.2 },
      body: 1 + index * 0.1,
    }
    return random.isChosen(0.5)
      ? ball(made, [x, 0.28, z], random.between(0.03, 0.08))
      : box(made, [x, 0.29, z], [0.05, 0.04, 0.05], [0.015, random.between(0, 3)])
  })
  return [
    turnery({ finish: bowl, body: 0 }, [0, 0, 0], 0.28, [0.22, 0.36, 0.46, 0.52, 0.54]),
    wheel({ finish: soup, body: 0.5 }, [0, 0.275, 0], [0.5, 0.008], 1),
    ring({ finish: bowl, body: 0.7 }, [0, 0.29, 0], [0.53, 0.022], 1),
    ...bits,
  ]
}
