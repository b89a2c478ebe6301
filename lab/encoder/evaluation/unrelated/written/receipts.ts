import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { type Frame, type Kind } from '../frame.ts'
import { blurred, colour, rect, stroke, times, turned } from '../shapes.ts'
import { amount, words } from '../words.ts'

/** Till receipts, tickets and forms on a table or in a hand. */
export const receipts: Kind = { name: 'receipts', cameraShare: 0.95, draw: drawReceipt }

function drawReceipt({ width, height, random }: Frame): string {
  const table = rect(
    [0, 0, width, height],
    colour(random.between(0, 360), random.between(3, 30), random.between(12, 80)),
  )
  const wide = Math.min(width * 0.75, height * random.between(0.4, 0.75))
  const tall = height * random.between(0.85, 1.2)
  const [x, y] = [(width - wide) / 2, (height - tall) / 2]
  const ink = colour(240, random.between(0, 20), random.between(15, 45))
  const size = wide / random.between(17, 26)
  const shadow = blurred(rect([x + 5, y + 6, wide, tall], '#000', 'opacity="0.5"'), 8)
  const folds = times(random.below(4), () => {
    const fold = y + tall * random.next()
    return rect([x, fold, wide, 14], '#000', 'opacity="0.06"') + rect([x, fold, wide, 1.5], '#fff', 'opacity="0.7"')
  })
  const rows = Math.floor(tall / (size * 1.5)) - 3
  const from = 3 + random.below(3)
  const items = times(rows, (row) => {
    const base = y + size * 1.5 * (row + 2)
    if (row < from)
      return lettering(words(1 + random.below(3), random), {
        x: width / 2,
        y: base,
        size: row ? size : size * 1.7,
        ink,
        anchor: 'middle',
      })
    const kind = random.below(12)
    if (kind === 0)
      return `<g stroke-dasharray="4 3">${stroke(`M${x + size} ${base - size / 2}L${x + wide - size} ${base - size / 2}`, ink, 1)}</g>`
    const much = kind === 1 ? size * 1.4 : size
    const name = lettering(words(1 + random.below(2), random), { x: x + size, y: base, size: much, ink })
    return name + lettering(amount(random), { x: x + wide - size, y: base, size: much, ink, anchor: 'end' })
  })
  const bars = random.isChosen(0.5) ? drawBars([x + wide * 0.15, y + tall - size * 7, wide * 0.7, size * 3.5]) : ''
  const paper = rect([x, y, wide, tall], colour(random.between(20, 220), random.between(0, 14), random.between(86, 97)))
  return table + turned(shadow + paper + items + bars + folds, random.normal() * 10, [width / 2, height / 2])

  function drawBars([left, top, long, high]: [number, number, number, number]): string {
    let [at, lines] = [0, '']
    while (at < long) {
      const thick = random.pick([1, 1, 2, 3]) * (long / 120)
      lines += rect([left + at, top, thick, high], '#111')
      at += thick + random.pick([1, 1, 2, 3]) * (long / 120)
    }
    return rect([left - 8, top - 6, long + 16, high + 12], '#f6f6f4') + lines
  }
}
