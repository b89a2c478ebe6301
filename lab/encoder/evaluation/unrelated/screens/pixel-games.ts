import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind, type Painting } from '../frame.ts'
import { paint } from '../painting/paint.ts'
import { scaled, tone, type Tone } from '../painting/tones.ts'

/** Screens of old games in coarse pixels: platforms, space, falling blocks, mazes, and portraits of figures. */
export const pixelGames: Kind = { name: 'pixel games', cameraShare: 0.2, draw: drawGame }

/** Sets pixels; `null` of a sprite leaves what is there. */
interface Canvas {
  wide: number
  tall: number
  random: Random
  fill(x: number, y: number, wide: number, tall: number, ink: Tone): void
}

function drawGame(frame: Frame): Painting {
  const { random, width, height } = frame
  const short = random.pick([64, 80, 96, 128])
  const [wide, tall] = [
    Math.round((width / Math.min(width, height)) * short),
    Math.round((height / Math.min(width, height)) * short),
  ]
  const cells = Array.from({ length: wide * tall }, (): Tone => [0, 0, 0])
  const fill = (left: number, top: number, across: number, down: number, ink: Tone) => {
    for (let y = Math.max(0, Math.round(top)); y < Math.min(tall, Math.round(top) + down); y++)
      for (let x = Math.max(0, Math.round(left)); x < Math.min(wide, Math.round(left) + across); x++)
        cells[y * wide + x] = ink
  }
  const canvas = { wide, tall, random, fill }
  random.pick([drawPlatforms, drawPlatforms, drawSpace, drawBlocks, drawMaze, drawPortrait])(canvas)
  drawScore(canvas)
  const unit = Math.min(width, height) / short
  const raster = paint(
    frame,
    short,
    (x, y) =>
      cells[Math.min(tall - 1, Math.floor(y / unit)) * wide + Math.min(wide - 1, Math.floor(x / unit))] ?? [0, 0, 0],
  )
  return { raster, isCoarse: true }
}

function drawInk(random: Random): Tone {
  return tone(random.between(0, 360), random.between(50, 100), random.between(35, 75))
}

/** A small figure, the same on the left and the right. */
function drawSprite({ random, fill }: Canvas, [left, top]: readonly [number, number], size: number): void {
  const [body, other] = [drawInk(random), drawInk(random)]
  const pixel = Math.max(1, Math.round(size / 8))
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 4; x++) {
      if (random.isChosen(0.35 + 0.12 * Math.abs(y - 4))) continue
      const ink = random.isChosen(0.7) ? body : other
      for (const column of [x, 7 - x]) fill(left + column * pixel, top + y * pixel, pixel, pixel, ink)
    }
  for (const eye of [2, 5]) fill(left + eye * pixel, top + 2 * pixel, pixel, pixel, [1, 1, 1])
}

function drawScore({ wide, random, fill }: Canvas): void {
  for (let group = 0; group < 3; group++)
    for (let digit = 0; digit < 4; digit++)
      for (let bit = 0; bit < 15; bit++)
        if (random.isChosen(0.6))
          fill(3 + group * (wide / 3) + digit * 4 + (bit % 3), 2 + Math.floor(bit / 3), 1, 1, [1, 1, 1])
}

