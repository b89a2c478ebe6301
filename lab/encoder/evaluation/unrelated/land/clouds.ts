import { type Frame, type Kind, type Painting } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { paint } from '../painting/paint.ts'
import { mixed, ramp, rise, scaled, tone, type Tone } from '../painting/tones.ts'
import { area, colour, type Point, straight, stroke, times } from '../shapes.ts'

/** Skies with fractal clouds, lit from one side: fair, overcast, storm, sunset, and seen from an aeroplane. */
export const clouds: Kind = { name: 'clouds', cameraShare: 1, draw: drawClouds }

type Weather = { top: Tone; bottom: Tone; light: Tone; shade: Tone; cover: number }

function drawClouds(frame: Frame): Painting {
  const { width, height, random } = frame
  const { top, bottom, light, shade, cover } = drawWeather(frame)
  const noise = createNoise(random.seed())
  const [size, stretch, isDeep] = [random.magnitude(70, 320), random.magnitude(1, 3), random.isChosen(0.6)]
  const [sunX, sunY] = [random.between(0, width), height * random.between(-0.2, 0.9)]
  const isSunSeen = random.isChosen(0.35)
  // A closed cover without a horizon could be a stone.
  const horizon =
    cover > 0.1 || random.isChosen(0.5)
      ? height * random.between(cover > 0.1 ? 0.6 : 0.78, cover > 0.1 ? 0.85 : 0.97)
      : height * 2
  const densityAt = (x: number, y: number) => {
    // Towards the horizon clouds are farther away, so smaller and flatter.
    const far = isDeep ? 0.35 + (1.4 * y) / height : 1
    const [u, v] = [((x - width / 2) / size) * far, (y / size) * stretch * far]
    return noise.fractal(u + 0.4 * noise.at(u * 2, v * 2), v, 5) + cover
  }
  const raster = paint(frame, 170, (x, y) => {
    const density = densityAt(x, y)
    const [dx, dy] = [sunX - x, sunY - y]
    const reach = Math.hypot(dx, dy) + 1
    const glow = isSunSeen ? Math.exp(-reach / 55) + 0.35 * Math.exp(-reach / 220) : 0
    const sky = mixed(top, bottom, (y / height) ** 0.8)
    const lit =
      0.55 +
      1.1 * (density - densityAt(x + (dx / reach) * size * 0.12, y + (dy / reach) * size * 0.12)) -
      0.35 * rise(0.2, 0.9, density)
    const cloud = mixed(shade, light, lit)
    return mixed(mixed(sky, cloud, rise(0, 0.35, density)), [1.1, 1.05, 0.9], glow)
  })
  return { raster, over: horizon < height ? drawSkyline(frame, horizon) : '' }
}

function drawWeather({ random }: Frame): Weather {
  const hue = random.between(5, 45)
  return random.pick<Weather>([
    {
      top: tone(215, 60, random.between(35, 60)),
      bottom: tone(205, 45, 78),
      light: tone(40, 20, 98),
      shade: tone(215, 15, random.between(55, 80)),
      cover: random.between(-0.35, 0.2),
    },
    {
      top: tone(215, 60, random.between(35, 60)),
      bottom: tone(205, 45, 78),
      light: tone(40, 20, 98),
      shade: tone(215, 15, random.between(55, 80)),
      cover: random.between(-0.35, 0.2),
    },
    {
      top: tone(215, 8, 55),
      bottom: tone(215, 8, 80),
      light: tone(215, 5, 88),
      shade: tone(215, 10, random.between(28, 60)),
      cover: random.between(0.15, 0.4),
    },
    {
      top: tone(random.between(215, 280), 45, random.between(15, 45)),
      bottom: ramp([tone(hue, 90, 62), tone(hue + 15, 90, 72)], random.next()),
      light: tone(hue, 85, 68),
      shade: tone(hue + 300, 30, random.between(15, 40)),
      cover: random.between(-0.2, 0.35),
    },
    {
      top: tone(random.between(215, 280), 45, random.between(15, 45)),
      bottom: tone(hue, 90, 62),
      light: tone(hue, 85, 68),
      shade: tone(hue + 300, 30, random.between(15, 40)),
      cover: random.between(-0.2, 0.35),
    },
    {
      top: tone(225, 40, 8),
      bottom: tone(225, 40, 22),
      light: tone(220, 20, 45),
      shade: tone(225, 30, 10),
      cover: random.between(-0.2, 0.2),
    },
  ])
}

function drawSkyline({ width, height, random }: Frame, horizon: number): string {
  const ink = colour(random.between(60, 240), 25, random.between(3, 22))
  const points = Array.from({ length: 40 }, (_, index): Point => [
    (index * width) / 39,
    horizon + random.between(-8, 8),
  ])
  const land = area(`${straight(points)}L${width} ${height}L0 ${height}Z`, ink)
  const poles = times(random.pick([0, 0, 2, 4]), (index) => {
    const x = (index + 0.5) * width * 0.3
    return stroke(
      `M${x} ${horizon}L${x} ${horizon - 70}M${x - 15} ${horizon - 62}l30 0M${x} ${horizon - 66}q${width * 0.15} 22 ${width * 0.3} 0`,
      ink,
      1.6,
    )
  })
  return land + poles
}

/** A tone that scatters as air does; for `mountains` and `seas` as well. */
export function hazy(near: Tone, air: Tone, distance: number, reach: number): Tone {
  return mixed(near, air, 1 - Math.exp(-distance / reach))
}

/** A sky for a landscape: tones from the zenith to the horizon, with clouds. */
export function drawHeaven(frame: Frame): (x: number, y: number) => Tone {
  const { width, height, random } = frame
  const { top, bottom, light, shade, cover } = drawWeather(frame)
  const noise = createNoise(random.seed())
  const size = random.magnitude(60, 200)
  return (x, y) => {
    const density = noise.fractal((x - width / 2) / size, (y / size) * 1.8, 4) + cover
    const cloud = mixed(
      shade,
      light,
      0.6 + 0.8 * (density - noise.fractal((x - width / 2) / size, (y / size) * 1.8 - 0.15, 3) - cover),
    )
    return mixed(mixed(top, bottom, (y / height) * 1.6), scaled(cloud, 1), rise(0, 0.4, density))
  }
}
