import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { type Frame, type Kind, type Painting } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { paint } from '../painting/paint.ts'
import { mixed, ramp, rise, tone, type Tone } from '../painting/tones.ts'
import { disc, gradient, rect, stroke, times } from '../shapes.ts'
import { word, words } from '../words.ts'

/** Weather maps, rain radar, heights and other fields in false colours over coasts, and tables of coloured cells. */
export const heatMaps: Kind = {
  name: 'heat maps',
  cameraShare: 0.15,
  draw: (frame) => (frame.random.isChosen(0.7) ? drawField(frame) : drawCells(frame)),
}

const SCALES: readonly (readonly Tone[])[] = [
  [tone(240, 70, 35), tone(195, 80, 50), tone(120, 60, 50), tone(55, 90, 55), tone(0, 85, 45)],
  [tone(230, 60, 30), tone(210, 50, 75), tone(40, 10, 94), tone(20, 60, 65), tone(0, 70, 35)],
  [tone(290, 70, 15), tone(220, 45, 42), tone(170, 45, 45), tone(55, 90, 60)],
  [tone(260, 60, 8), tone(320, 70, 40), tone(25, 90, 55), tone(55, 95, 85)],
]

function drawField(frame: Frame): Painting {
  const { width, height, random } = frame
  const [noise, coast] = [createNoise(random.seed()), createNoise(random.seed())]
  const [scale, size, isRadar] = [random.pick(SCALES), random.magnitude(60, 180), random.isChosen(0.35)]
  const bands = random.isChosen(0.6) ? 6 + random.below(8) : 200
  const [land, sea] = random.pick([
    [tone(85, 25, 72), tone(205, 50, 78)],
    [tone(0, 0, 25), tone(215, 20, 14)],
    [tone(45, 20, 90), tone(200, 30, 88)],
  ] as const)
  const raster = paint(frame, 200, (x, y) => {
    const shore = coast.fractal(x / 150 + 5, y / 150 + 5, 5)
    const isEdge = Math.abs(shore) < 0.012
    if (isEdge) return [0.15, 0.15, 0.18]
    const value = 0.5 + noise.fractal(x / size + 9, y / size, isRadar ? 4 : 2) * 1.1
    const shown = ramp(scale, Math.floor(value * bands) / bands)
    const ground = shore > 0 ? land : sea
    return isRadar ? mixed(ground, shown, rise(0.55, 0.58, value) * 0.9) : mixed(shown, ground, 0.15)
  })
  const stations = times(random.below(14), () => {
    const [x, y] = [random.between(20, width - 40), random.between(40, height - 20)]
    return (
      disc([x, y, 2.5], '#111') +
      lettering(random.isChosen(0.5) ? word(random) : String(random.below(40)), {
        x: x + 5,
        y: y + 4,
        size: random.pick([11, 16]),
      })
    )
  })
  const fronts = times(random.below(4), () =>
    stroke(
      `M${random.between(0, width)} ${random.between(0, height)}q${random.between(-120, 120)} ${random.between(-90, 90)} ${random.between(-200, 200)} ${random.between(-60, 60)}`,
      random.pick(['#1a3fc4', '#c41a1a', '#fff']),
      3,
    ),
  )
  return { raster, over: fronts + stations + drawLegend(frame, scale) }
}

function drawLegend({ width, height, random }: Frame, scale: readonly Tone[]): string {
  const css = scale.map(
    ([red, green, blue]) => `rgb(${[red, green, blue].map((value) => Math.round(value * 255)).join(',')})`,
  )
  const bar =
    gradient('legend', css, 'across') +
    rect([20, height - 34, width * 0.5, 12], 'url(#legend)', 'stroke="#222" stroke-width="0.8"')
  const figures = times(5, (index) =>
    lettering(String(index * 10 - 10), {
      x: 20 + (index * width * 0.5) / 4,
      y: height - 9,
      size: 10,
      anchor: 'middle',
    }),
  )
  const title =
    rect([0, 0, width, 30], '#fff', 'opacity="0.85"') + lettering(words(3, random), { x: 12, y: 21, size: 17 })
  return (
    (random.isChosen(0.7)
      ? rect([8, height - 42, width * 0.5 + 26, 40], '#fff', 'opacity="0.8"') + bar + figures
      : '') + (random.isChosen(0.6) ? title : '')
  )
}

function drawCells({ width, height, random }: Frame): string {
  const [columns, rows] = [5 + random.below(20), 4 + random.below(16)]
  const [left, top] = [90, 60]
  const [wide, tall] = [(width - left - 20) / columns, (height - top - 20) / rows]
  const scale = random.pick(SCALES)
  const isNumbered = wide > 24 && random.isChosen(0.6)
  const lean = random.between(-0.5, 0.5)
  const cells = times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const value = Math.min(1, Math.max(0, 0.5 + lean * (column / columns - row / rows) + 0.25 * random.normal()))
    const fill = `rgb(${ramp(scale, value)
      .map((part) => Math.round(part * 255))
      .join(',')})`
    const figure = isNumbered
      ? lettering(String(Math.round(value * 100)), {
          x: left + (column + 0.5) * wide,
          y: top + (row + 0.6) * tall,
          size: 10,
          anchor: 'middle',
          ink: '#fff',
        })
      : ''
    return rect([left + column * wide, top + row * tall, wide - 1, tall - 1], fill) + figure
  })
  const names = times(rows, (row) =>
    lettering(word(random), { x: left - 6, y: top + (row + 0.65) * tall, size: Math.min(13, tall), anchor: 'end' }),
  )
  return rect([0, 0, width, height], '#fff') + lettering(words(3, random), { x: left, y: 34, size: 20 }) + names + cells
}
