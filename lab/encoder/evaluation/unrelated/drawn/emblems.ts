import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { type Random } from '../../../materials/random.ts'
import { type Frame, type Kind } from '../frame.ts'
import { area, colour, disc, gradient, lump, rect, straight, stroke, times, turned } from '../shapes.ts'
import { characters, word, words } from '../words.ts'

/** Logos with a name, single icons, and sheets of icons. The names belong to no company. */
export const emblems: Kind = {
  name: 'emblems',
  cameraShare: 0.15,
  draw: (frame) => (frame.random.isChosen(0.65) ? drawLogo(frame) : drawIcons(frame)),
}

function drawLogo({ width, height, random }: Frame): string {
  const hue = random.between(0, 360)
  const isReversed = random.isChosen(0.35)
  const [ground, ink] = isReversed
    ? [colour(hue, 60, random.between(15, 45)), '#fff']
    : ['#fff', colour(hue, random.between(0, 75), random.between(15, 50))]
  const shade = gradient('shade', [ink, colour(hue + 40, 65, isReversed ? 80 : 55)])
  const fill = random.isChosen(0.3) ? 'url(#shade)' : ink
  const isBeside = random.isChosen(0.4)
  const size = Math.min(width, height) * random.between(0.14, 0.24)
  const [x, y] = isBeside ? [width * 0.2, height / 2] : [width / 2, height * 0.4]
  const mark = `<g transform="translate(${x} ${y}) scale(${size / 50})">${random.pick(MARKS)(random, fill, ground)}</g>`
  const text = random.isChosen(0.2)
    ? characters(4, random)
    : random.isChosen(0.5)
      ? word(random).toUpperCase()
      : words(2, random)
  const letters = Math.min(46, (isBeside ? width * 0.6 : width * 0.85) / (text.length * 0.62))
  const name = isBeside
    ? lettering(text, { x: width * 0.2 + size * 1.3, y: height / 2 + letters * 0.35, size: letters, ink })
    : lettering(text, { x: width / 2, y: height * 0.4 + size * 1.3 + letters, size: letters, ink, anchor: 'middle' })
  return shade + rect([0, 0, width, height], ground) + mark + name
}

type Mark = (random: Random, ink: string, ground: string) => string

/** Marks about 100 units wide around 0, 0. */
const MARKS: readonly Mark[] = [
  (random, ink, ground) =>
    disc([0, 0, 50], ink) +
    times(2 + random.below(3), (index) =>
      disc([random.between(-14, 14), random.between(-14, 14), 34 - index * 13], index % 2 ? ink : ground),
    ),
  (random, ink) =>
    times(3 + random.below(5), (index) =>
      turned(`<ellipse cx="0" cy="-26" rx="14" ry="26" fill="${ink}" opacity="0.75"/>`, index * (360 / 5), [0, 0]),
    ),
  (random, ink, ground) =>
    area('M0 -54L48 -34L42 22Q30 44 0 56Q-30 44 -42 22L-48 -34Z', ink) +
    lettering(word(random).slice(0, 1).toUpperCase(), { x: 0, y: 22, size: 62, ink: ground, anchor: 'middle' }),
  (random, ink) => area(star(4 + random.below(9), random.between(16, 36)), ink),
  (random, ink) =>
    times(4, (index) =>
      rect([-46 + index * 25, 46 - random.between(20, 95), 17, 100], ink, `rx="${random.pick([0, 8])}"`),
    ),
  (random, ink, ground) => area(lump([0, 0, 48], 0.25, random), ink) + stroke('M-22 4L-6 22L26 -20', ground, 9),
  (_random, ink, ground) =>
    area('M0 52C-70 4 -50 -48 -22 -44Q-6 -42 0 -22Q6 -42 22 -44C50 -48 70 4 0 52Z', ink) + disc([20, -22, 6], ground),
  (_random, ink) => area('M-50 40L-8 -48L14 -6L24 -22L54 40Z', ink) + disc([38, -38, 10], ink),
  (_random, ink, ground) => rect([-48, -48, 96, 96], ink, 'rx="22"') + area('M-18 -28L30 0L-18 28Z', ground),
]

function star(points: number, inner: number): string {
  return `${straight(
    Array.from({ length: 2 * points }, (_, index) => {
      const [angle, reach] = [(index * Math.PI) / points, index % 2 ? inner : 52]
      return [reach * Math.sin(angle), -reach * Math.cos(angle)]
    }),
  )}Z`
}

function drawIcons({ width, height, random }: Frame): string {
  const cell = Math.min(width, height) / random.pick([1.3, 2, 3, 4])
  const isFilled = random.isChosen(0.5)
  const hue = random.between(0, 360)
  const ground = colour(hue, 15, random.pick([100, 100, 95, 15]))
  const columns = Math.floor(width / cell)
  const icons = times(columns * Math.floor(height / cell), (index) => {
    const [x, y] = [((index % columns) + 0.5) * (width / columns), (Math.floor(index / columns) + 0.5) * cell]
    const tint = colour(hue + random.between(-80, 80), 60, 50)
    const tile = isFilled ? rect([-62, -62, 124, 124], tint, 'rx="28"') : ''
    return `<g transform="translate(${x} ${y}) scale(${cell / 165})">${tile}<g transform="scale(0.75)">${random.pick(MARKS)(random, isFilled ? '#fff' : tint, isFilled ? tint : ground)}</g></g>`
  })
  return rect([0, 0, width, height], ground) + icons
}
