import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { type Frame, type Kind } from '../frame.ts'
import { area, blurred, colour, disc, oval, placed, rect, stroke, times, turned } from '../shapes.ts'
import { words } from '../words.ts'

/** Sheet music: staves with clefs, notes, beams, slurs and words, printed or photographed. */
export const scores: Kind = { name: 'scores', cameraShare: 0.5, draw: drawScore }

function drawScore(frame: Frame): string {
  const { width, height, random } = frame
  const paper = colour(random.between(35, 55), random.between(0, 30), random.between(86, 100))
  const gap = random.magnitude(4.5, 11)
  const step = gap * random.between(9, 13)
  const title = random.isChosen(0.7)
    ? lettering(words(3, random), { x: width / 2, y: 44, size: 24, anchor: 'middle' })
    : ''
  const first = title ? 80 : 30
  const hasWords = random.isChosen(0.4)
  const staves = times(Math.floor((height - first) / step), (index) =>
    drawStaff(frame, { y: first + index * step, gap, hasWords }),
  )
  const sheet = rect([0, 0, width, height], paper) + title + staves
  if (random.isChosen(0.7)) return sheet
  const edge = blurred(rect([0, 0, width, height], '#000', 'opacity="0.5"'), 8)
  return (
    rect([-200, -200, width + 400, height + 400], colour(random.between(15, 40), 35, random.between(10, 35))) +
    turned(placed(edge + sheet, [width * 0.08, height * 0.07], 0.84), 8 * random.normal(), [width / 2, height / 2])
  )
}

interface Staff {
  y: number
  /** Distance between lines. */
  gap: number
  hasWords: boolean
}

function drawStaff({ width, random }: Frame, { y, gap, hasWords }: Staff): string {
  const [left, right] = [24, width - 24]
  const lines = times(5, (line) => stroke(`M${left} ${y + line * gap}L${right} ${y + line * gap}`, '#222', 0.8))
  const bars = times(4, (bar) => stroke(`M${left + ((bar + 1) * (right - left)) / 4} ${y}l0 ${gap * 4}`, '#222', 1.2))
  const clef = random.isChosen(0.7)
    ? stroke(
        'M4 26Q-10 22 -4 12Q6 4 10 14Q10 24 0 24Q-14 20 -8 4Q2 -8 6 -22Q6 -32 0 -30Q-6 -24 2 0L6 34Q4 42 -4 38',
        '#111',
        2.4,
      )
    : stroke('M-8 -4Q-10 -14 2 -14Q14 -10 8 6Q2 18 -8 22', '#111', 2.6) +
      disc([-6, -5, 3], '#111') +
      disc([14, -8, 1.8], '#111') +
      disc([14, 2, 1.8], '#111')
  let [x, level] = [left + gap * 5, 2 + random.below(4)]
  let notes = ''
  while (x < right - gap * 5) {
    const count = random.pick([1, 1, 2, 3, 4])
    const isUp = level > 3
    const heads = Array.from({ length: count }, (_, index) => {
      level = Math.min(9, Math.max(-2, level + random.below(5) - 2))
      return [x + index * gap * 2.4, y + gap * 4 - level * (gap / 2)] as const
    })
    const isOpen = count === 1 && random.isChosen(0.25)
    const stem = (isUp ? 1 : -1) * gap * 3.4
    notes += heads
      .map(
        ([hx, hy]) =>
          drawNote([hx, hy], { gap, stem, isOpen }) +
          (random.isChosen(0.08) ? disc([hx + gap * 1.3, hy, gap * 0.2], '#111') : ''),
      )
      .join('')
    const [start, end] = [heads[0] ?? [x, y], heads.at(-1) ?? [x, y]]
    const side = isUp ? -gap * 0.55 : gap * 0.55
    if (count > 1)
      notes += stroke(`M${start[0] + side} ${start[1] + stem}L${end[0] + side} ${end[1] + stem}`, '#111', gap * 0.5)
    if (random.isChosen(0.15))
      notes += stroke(
        `M${start[0]} ${y - gap}Q${(start[0] + end[0]) / 2 + gap * 2} ${y - gap * 2.6} ${end[0] + gap * 4} ${y - gap}`,
        '#111',
        1.3,
      )
    x += count * gap * 2.4 + gap * random.between(0.6, 2)
  }
  const text = hasWords ? lettering(words(8, random), { x: left + gap * 4, y: y + gap * 7, size: gap * 1.7 }) : ''
  return (
    lines +
    bars +
    placed(clef, [left + gap * 2, y + gap * 2], gap / 10) +
    notes +
    stroke(`M${right} ${y}l0 ${gap * 4}`, '#222', 2) +
    text
  )
}

function drawNote(
  [x, y]: readonly [number, number],
  { gap, stem, isOpen }: { gap: number; stem: number; isOpen: boolean },
): string {
  const head = turned(
    oval([x, y, gap * 0.62, gap * 0.45], isOpen ? 'none' : '#111', 'stroke="#111" stroke-width="1.4"'),
    -20,
    [x, y],
  )
  const side = stem > 0 ? -gap * 0.55 : gap * 0.55
  const flag =
    Math.abs(stem) > gap * 3.6 ? area(`M${x + side} ${y + stem}q${gap} ${gap} ${gap * 0.6} ${gap * 2}Z`, '#111') : ''
  return head + stroke(`M${x + side} ${y}l0 ${stem}`, '#111', 1.1) + flag
}
