import { chance } from '../../../../../demo/surfaces/drawing/chance.ts'
import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind, type Painting } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { paint } from '../painting/paint.ts'
import { mixed, ramp, tone, type Tone } from '../painting/tones.ts'
import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { words } from '../words.ts'

/** Gradients as wallpapers have them: linear, radial, conic, meshes and waves; smooth, grainy or banded. */
export const gradients: Kind = { name: 'gradients', cameraShare: 0.1, draw: drawGradient }

function drawGradient(frame: Frame): Painting {
  const { width, height, random } = frame
  const tones = drawTones(random)
  const draw = random.pick([drawLinear, drawLinear, drawRadial, drawConic, drawWaves])
  const placeAt = draw(frame)
  const mesh = random.isChosen(0.3) ? drawMesh(frame, tones) : undefined
  const grain = random.isChosen(0.35) ? random.between(0.01, 0.06) : 0
  // Straight bands could be a striped cloth.
  const bands = grain === 0 && draw !== drawLinear && random.isChosen(0.25) ? 4 + random.below(14) : 0
  const seed = random.seed()
  const raster = paint(frame, 200, (x, y) => {
    const place = placeAt(x, y)
    const [red, green, blue] = mesh ? mesh(x, y) : ramp(tones, bands ? Math.floor(place * bands) / bands : place)
    const speck = grain * (chance(seed, x * 7, y * 7) - 0.5) * 2
    return [red + speck, green + speck, blue + speck]
  })
  const text = random.isChosen(0.15)
    ? lettering(words(2, random), {
        x: width / 2,
        y: height / 2,
        size: 36,
        ink: random.pick(['#fff', '#111']),
        anchor: 'middle',
      })
    : ''
  return { raster, over: text }
}

function drawTones(random: Random): Tone[] {
  const [hue, step] = [random.between(0, 360), random.pick([15, 40, 70, 120, 180]) * random.pick([-1, 1])]
  const [saturation, light] = [random.pick([30, 55, 70, 90, 100]), random.between(25, 75)]
  if (random.isChosen(0.12)) return Array.from({ length: 7 }, (_, index) => tone(index * 60, 90, 55))
  return Array.from({ length: 2 + random.below(4) }, (_, index) =>
    tone(hue + index * step, saturation + 10 * random.normal(), light + 22 * random.normal()),
  )
}

type PlaceAt = (x: number, y: number) => number

function drawLinear({ width, height, random }: Frame): PlaceAt {
  const angle = random.pick([0, 1.5708, random.between(0, 6.28)])
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.abs(dx) * width + Math.abs(dy) * height
  return (x, y) => 0.5 + ((x - width / 2) * dx + (y - height / 2) * dy) / reach
}

function drawRadial({ width, height, random }: Frame): PlaceAt {
  const [cx, cy, reach] = [
    width * random.between(0, 1),
    height * random.between(0, 1),
    Math.hypot(width, height) * random.between(0.4, 0.9),
  ]
  return (x, y) => Math.hypot(x - cx, y - cy) / reach
}

function drawConic({ width, height, random }: Frame): PlaceAt {
  const [cx, cy, turn] = [width * random.between(0.2, 0.8), height * random.between(0.2, 0.8), random.next()]
  return (x, y) => {
    const round = (Math.atan2(y - cy, x - cx) / (2 * Math.PI) + turn + 1) % 1
    return Math.abs(2 * round - 1)
  }
}

function drawWaves({ width, height, random }: Frame): PlaceAt {
  const noise = createNoise(random.seed())
  const [size, swell] = [random.magnitude(80, 260), random.between(0.3, 0.9)]
  return (x, y) => y / height + swell * noise.at(x / size + 9, y / size / 2 + 9) * (0.5 + x / width / 2)
}

/** Blends of a few tones, each strong round a point of its own (inverse distances, Shepard 1968). */
function drawMesh({ width, height, random }: Frame, tones: readonly Tone[]): (x: number, y: number) => Tone {
  const points = Array.from({ length: 4 + random.below(4) }, () => ({
    x: random.between(0, width),
    y: random.between(0, height),
    tone: random.pick(tones),
  }))
  const sharpness = random.between(1, 2.5)
  return (x, y) => {
    let [blend, weights]: [Tone, number] = [[0, 0, 0], 0]
    for (const point of points) {
      const weight = 1 / (((x - point.x) ** 2 + (y - point.y) ** 2) / 10_000 + 0.05) ** sharpness
      weights += weight
      blend = mixed(blend, point.tone, weight / weights)
    }
    return blend
  }
}
