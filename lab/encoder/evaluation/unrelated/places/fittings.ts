import type { Random } from '../../../materials/random.ts'
import { tone } from '../painting/tones.ts'
import type { Finish, Part } from '../solids/parts.ts'
import { createBuilder } from './builder.ts'

export interface Room {
  /** Half the width, the height, and the depth from 0, all in metres. */
  wide: number
  tall: number
  deep: number
}

type Draw = (random: Random, room: Room) => Part[]

const CHROME: Finish = { tone: [0.7, 0.7, 0.72], gloss: 0.8 }
const WHITE: Finish = { tone: [0.93, 0.93, 0.92], gloss: 0.25 }
const DARK: Finish = { tone: [0.07, 0.07, 0.08], gloss: 0.4 }

function drawPaint(random: Random, gloss = 0.1): Finish {
  return { tone: tone(random.between(0, 360), random.between(0, 60), random.between(12, 92)), gloss }
}

/** Solids of a kitchen's cupboards, worktop and table, for `interiors`; so are the following. */
export const drawKitchen: Draw = (random, { wide, deep }) => {
  const build = createBuilder()
  const [front, top, chair] = [drawPaint(random), drawPaint(random, 0.3), drawPaint(random)]
  const count = Math.floor(wide / 0.32)
  for (let index = 0; index < count; index++) {
    const x = -wide + 0.32 + index * 0.62
    build.block(front, [x, 0.44, deep - 0.3], [0.3, 0.43, 0.3])
    build.rod(CHROME, [x - 0.12, 0.78, deep - 0.62], [x + 0.12, 0.78, deep - 0.62], 0.012)
    if (index % 3 !== 1) build.block(front, [x, 1.95, deep - 0.18], [0.3, 0.34, 0.18])
  }
  build.block(top, [0, 0.9, deep - 0.3], [wide, 0.025, 0.33])
  build.block(DARK, [-wide + 0.94, 0.5, deep - 0.61], [0.25, 0.25, 0.01])
  build.block(WHITE, [wide - 0.4, 0.9, deep - 0.45], [0.36, 0.9, 0.36])
  for (let index = 0; index < 5; index++)
    build.pot(
      drawPaint(random, 0.4),
      [random.between(-wide, wide * 0.6), 0.92, deep - 0.35],
      random.between(0.12, 0.35),
      [0.06, random.between(0.05, 0.12), 0.07],
    )
  const [x, z] = [random.between(-0.4, 0.4), deep * 0.45]
  build.block(top, [x, 0.74, z], [0.65, 0.025, 0.42])
  for (const [dx, dz] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    build.rod(chair, [x + dx * 0.58, 0.72, z + dz * 0.36], [x + dx * 0.6, 0, z + dz * 0.38], 0.03)
    build.block(chair, [x + dx * 0.35, 0.44, z + dz * 0.62], [0.2, 0.025, 0.2])
    build.block(chair, [x + dx * 0.35, 0.72, z + dz * 0.8], [0.2, 0.16, 0.02])
  }
  build.pot(WHITE, [x, 0.76, z], 0.1, [0.08, 0.18, 0.2])
  build.lamp([x, 1.75, z])
  build.rod(DARK, [x, 1.85, z], [x, 3, z], 0.008)
  return build.parts
}

export const drawBath: Draw = (random, { wide, deep }) => {
  const build = createBuilder()
  const [wood, towel] = [drawPaint(random), drawPaint(random, 0)]
  const side = random.pick([-1, 1])
  build.block(WHITE, [side * (wide - 0.42), 0.28, deep * 0.6], [0.4, 0.28, 0.85])
  build.block({ tone: tone(190, 30, 75), gloss: 0.4 }, [side * (wide - 0.42), 0.555, deep * 0.6], [0.33, 0.008, 0.77])
  build.rod(
    CHROME,
    [side * (wide - 0.42), 0.56, deep * 0.6 + 0.8],
    [side * (wide - 0.42), 0.78, deep * 0.6 + 0.75],
    0.02,
  )
  const x = -side * wide * 0.45
  build.block(wood, [x, 0.42, deep - 0.25], [0.5, 0.34, 0.25])
  build.block(WHITE, [x, 0.8, deep - 0.27], [0.52, 0.05, 0.27])
  build.block({ tone: tone(205, 15, 70), gloss: 0.9 }, [x, 1.55, deep - 0.02], [0.42, 0.5, 0.015])
  build.rod(CHROME, [x, 0.85, deep - 0.1], [x, 1.02, deep - 0.2], 0.018)
  build.blob(WHITE, [side * wide * 0.15, 0.36, deep - 0.45], [0.19, 0.1, 0.26])
  build.block(WHITE, [side * wide * 0.15, 0.55, deep - 0.12], [0.19, 0.28, 0.1])
  build.pot(WHITE, [side * wide * 0.15, 0, deep - 0.45], 0.34, [0.13, 0.1, 0.16])
  build.block(towel, [-side * (wide - 0.04), 1.15, deep * 0.55], [0.03, 0.35, 0.22])
  build.block(towel, [-side * 0.2, 0.015, deep * 0.55], [0.4, 0.015, 0.28])
  for (let index = 0; index < 4; index++)
    build.pot(
      drawPaint(random, 0.4),
      [x - 0.35 + index * 0.2, 0.85, deep - 0.15],
      random.between(0.1, 0.24),
      [0.03, 0.035, 0.02],
    )
  return build.parts
}

