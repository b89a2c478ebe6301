import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { type Frame, type Kind } from '../frame.ts'
import { colour, disc, rect, times, turned } from '../shapes.ts'
import { words } from '../words.ts'

/** QR-like codes on a sign, a screen or a label. They hold no message. */
export const codes: Kind = { name: 'codes', cameraShare: 0.6, draw: drawCode }

function drawCode({ width, height, random }: Frame): string {
  const modules = random.pick([21, 25, 29, 33, 41])
  const side = Math.min(width, height) * random.between(0.45, 0.85)
  const cell = side / modules
  const [left, top] = [(width - side) / 2, (height - side) / 2 - random.between(0, 25)]
  const ink = random.isChosen(0.7) ? '#101010' : colour(random.between(0, 360), 70, 25)
  const isRound = random.isChosen(0.2)
  const dot = (x: number, y: number) =>
    isRound
      ? disc([left + (x + 0.5) * cell, top + (y + 0.5) * cell, cell * 0.46], ink)
      : rect([left + x * cell, top + y * cell, cell + 0.1, cell + 0.1], ink)
  const isCorner = (x: number, y: number) =>
    (x < 8 && y < 8) || (x > modules - 9 && y < 8) || (x < 8 && y > modules - 9)
  const dots = times(modules * modules, (index) => {
    const [x, y] = [index % modules, Math.floor(index / modules)]
    return !isCorner(x, y) && random.isChosen(0.48) ? dot(x, y) : ''
  })
  const eye = (x: number, y: number) =>
    rect([left + x * cell, top + y * cell, 7 * cell, 7 * cell], ink) +
    rect([left + (x + 1) * cell, top + (y + 1) * cell, 5 * cell, 5 * cell], '#fff') +
    rect([left + (x + 2) * cell, top + (y + 2) * cell, 3 * cell, 3 * cell], ink)
  const eyes = eye(0, 0) + eye(modules - 7, 0) + eye(0, modules - 7)
  const logo = random.isChosen(0.25)
    ? rect(
        [width / 2 - cell * 3, top + side / 2 - cell * 3, cell * 6, cell * 6],
        colour(random.between(0, 360), 70, 50),
        `rx="${cell}" stroke="#fff" stroke-width="${cell}"`,
      )
    : ''
  const ground = rect(
    [0, 0, width, height],
    colour(random.between(0, 360), random.between(0, 60), random.between(15, 95)),
  )
  const rim = 3 * cell
  const card = rect(
    [left - rim, top - rim, side + 2 * rim, side + 2 * rim + 40],
    '#fff',
    `rx="${random.between(0, 16)}"`,
  )
  const label = lettering(words(2, random), { x: width / 2, y: top + side + rim + 22, size: 20, anchor: 'middle' })
  return (
    ground +
    turned(card + dots + eyes + logo + label, random.isChosen(0.5) ? 8 * random.normal() : 0, [width / 2, height / 2])
  )
}
