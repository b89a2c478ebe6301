import { type Random } from '../../../materials/random.ts'
import { drawFeatures } from './features.ts'
import { type Frame, type Kind } from '../frame.ts'
import { drawHair, drawMane, type Person } from './hair.ts'
import {
  area,
  blurred,
  colour,
  disc,
  glow,
  gradient,
  oval,
  placed,
  type Point,
  rect,
  smooth,
  stroke,
  times,
  turned,
} from '../shapes.ts'

/** Portraits of one person, sometimes two, before a wall, a blurred street or leaves. */
export const faces: Kind = { name: 'faces', cameraShare: 1, draw: drawPortrait }

function drawPortrait({ width, height, random }: Frame): string {
  const count = random.isChosen(0.2) ? 2 : 1
  const people = times(count, (index) => {
    const size = Math.min(width / count, height) * random.between(0.42, 0.62)
    const at: Point = [(width * (index + 0.5)) / count + 20 * random.normal(), height * random.between(0.4, 0.52)]
    return placed(drawPerson(random, `person${index}`), at, size / 100)
  })
  return drawBackground({ width, height, random }) + people
}

function drawBackground({ width, height, random }: Frame): string {
  const hue = random.between(0, 360)
  const lightness = random.between(15, 88)
  const base = gradient('behind', [colour(hue, 25, lightness), colour(hue + 20, 20, lightness - 15)])
  const spots = random.pick([0, 0, 30, 60])
  const lights = times(spots, () => {
    const at: [number, number, number] = [random.between(0, width), random.between(0, height), random.between(8, 50)]
    return disc(at, colour(hue + 50 * random.normal(), 40, lightness + 20 * random.normal()), 'opacity="0.5"')
  })
  return base + rect([0, 0, width, height], 'url(#behind)') + blurred(lights, 8)
}

function drawPerson(random: Random, name: string): string {
  const [skinHue, skinLight] = [random.between(14, 32), random.between(28, 80)]
  const [hairHue, hairLight] = [random.between(15, 45), random.pick([8, 12, 20, 30, 55, 75])]
  const [hairSaturation, aside] = [random.between(5, 45), random.between(-9, 9)]
  const skin = (lightness = 0) => colour(skinHue, 42, skinLight + lightness)
  const hair = (lightness = 0) => colour(hairHue, hairSaturation, hairLight + lightness)
  const person = { random, name, skin, hair, aside }
  const long = random.isChosen(0.45) ? random.between(60, 150) : 0
  const mane = long > 0 ? drawMane(person, long) : ''
  const head = drawHead(person) + drawFeatures(person) + drawHair(person)
  return mane + drawBody(person) + turned(head, 6 * random.normal(), [0, 60])
}

function drawBody({ random, skin }: Person): string {
  const hue = random.between(0, 360)
  const lightness = random.between(12, 85)
  const shoulder = random.between(95, 125)
  const shirt = area(
    `M-26 88C-60 104 ${-shoulder} 108 ${-shoulder - 12} 170L${-shoulder - 20} 420L${shoulder + 20} 420L${shoulder + 12} 170C${shoulder} 108 60 104 26 88Q0 ${random.between(92, 140)} -26 88Z`,
    colour(hue, 40, lightness),
  )
  const folds = times(3, () =>
    stroke(
      smooth([
        [60 * random.normal(), 120],
        [50 * random.normal(), 190],
        [60 * random.normal(), 280],
      ]),
      colour(hue, 40, lightness - 10),
      5,
    ),
  )
  const neck = area('M-25 45L-27 92Q0 128 27 92L25 45Z', skin(-9))
  return neck + blurred(oval([0, 70, 26, 14], skin(-22)), 4) + shirt + blurred(folds, 4)
}

function drawHead({ random, name, skin, aside }: Person): string {
  const jaw = random.between(26, 38)
  const light = random.between(0.25, 0.75)
  const outline = smooth(
    [
      [0, -70],
      [44, -48],
      [50, 0],
      [jaw + 8, 44],
      [jaw * 0.5, 68],
      [0, 73],
      [-jaw * 0.5, 68],
      [-jaw - 8, 44],
      [-50, 0],
      [-44, -48],
    ],
    true,
  )
  const ears = oval([-51, 5, 7, 14], skin(-8)) + oval([51, 5, 7, 14], skin(-8))
  const cheeks =
    oval([-26 + aside, 24, 13, 10], 'hsl(5, 60%, 50%)', 'opacity="0.16"') +
    oval([26 + aside, 24, 13, 10], 'hsl(5, 60%, 50%)', 'opacity="0.16"')
  const shade = area(
    smooth(
      [
        [light > 0.5 ? -50 : 50, -40],
        [light > 0.5 ? -22 : 22, 20],
        [0, 70],
        [light > 0.5 ? -42 : 42, 40],
      ],
      true,
    ),
    skin(-18),
    'opacity="0.45"',
  )
  const definition = glow(name, [skin(9), skin(2), skin(-15)], [light, 0.35, 0.75])
  return definition + ears + area(outline, `url(#${name})`) + blurred(shade + cheeks, 8)
}
