import { type Random } from '../../../materials/random.ts'
import { type Frame, type Kind } from '../frame.ts'
import { colour, type Point, rect, smooth, stroke, times, turned } from '../shapes.ts'

/** Handwriting on notebook pages, blackboards, whiteboards and sticky notes. */
export const notes: Kind = { name: 'notes', cameraShare: 0.9, draw: drawNotes }

function drawNotes(frame: Frame): string {
  const { random } = frame
  const ground = random.pick(['lined', 'squared', 'plain', 'board', 'white', 'sticky'])
  const [paper, ink] = looksOf(ground, random)
  if (ground === 'sticky') return drawStickyNotes(frame)
  return drawGround(frame, ground, paper) + turned(drawLines(frame, ink), 2 * random.normal(), [200, 200])
}

function looksOf(ground: string, random: Random): [paper: string, ink: string] {
  if (ground === 'board') return [random.pick(['#22382e', '#26292b']), '#dfe3dc']
  if (ground === 'white') return ['#eef0f1', colour(random.pick([0, 120, 220]), 70, 35)]
  return [
    colour(50, random.between(0, 25), random.between(88, 97)),
    colour(random.pick([225, 225, 0, 240]), random.between(10, 70), random.between(10, 35)),
  ]
}

function drawGround({ width, height }: Frame, ground: string, paper: string): string {
  const gap = ground === 'squared' ? 12 : 26
  const across = times(Math.ceil(height / gap), (row) =>
    stroke(`M0 ${row * gap}L${width} ${row * gap}`, '#9db4d6', 0.8),
  )
  const down = times(Math.ceil(width / gap), (column) =>
    stroke(`M${column * gap} 0L${column * gap} ${height}`, '#9db4d6', 0.8),
  )
  const ruling = { lined: `${across}${stroke(`M50 0L50 ${height}`, '#d88', 1)}`, squared: across + down }[ground] ?? ''
  return rect([0, 0, width, height], paper) + ruling
}

function drawLines({ width, height, random }: Frame, ink: string): string {
  const gap = random.between(24, 52)
  const size = gap * random.between(0.25, 0.42)
  const thick = random.between(0.9, 2.4)
  const slant = random.between(-0.1, 0.5)
  const top = random.between(30, 60)
  return times(Math.floor((height - top) / gap), (row) => {
    const end = random.isChosen(0.75) ? width - 25 : width * random.between(0.3, 0.9)
    let [x, text] = [random.isChosen(0.2) ? 55 : 30, '']
    while (x < end) {
      const written = drawWord(random, { size, slant, at: [x, top + row * gap + random.normal()] })
      text += stroke(written.path, ink, thick)
      x += written.length + size * random.between(0.9, 1.6)
    }
    return (
      text +
      (random.isChosen(0.06) ? stroke(`M30 ${top + row * gap + 6}L${end} ${top + row * gap + 4}`, ink, thick) : '')
    )
  })
}

/** Points of a letter as shares of its width and height. */
const LOOP_UP = [
  [0, 0.1],
  [0.45, 1],
  [0.2, 0.8],
  [0.75, 0],
] as const
const LOOP_DOWN = [
  [0, 0.9],
  [0.6, -1],
  [0.1, -0.8],
  [1, 0.2],
] as const

interface Hand {
  size: number
  /** How far a stroke leans to the right for each unit it rises. */
  slant: number
  at: Point
}

/** A word of joined strokes (humps, loops up and down), as in fast handwriting. */
function drawWord(random: Random, { size, slant, at: [left, base] }: Hand): { path: string; length: number } {
  const points: Point[] = []
  let x = 0
  const put = (step: number, rise: number) => points.push([left + x + step + slant * rise, base - rise])
  for (let letter = 2 + random.below(8); letter > 0; letter--) {
    const tall = random.pick([1, 1, 1, 1, 2.1, 2, -1])
    const wide = size * random.between(0.45, 0.95)
    for (const [step, rise] of tall < 0 ? LOOP_DOWN : LOOP_UP)
      put(wide * step, size * rise * (rise > 0.5 ? Math.abs(tall) : 1))
    x += wide
  }
  return { path: smooth(points), length: x }
}

function drawStickyNotes({ width, height, random }: Frame): string {
  const wall = rect([0, 0, width, height], colour(random.between(20, 220), 10, random.between(40, 90)))
  return (
    wall +
    times(2 + random.below(9), () => {
      const side = random.between(90, 170)
      const [x, y] = [random.between(-20, width - side * 0.7), random.between(-20, height - side * 0.7)]
      const sheet =
        rect([x + 4, y + 5, side, side], '#000', 'opacity="0.25"') +
        rect([x, y, side, side], colour(random.pick([52, 52, 340, 95, 200, 28]), 85, 72))
      const text = drawLines({ width: side, height: side - 10, random }, '#26262e')
      return turned(`${sheet}<g transform="translate(${x} ${y})">${text}</g>`, 6 * random.normal(), [x, y])
    })
  )
}
