import { type Random } from '../../../materials/random.ts'
import { drawBird, drawFish } from './bird-and-fish.ts'
import { type Frame, type Kind } from '../frame.ts'
import { type Coat, drawCat, drawDog } from './pets.ts'
import { blurred, colour, disc, gradient, placed, type Point, rect, times } from '../shapes.ts'

/** Close-ups of cats, dogs, birds and fish with fur, feathers or scales. */
export const animals: Kind = { name: 'animals', cameraShare: 1, draw: drawAnimal }

function drawAnimal(frame: Frame): string {
  const { width, height, random } = frame
  const [hue, saturation, light] = [random.between(15, 45), random.between(3, 55), random.between(15, 82)]
  const coat: Coat = (lightness = 0) => colour(hue, saturation, light + lightness)
  const size = (Math.min(width, height) / 230) * random.between(0.85, 1.2)
  const at: Point = [width / 2 + 20 * random.normal(), height * random.between(0.5, 0.6)]
  const [draw, isFish] = random.pick([
    [drawCat, false],
    [drawCat, false],
    [drawDog, false],
    [drawDog, false],
    [drawBird, false],
    [drawFish, true],
  ] as const)
  const animal = draw(random, isFish || draw === drawBird ? brightCoat(random) : coat)
  return drawBackground(frame, isFish) + placed(animal, at, [random.isChosen(0.5) ? size : -size, size])
}

function brightCoat(random: Random): Coat {
  const [hue, light] = [random.between(0, 360), random.between(35, 62)]
  return (lightness = 0) => colour(hue, 65, light + lightness)
}

function drawBackground({ width, height, random }: Frame, isUnderWater: boolean): string {
  const hue = isUnderWater ? random.between(180, 215) : random.pick([95, 30, 210, 40, 120])
  const light = random.between(25, 72)
  const ground = gradient('behind', [colour(hue, 40, light + 12), colour(hue + 15, 35, light - 12)])
  const spots = times(40, () =>
    disc(
      [random.between(0, width), random.between(0, height), random.between(10, 60)],
      colour(hue + 18 * random.normal(), 38, light + 12 * random.normal()),
      'opacity="0.4"',
    ),
  )
  return ground + rect([0, 0, width, height], 'url(#behind)') + blurred(spots, 16)
}
