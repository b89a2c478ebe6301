import { chance } from '../../../../../demo/surfaces/drawing/chance.ts'
import type { Frame, Painting } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { paint } from '../painting/paint.ts'
import { rise, type Tone } from '../painting/tones.ts'
import { blurred, disc, oval, placed, stroke, times } from '../shapes.ts'

function drawFilm(frame: Frame, lightAt: (u: number, v: number) => number): Painting['raster'] {
  const { width, height, random } = frame
  const [noise, blue] = [createNoise(random.seed()), random.pick([1, 1, 1.25])]
  const size = Math.min(width, height) / 2
  return paint(frame, 150, (x, y): Tone => {
    const light =
      lightAt((x - width / 2) / size, (y - height / 2) / size) * (1 + 0.12 * noise.fractal(x / 40, y / 40, 3))
    return [light, light, light * blue]
  })
}

/** A chest from the front, for `scans`; the following are a hand, a head and a body by ultrasound. */
export function drawChest(frame: Frame): Painting {
  const { width, height, random } = frame
  const lungs = random.between(0.55, 0.75)
  const raster = drawFilm(frame, (u, v) => {
    const body = rise(1.05, 0.75, Math.abs(u) + 0.1 * Math.max(0, -v - 0.6) * 4)
    const lung = rise(1.1, 0.8, Math.hypot((Math.abs(u) - 0.4) / 0.34, (v + 0.05) / lungs))
    return 0.04 + body * (0.62 - 0.45 * lung) + 0.2 * rise(0.12, 0.04, Math.abs(u))
  })
  const size = Math.min(width, height) / 2
  const ribs = times(9, (index) => {
    const y = -0.75 + index * 0.17
    return times(2, (side) => {
      const across = (side ? 1 : -1) * (0.75 - 0.012 * (index - 4) ** 2)
      return stroke(
        `M0 ${y * size}C${across * 0.6 * size} ${(y - 0.16) * size} ${across * 1.1 * size} ${(y - 0.02) * size} ${across * 0.55 * size} ${(y + 0.3) * size}`,
        '#fff',
        size * 0.045,
      )
    })
  })
  const heart = oval([size * 0.12, size * 0.28, size * 0.28, size * 0.36], '#fff', 'opacity="0.5"')
  return {
    raster,
    over: placed(`<g opacity="0.3">${blurred(ribs, 2)}</g>${blurred(heart, 16)}`, [width / 2, height / 2]),
  }
}

export function drawBones(frame: Frame): Painting {
  const { width, height, random } = frame
  const raster = drawFilm(frame, () => 0.05)
  const isOpen = random.between(0.6, 1.2)
  const bones = times(5, (finger) => {
    const angle = (finger - 2) * 0.2 * isOpen + (finger === 0 ? -0.35 : 0)
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
    const lengths = finger === 0 ? [46, 34, 26] : [66, 44, 28, 20]
    let far = 26
    return lengths
      .map((long, piece) => {
        const [from, to] = [far + 4, far + long - 4]
        far += long
        const [x, y] = [(finger - 2) * 15, 30]
        const shaft = `M${x + dx * from} ${y + dy * from}L${x + dx * to} ${y + dy * to}`
        return (
          stroke(shaft, '#aeb4ba', 30 - piece * 3).replace('stroke="#aeb4ba"', 'stroke="#6b7076" opacity="0.35"') +
          stroke(shaft, '#dfe3e6', 9 - piece) +
          disc([x + dx * to, y + dy * to, 7 - piece], '#eef0f2') +
          disc([x + dx * from, y + dy * from, 7 - piece], '#eef0f2')
        )
      })
      .join('')
  })
  const wrist = times(8, (index) =>
    disc(
      [(index % 4) * 17 - 26 + 3 * random.normal(), 40 + Math.floor(index / 4) * 18, 11],
      '#d4d8dc',
      'opacity="0.8"',
    ),
  )
  const arm = stroke('M-16 76L-14 190M18 76L16 190', '#d4d8dc', 18)
  return {
    raster,
    over: placed(
      blurred(bones + wrist + arm, 1),
      [width / 2, height * 0.58],
      (Math.min(width, height) / 400) * random.between(0.9, 1.15),
    ),
  }
}

export function drawSlice(frame: Frame): Painting {
  const noise = createNoise(frame.random.seed())
  const [ventricle, folds] = [frame.random.between(0.1, 0.25), frame.random.between(4, 8)]
  return {
    raster: drawFilm(frame, (u, v) => {
      const reach = Math.hypot(u / 0.68, v / 0.85)
      const skull = rise(0.06, 0.02, Math.abs(reach - 0.98)) * 0.9
      const grey = 0.35 + 0.25 * rise(-0.1, 0.2, noise.fractal(Math.abs(u) * folds + 3, v * folds, 3))
      const fluid = rise(1.1, 0.8, Math.hypot((Math.abs(u) - 0.13) / ventricle, (v + 0.02) / 0.3))
      return 0.02 + skull + rise(0.93, 0.88, reach) * (grey * (1 - fluid * 0.9) - 0.2 * rise(0.02, 0.005, Math.abs(u)))
    }),
  }
}

export function drawUltrasound(frame: Frame): Painting {
  const { random } = frame
  const [noise, seed, wide] = [createNoise(random.seed()), random.seed(), random.between(0.5, 0.85)]
  const [hx, hy, hr] = [random.between(-0.3, 0.3), random.between(0.7, 1.3), random.between(0.2, 0.5)]
  return {
    raster: drawFilm(frame, (u, v) => {
      const [reach, angle] = [Math.hypot(u, v + 1.15), Math.atan2(u, v + 1.15)]
      if (Math.abs(angle) > wide || reach < 0.2 || reach > 1.95) return 0.02
      const tissue = 0.32 + 0.5 * noise.fractal(angle * 6, reach * 9, 4)
      const hole = rise(1.15, 0.9, Math.hypot(u - hx, (v + 1.15 - hy) * 1.3) / hr)
      return (
        Math.max(0.02, tissue * (1 - hole)) * (0.5 + chance(seed, Math.round(angle * 260), Math.round(reach * 130)))
      )
    }),
  }
}
