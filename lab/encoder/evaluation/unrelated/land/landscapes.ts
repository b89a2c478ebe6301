import { type Frame, type Kind } from '../frame.ts'
import { drawHouse, drawRoad, drawSail, drawTrees } from './landmarks.ts'
import { area, blurred, colour, gradient, oval, type Point, rect, smooth, stroke, times } from '../shapes.ts'

/** Landscapes with a horizon: mountains, hills, sea, woods, snow, desert; sometimes a road or a house. */
export const landscapes: Kind = { name: 'landscapes', cameraShare: 1, draw: drawLandscape }

type Ground = [hue: number, saturation: number, lightness: number]

const GROUNDS = {
  green: [100, 35, 34],
  snow: [215, 15, 84],
  desert: [33, 45, 58],
  sea: [205, 45, 38],
  autumn: [38, 50, 38],
} satisfies Record<string, Ground>

interface Ridges {
  frame: Frame
  /** Height of the foot and of the crest above it, in drawing units. */
  foot: number
  rise: number
  roughness: number
}

function drawLandscape(frame: Frame): string {
  const { width, height, random } = frame
  const horizon = height * random.between(0.3, 0.62)
  const season = random.pick(['green', 'snow', 'desert', 'sea', 'autumn'] as const)
  const [hue, saturation, light] = GROUNDS[season]
  const warmth = random.isChosen(0.3) ? 30 : 210
  const sky = gradient('sky', [
    colour(warmth, 55, random.between(45, 70)),
    colour(warmth + 8, 45, random.between(75, 92)),
  ])
  const clouds = blurred(
    times(random.below(14), () =>
      oval(
        [
          random.between(0, width),
          horizon * random.between(0.05, 0.85),
          random.between(25, 120),
          random.between(5, 24),
        ],
        '#fff',
        'opacity="0.65"',
      ),
    ),
    8,
  )
  const ridges = times(1 + random.below(4), (index) => {
    const tint = colour(hue * (0.3 + 0.2 * index) + 210 * (0.7 - 0.2 * index), saturation * 0.7, light + 22 - index * 8)
    return area(
      drawRidge({
        frame,
        foot: horizon + index * 9,
        rise: (horizon * random.between(0.15, 0.7)) / (index + 1),
        roughness: random.between(0.1, 0.7),
      }),
      tint,
    )
  })
  const ground = gradient('ground', [colour(hue, saturation, light + 8), colour(hue - 8, saturation + 8, light - 14)])
  const land = ground + rect([0, horizon + 12, width, height], 'url(#ground)')
  const near = season === 'sea' ? drawWaves(frame, horizon) : drawFields(frame, horizon, [hue, saturation, light])
  const extra = random.pick([drawRoad, drawTrees, drawTrees, drawHouse])(frame, horizon)
  return (
    sky +
    rect([0, 0, width, height], 'url(#sky)') +
    clouds +
    ridges +
    land +
    near +
    (season === 'sea' ? drawSail(frame, horizon) : extra)
  )
}

function drawRidge({ frame: { width, random }, foot, rise, roughness }: Ridges): string {
  const count = 26
  const [phase, waves] = [random.between(0, 6), random.between(0.6, 2.5)]
  const points = Array.from({ length: count }, (_, index): Point => {
    const swell = 0.5 + 0.5 * Math.sin(phase + (index / count) * waves * 2 * Math.PI)
    return [(index * width) / (count - 1), foot - rise * (0.2 + 0.8 * swell) * (1 - roughness * random.next())]
  })
  return `${smooth(points)}L${width} ${foot + 30}L0 ${foot + 30}Z`
}

function drawWaves({ width, height, random }: Frame, horizon: number): string {
  return times(150, () => {
    const depth = random.next() ** 1.8
    const [x, y, long] = [random.between(0, width), horizon + 14 + depth * (height - horizon), 8 + 60 * depth]
    return stroke(
      `M${x} ${y}q${long / 2} ${-5 * depth} ${long} 0`,
      colour(200, 35, random.between(25, 85)),
      0.6 + 2.5 * depth,
    )
  })
}

function drawFields({ width, height, random }: Frame, horizon: number, [hue, saturation, light]: Ground): string {
  const tint = () => colour(hue + 12 * random.normal(), saturation, light + 9 * random.normal())
  const patches = times(24, () => {
    const depth = random.next()
    return oval(
      [random.between(0, width), horizon + 14 + depth * (height - horizon), 40 + 150 * depth, 2 + 22 * depth],
      tint(),
      'opacity="0.6"',
    )
  })
  const blades = times(220, () => {
    const depth = random.next() ** 0.6
    return stroke(
      `M${random.between(0, width)} ${horizon + 20 + depth * (height - horizon)}l${3 * random.normal()} ${-3 - 12 * depth * depth}`,
      tint(),
      0.8 + depth,
    )
  })
  return blurred(patches, 4) + blades
}