export const drawOffice: Draw = (random, { wide, tall, deep }) => {
  const build = createBuilder()
  const [top, fabric] = [drawPaint(random), drawPaint(random, 0)]
  for (let index = 0; index < 3; index++) {
    const [x, z] = [random.between(-0.75, 0.75) * wide, 1.2 + (index * (deep - 1.6)) / 2]
    build.block(top, [x, 0.72, z], [0.6, 0.02, 0.36])
    for (const side of [-1, 1]) build.block(CHROME, [x + side * 0.55, 0.36, z], [0.02, 0.35, 0.3])
    build.block(DARK, [x, 1.08, z + 0.15], [0.32, 0.2, 0.015])
    build.rod(DARK, [x, 0.74, z + 0.17], [x, 0.95, z + 0.17], 0.03)
    build.block(
      { tone: tone(random.between(180, 260), 50, random.between(40, 85)) },
      [x, 1.08, z + 0.13],
      [0.3, 0.18, 0.006],
    )
    build.block(WHITE, [x, 0.75, z - 0.12], [0.2, 0.01, 0.07])
    build.block(fabric, [x + 0.1, 0.46, z - 0.6], [0.23, 0.05, 0.23])
    build.block(fabric, [x + 0.1, 0.8, z - 0.8], [0.22, 0.28, 0.04])
    build.rod(DARK, [x + 0.1, 0.06, z - 0.6], [x + 0.1, 0.42, z - 0.6], 0.035)
    build.block({ tone: [1.4, 1.4, 1.4] }, [x, tall - 0.02, z], [0.55, 0.02, 0.12])
  }
  const shelf = drawPaint(random)
  const left = wide - 0.25
  for (let level = 0; level < 4; level++) {
    build.block(shelf, [left, 0.3 + level * 0.45, deep * 0.6], [0.2, 0.015, 0.6])
    for (let book = 0; book < 9; book++)
      build.block(
        drawPaint(random),
        [left, 0.45 + level * 0.45, deep * 0.6 - 0.5 + book * 0.12],
        [0.13, random.between(0.09, 0.15), random.between(0.02, 0.05)],
      )
  }
  return build.parts
}

export const drawCorridor: Draw = (random, { wide, tall, deep }) => {
  const build = createBuilder()
  const [door, frame] = [drawPaint(random), drawPaint(random)]
  for (let z = 1; z < deep; z += 2.2) {
    for (const side of [-1, 1]) {
      if (random.isChosen(0.2)) continue
      build.block(frame, [side * wide, 1.05, z + 0.5], [0.04, 1.08, 0.52])
      build.block(door, [side * wide, 1.02, z + 0.5], [0.06, 1.02, 0.45])
      build.rod(CHROME, [side * (wide - 0.09), 1, z + 0.14], [side * (wide - 0.09), 1, z + 0.28], 0.02)
    }
    build.block({ tone: [1.5, 1.5, 1.45] }, [0, tall - 0.03, z + 0.8], [wide * 0.35, 0.02, 0.35])
  }
  build.block({ tone: [0.9, 0.9, 0.88] }, [0, tall + 0.1, deep / 2], [wide + 0.2, 0.1, deep / 2])
  for (let index = 0; index < 3; index++) {
    const [x, z] = [random.pick([-1, 1]) * (wide - 0.3), random.between(2, deep)]
    build.pot(drawPaint(random, 0.2), [x, 0, z], 0.4, [0.14, 0.2])
    for (let leaf = 0; leaf < 5; leaf++)
      build.rod(
        { tone: tone(115, 40, random.between(18, 35)) },
        [x, 0.4, z],
        [x + 0.25 * Math.cos(leaf * 1.26), 0.95 + 0.1 * random.normal(), z + 0.25 * Math.sin(leaf * 1.26)],
        0.04,
      )
  }
  return build.parts
}
