import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind, type Painting } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { paint } from '../painting/paint.ts'
import { mixed, rise, scaled, tone, type Tone } from '../painting/tones.ts'

/** Coins and medals in relief: rims, profiles, wreaths, stars and figures, on a plain ground. */
export const coins: Kind = { name: 'coins', cameraShare: 1, draw: drawCoins }

interface Coin {
  x: number
  y: number
  radius: number
  turn: number
  metal: Tone
  reliefAt: (u: number, v: number) => number
}

function drawCoins(frame: Frame): Painting {
  const { width, height, random } = frame
  const noise = createNoise(random.seed())
  const count = random.pick([1, 1, 2, 3, 6, 12])
  const size =
    (Math.min(width, height) / (count === 1 ? 2.3 : 1.5 + Math.sqrt(count) * 1.6)) * random.between(0.8, 1.05)
  const coins = Array.from({ length: count }, (_, index): Coin => {
    const [angle, reach] = [index * 2.4 + 1, count === 1 ? 0.03 : Math.sqrt((index + 0.5) / count)]
    const [hue, saturation, light] = random.pick([
      [45, 55, 50],
      [35, 8, 60],
      [24, 50, 42],
      [215, 4, 66],
    ] as const)
    return {
      x: width / 2 + reach * width * 0.4 * Math.cos(angle),
      y: height / 2 + reach * height * 0.4 * Math.sin(angle),
      radius: size * random.between(0.8, 1.1),
      turn: random.between(-3, 3) * (count === 1 ? 0.1 : 1),
      metal: tone(hue, saturation, light),
      reliefAt: drawRelief(random),
    }
  })
  const [hue, light] = [random.between(0, 360), random.pick([94, 80, 55, 30, 10])]
  const [ground, shade] = [tone(hue, random.pick([0, 15, 45]), light), tone(hue, 10, light * 0.7)]
  const sun = random.between(0, 6.28)
  const [lx, ly] = [Math.cos(sun), Math.sin(sun)]
  const raster = paint(frame, 200, (x, y) => {
    const coin = coins.findLast((one) => Math.hypot(x - one.x, y - one.y) < one.radius)
    if (!coin) {
      const dark = Math.max(
        0,
        ...coins.map((one) => rise(1.25, 0.95, Math.hypot(x - one.x + lx * 7, y - one.y + ly * 7) / one.radius)),
      )
      return scaled(mixed(ground, shade, Math.hypot(x - width / 2, y - height / 2) / width), 1 - 0.55 * dark)
    }
    const [u, v] = [(x - coin.x) / coin.radius, (y - coin.y) / coin.radius]
    const [cosine, sine] = [Math.cos(coin.turn), Math.sin(coin.turn)]
    const at = (du: number, dv: number) =>
      coin.reliefAt((u + du) * cosine + (v + dv) * sine, (v + dv) * cosine - (u + du) * sine)
    const [sx, sy] = [(at(0.012, 0) - at(-0.012, 0)) * 30, (at(0, 0.012) - at(0, -0.012)) * 30]
    const facing = sx * lx + sy * ly
    const worn = 0.12 * noise.fractal(x / 30, y / 30, 3) + 0.05 * noise.at(x / 2, y / 2)
    const glare = Math.max(0, facing * 0.8 + 0.35 * (u * lx + v * ly) + 0.2) ** 3
    return mixed(scaled(coin.metal, 0.95 + 0.55 * facing + 0.25 * (u * lx + v * ly) + worn), [1, 0.98, 0.94], glare)
  })
  return { raster }
}

/** Heights of a coin's face; 1 is its radius. */
function drawRelief(random: Random): Coin['reliefAt'] {
  const rim = (reach: number) => rise(0.86, 0.9, reach) * rise(1, 0.96, reach) * 0.06
  const letters = random.between(20, 40)
  const seed = random.between(2, 9)
  const text = (u: number, v: number, reach: number) => {
    const place = Math.atan2(v, u) * letters
    return (
      rise(0.7, 0.72, reach) *
      rise(0.82, 0.8, reach) *
      rise(-0.1, 0.4, Math.sin(place) + 0.6 * Math.sin(place * 2.3 + seed) + 0.4 * Math.sin(reach * 160)) *
      0.03
    )
  }
  const motif = random.pick([drawProfile, drawStar, drawFigure, drawWreath])(random)
  return (u, v) => {
    const reach = Math.hypot(u, v)
    return rim(reach) + text(u, v, reach) + (reach < 0.68 ? motif(u, v) : 0)
  }
}

type Motif = (random: Random) => (u: number, v: number) => number

/** A dome of a given size, as high as its distance from the edge. */
function dome(reach: number): number {
  return reach > 1 ? 0 : 0.09 * Math.sqrt(1 - reach * reach)
}

const drawProfile: Motif = (random) => {
  const [nose, chin, hair] = [random.between(0.06, 0.13), random.between(0.05, 0.12), random.between(10, 30)]
  return (u, v) => {
    const skull = dome(Math.hypot((u - 0.06) / 0.36, (v + 0.14) / 0.36))
    const jaw = dome(Math.hypot((u + 0.06) / 0.24, (v - 0.12) / 0.26))
    const tip =
      dome(Math.hypot((u + 0.27 + nose * 0.5) / nose, (v - 0.02) / 0.08)) +
      dome(Math.hypot((u + 0.22) / chin, (v - 0.27) / 0.08))
    const neck = dome(Math.hypot((u - 0.1) / 0.2, (v - 0.42) / 0.35))
    const locks = u > 0.02 ? 0.012 * Math.sin(hair * (u + v)) * Math.sin(hair * v) : 0
    return (
      Math.max(skull + (skull > 0 ? locks : 0), jaw, tip, neck) -
      0.02 * dome(Math.hypot((u + 0.12) / 0.05, (v + 0.06) / 0.04)) * 10
    )
  }
}

const drawStar: Motif = (random) => {
  const [points, depth] = [4 + random.below(8), random.between(0.25, 0.6)]
  return (u, v) => dome(Math.hypot(u, v) / (0.6 * (1 - depth * Math.abs(Math.sin((Math.atan2(v, u) * points) / 2)))))
}

const drawFigure: Motif = (random) => {
  const strokes = Array.from(
    { length: 3 + random.below(3) },
    () =>
      [
        random.between(-0.3, 0.3),
        random.between(-0.3, 0.3),
        random.between(0, 3.14),
        random.between(0.2, 0.45),
      ] as const,
  )
  return (u, v) =>
    Math.max(
      ...strokes.map(([x, y, angle, long]) => {
        const [along, aside] = [
          (u - x) * Math.cos(angle) + (v - y) * Math.sin(angle),
          (v - y) * Math.cos(angle) - (u - x) * Math.sin(angle),
        ]
        return dome(Math.hypot(Math.max(0, Math.abs(along) - long / 2), aside) / 0.075) * 0.8
      }),
    )
}

const drawWreath: Motif = () => (u, v) => {
  const [reach, angle] = [Math.hypot(u, v), Math.atan2(v, u)]
  const leaf = dome(Math.hypot((reach - 0.5 - 0.05 * Math.sin(angle * 16)) / 0.12, Math.sin(angle * 16) * 0.9))
  return Math.max(leaf, dome(Math.hypot(u / 0.22, v / 0.3)))
}
