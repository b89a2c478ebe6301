import { type Random } from '../../../materials/random.ts'
import { drawCake, drawEggs, drawNoodles, drawPizza, drawSalad, drawSteak } from './dishes.ts'
import { type Frame, type Kind } from '../frame.ts'
import { area, blurred, colour, disc, glow, oval, rect, stroke, times, turned } from '../shapes.ts'

/** Food on plates and in bowls, from above or at an angle, with cutlery and a cup. */
export const meals: Kind = { name: 'meals', cameraShare: 1, draw: drawMeal }

function drawMeal({ width, height, random }: Frame): string {
  const table = rect(
    [0, 0, width, height],
    colour(random.between(0, 360), random.between(3, 35), random.between(12, 92)),
  )
  const radius = Math.min(width, height) * random.between(0.32, 0.46)
  const [x, y] = [width / 2 + 20 * random.normal(), height / 2 + 15 * random.normal()]
  const light = random.between(14, 97)
  const hue = random.between(0, 360)
  const plate =
    glow('plate', [colour(hue, 8, light - 8), colour(hue, 8, light), colour(hue, 8, light - 14)]) +
    blurred(oval([10, 14, radius, radius], '#000', 'opacity="0.45"'), 8) +
    disc([0, 0, radius], 'url(#plate)') +
    disc([0, 0, radius * 0.72], 'none', `stroke="${colour(hue, 8, light - 20)}" stroke-width="2" opacity="0.6"`)
  const dish = random.pick([drawNoodles, drawPizza, drawSalad, drawEggs, drawSteak, drawCake])(random, radius)
  const aslant = random.isChosen(0.5) ? random.between(0.6, 0.85) : 1
  const extras =
    (random.isChosen(0.7) ? drawFork([x - radius * 1.22, y, radius]) : '') +
    (random.isChosen(0.5) ? drawKnife([x + radius * 1.18, y, radius]) : '') +
    (random.isChosen(0.5) ? drawCup(random, [x + radius * 1.05, y - radius * 1.0, radius * 0.34]) : '')
  return (
    table +
    turned(
      `${extras}<g transform="translate(${x} ${y}) scale(1 ${aslant})">${plate}${dish}</g>`,
      12 * random.normal(),
      [x, y],
    )
  )
}

function drawFork([x, y, radius]: [number, number, number]): string {
  return `<g opacity="0.95">${stroke(`M${x} ${y + radius * 0.75}L${x} ${y - radius * 0.2}`, '#b9bcc0', 6)}${times(4, (index) => stroke(`M${x - 9 + index * 6} ${y - radius * 0.75}L${x - 9 + index * 6} ${y - radius * 0.35}Q${x} ${y - radius * 0.2} ${x} ${y - radius * 0.15}`, '#c9ccd0', 2.4))}</g>`
}

function drawKnife([x, y, radius]: [number, number, number]): string {
  return (
    area(`M${x - 5} ${y}L${x - 5} ${y - radius * 0.8}Q${x + 9} ${y - radius * 0.7} ${x + 6} ${y}Z`, '#d4d7da') +
    stroke(`M${x} ${y + 5}L${x} ${y + radius * 0.72}`, '#8f9296', 9)
  )
}

function drawCup(random: Random, [x, y, radius]: [number, number, number]): string {
  return (
    blurred(disc([x + 6, y + 8, radius], '#000', 'opacity="0.4"'), 4) +
    disc([x + radius, y, radius * 0.35], 'none', 'stroke="#e8e6e0" stroke-width="7"') +
    disc([x, y, radius], '#f3f1ec') +
    disc([x, y, radius * 0.82], random.pick(['#3a2010', '#8a5a34', '#b5651d', '#dfeaf0']))
  )
}
