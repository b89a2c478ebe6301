import { type Frame, type Kind, type Painting } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { paint } from '../painting/paint.ts'
import { mixed, rise, scaled, tone } from '../painting/tones.ts'
import { area, blurred, colour, disc, oval, placed, rect, stroke, times } from '../shapes.ts'
import { drawHeaven } from './clouds.ts'

/** Seas, lakes and beaches up to the horizon: waves in perspective, surf, the sun's glitter, boats, bathers. */
export const seas: Kind = { name: 'seas', cameraShare: 1, draw: drawSea }

function drawSea(frame: Frame): Painting {
  const { width, height, random } = frame
  const horizon = height * random.between(0.25, 0.6)
  const [noise, heaven] = [createNoise(random.seed()), drawHeaven(frame)]
  const [hue, light] = [random.between(170, 225), random.between(12, 45)]
  const [deep, shallow] = [tone(hue, random.between(25, 60), light), tone(hue - 15, random.between(30, 60), light + 25)]
  const sand = tone(random.between(30, 45), random.between(20, 50), random.between(55, 82))
  const hasBeach = random.isChosen(0.55)
  const [slant, shore] = [random.between(-0.5, 0.5), height * random.between(0.72, 0.98)]
  const [swell, chop] = [random.magnitude(0.5, 5), random.between(0.3, 1)]
  const sun = random.isChosen(0.5) ? random.between(0.1, 0.9) * width : undefined
  const raster = paint(frame, 190, (x, y) => {
    const sky = heaven(x, Math.min(y, horizon))
    if (y < horizon) return sky
    const depth = 12 / (y - horizon + 1.5)
    const u = ((x - width / 2) / 40) * depth
    const wave = noise.fractal(u * swell, depth * 9 * swell + noise.at(u, depth * 4), 4)
    const steep = wave - noise.fractal(u * swell, depth * 9 * swell + 0.35 + noise.at(u, depth * 4), 3)
    const mirrored = heaven(x, Math.max(0, horizon - (y - horizon) * 0.7))
    const water = mixed(
      mixed(deep, shallow, 0.5 + wave),
      mirrored,
      0.25 + 0.5 * rise(0.8, 0, Math.abs(steep)) * Math.exp(-(y - horizon) / height),
    )
    const glitter =
      sun === undefined ? 0 : Math.exp(-Math.abs(x - sun) / (18 + (y - horizon) * 0.35)) * rise(0.1, 0.4, wave)
    const crest = rise(0.42, 0.6, wave) * chop * rise(horizon, horizon + 40, y)
    const wet = mixed(mixed(water, [0.95, 0.97, 0.98], crest * 0.7), [1.1, 1.05, 0.9], glitter)
    if (!hasBeach) return wet
    const edge = y - shore - slant * (x - width / 2) + 9 * noise.at(x / 40, 3) + 3 * noise.at(x / 9, 5)
    const surf = rise(-26, -20, edge) * rise(0, -3, edge) * rise(-0.35, 0.2, noise.fractal(x / 16, edge / 5, 3))
    const beach = scaled(sand, 1 - 0.25 * rise(26, 4, edge) + 0.08 * noise.fractal(x / 5, y / 4, 3))
    return mixed(
      mixed(wet, shallow, rise(-90, 0, edge) * 0.7),
      edge > 0 ? beach : [0.97, 0.98, 0.98],
      edge > 0 ? 1 : surf,
    )
  })
  return { raster, over: drawThings(frame, horizon, hasBeach ? shore : height) }
}

function drawThings(frame: Frame, horizon: number, shore: number): string {
  const { width, height, random } = frame
  const boats = times(random.below(4), () => {
    const near = random.next() ** 2
    const y = horizon + 4 + near * (Math.min(shore, height) - horizon - 30) * 0.5
    const hull = area(
      'M-22 0L22 0L16 9L-15 9Z',
      colour(random.between(0, 360), random.between(0, 70), random.between(15, 95)),
    )
    const sail = random.isChosen(0.6)
      ? area('M-1 -2L-1 -46L-20 -4Z', '#f6f3ea') + area('M2 -2L2 -38L17 -5Z', '#e8e2d6')
      : rect([-8, -10, 18, 10], '#f4f4f4')
    return placed(sail + hull, [random.between(20, width - 20), y], 0.25 + near)
  })
  const land = random.isChosen(0.35)
    ? blurred(
        oval(
          [random.between(0, width), horizon + 3, width * random.between(0.15, 0.5), random.between(8, 34)],
          colour(random.between(90, 240), 18, random.between(25, 55)),
        ),
        1,
      ) + rect([0, horizon, width, 3], colour(210, 25, 45), 'opacity="0.4"')
    : ''
  const people = times(shore < height * 0.9 ? random.below(9) : 0, () => {
    const near = random.next()
    const body =
      disc([0, -20, 4], colour(20, 40, random.between(30, 70))) +
      stroke('M0 -15L0 -6', colour(random.between(0, 360), 60, 50), 6) +
      stroke('M0 -6L-3 3M0 -6L3 3', colour(20, 40, random.between(30, 70)), 3)
    const shade = area('M-26 0Q0 -26 26 0Z', colour(random.between(0, 360), 70, 55)) + stroke('M0 -8L0 18', '#777', 1.5)
    return placed(
      random.isChosen(0.4) ? shade : body,
      [random.between(0, width), shore + 14 + near * (height - shore)],
      0.5 + near,
    )
  })
  return land + boats + people
}