function drawPlatforms(canvas: Canvas): void {
  const { wide, tall, random, fill } = canvas
  const [sky, ground, grass] = [
    tone(random.pick([200, 215, 250, 20]), 65, random.between(15, 75)),
    tone(random.between(15, 40), 50, 32),
    drawInk(random),
  ]
  fill(0, 0, wide, tall, sky)
  for (let cloud = 0; cloud < 5; cloud++) {
    const [x, y] = [random.between(0, wide), random.between(8, tall * 0.4)]
    fill(x, y, 14, 4, [1, 1, 1])
    fill(x + 3, y - 2, 8, 8, [1, 1, 1])
  }
  for (let hill = 0; hill < 4; hill++) {
    const [x, high] = [random.between(0, wide), random.between(8, tall * 0.4)]
    for (let step = 0; step < high; step++) fill(x - step, tall * 0.85 - high + step, 2 * step, 1, scaled(grass, 0.6))
  }
  for (let x = 0; x < wide; x += 8) {
    if (random.isChosen(0.1)) continue
    fill(x, tall * 0.85, 8, tall, ground)
    fill(x, tall * 0.85, 8, 2, grass)
  }
  for (let ledge = 0; ledge < 6; ledge++) {
    const [x, y] = [random.between(0, wide), tall * random.between(0.3, 0.7)]
    fill(x, y, 8 * (1 + random.below(4)), 4, scaled(ground, 1.5))
    if (random.isChosen(0.5)) drawSprite(canvas, [x, y - 9], 8)
    for (let coin = 0; coin < 3; coin++) fill(x + coin * 6, y - 14, 3, 4, [1, 0.85, 0.2])
  }
  drawSprite(canvas, [wide * random.between(0.2, 0.6), tall * 0.85 - 16], 16)
}

function drawSpace(canvas: Canvas): void {
  const { wide, tall, random, fill } = canvas
  for (let star = 0; star < 60; star++)
    fill(random.between(0, wide), random.between(0, tall), 1, 1, scaled([1, 1, 1], random.next()))
  const size = random.pick([8, 8, 16])
  for (let y = 12; y < tall * 0.55; y += size * 1.5)
    for (let x = 6; x < wide - size; x += size * 1.5) if (random.isChosen(0.85)) drawSprite(canvas, [x, y], size)
  for (let shot = 0; shot < 6; shot++)
    fill(random.between(0, wide), random.between(tall * 0.3, tall), 1, 4, drawInk(random))
  drawSprite(canvas, [wide / 2, tall - 14], 8)
}

function drawBlocks({ wide, tall, random, fill }: Canvas): void {
  const [unit, columns] = [Math.floor(tall / 18), 10]
  const left = Math.round((wide - unit * columns) / 2)
  fill(0, 0, wide, tall, tone(random.between(0, 360), 40, 12))
  fill(left, unit, unit * columns, tall, [0.03, 0.03, 0.05])
  const inks = Array.from({ length: 7 }, () => drawInk(random))
  for (let column = 0; column < columns; column++)
    for (let row = 17 - random.below(8); row < 18; row++) {
      if (random.isChosen(0.2)) continue
      const ink = random.pick(inks)
      fill(left + column * unit, row * unit, unit - 1, unit - 1, ink)
      fill(left + column * unit, row * unit, unit - 1, 1, scaled(ink, 1.4))
    }
  for (let piece = 0; piece < 4; piece++)
    fill(left + (3 + (piece % 3)) * unit, (4 + Math.floor(piece / 3)) * unit, unit - 1, unit - 1, inks[0] ?? [1, 1, 1])
}

function drawMaze(canvas: Canvas): void {
  const { wide, tall, random, fill } = canvas
  const [ink, unit] = [drawInk(random), 8]
  for (let y = 10; y < tall; y += unit)
    for (let x = 0; x < wide; x += unit) {
      if (random.isChosen(0.42)) fill(x, y, random.isChosen(0.5) ? unit : 2, 2, ink)
      if (random.isChosen(0.42)) fill(x, y, 2, unit, ink)
      fill(x + 4, y + 4, 1, 1, [1, 0.9, 0.6])
      if (random.isChosen(0.04)) drawSprite(canvas, [x, y], 8)
    }
}

function drawPortrait(canvas: Canvas): void {
  const { wide, tall, random, fill } = canvas
  fill(0, 0, wide, tall, tone(random.between(0, 360), random.between(10, 70), random.between(20, 85)))
  const size = 8 * Math.floor(Math.min(wide, tall) / 11)
  drawSprite(canvas, [(wide - size) / 2, (tall - size) / 2 + 3], size)
}
