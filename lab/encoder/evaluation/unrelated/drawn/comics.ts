import { lettering } from '../../../../../demo/drawings/lettering.ts'
import type { Random } from '../../../materials/random.ts'
import type { Frame, Kind } from '../frame.ts'
import { area, colour, disc, oval, placed, type Point, rect, straight, stroke, times, turned } from '../shapes.ts'
import { words } from '../words.ts'
import { drawHead, drawHero, type Panel } from './comic-figures.ts'

/** Pages of comics in ink, with slanted panels, speed lines, screens of dots, sounds and balloons; black and white or coloured. */
export const comics: Kind = { name: 'comics', cameraShare: 0.25, draw: drawPage }

function drawPage({ width, height, random }: Frame): string {
  const isGrey = random.isChosen(0.5)
  const [rows, gutter] = [1 + random.below(4), random.between(4, 10)]
  const dot = random.between(3.5, 8)
  const screen = `<pattern id="screen" width="${dot}" height="${dot}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${disc([dot / 2, dot / 2, dot * random.between(0.18, 0.36)], isGrey ? '#111' : colour(random.between(0, 360), 80, 50))}</pattern>`
  const tall = (height - gutter) / rows
  let panel = 0
  const page = times(rows, (row) => {
    const count = 1 + random.below(3)
    const cuts = [
      gutter,
      ...Array.from({ length: count - 1 }, (_, index) => ((index + 1) * width) / count + 18 * random.normal()),
      width,
    ]
    return times(count, (index) => {
      const [left, right, slant] = [
        cuts[index] ?? 0,
        (cuts[index + 1] ?? width) - gutter,
        index + 1 < count ? 14 * random.normal() : 0,
      ]
      const name = `panel${panel++}`
      const outline: Point[] = [
        [0, 0],
        [right - left + slant, 0],
        [right - left - slant, tall - gutter],
        [0, tall - gutter],
      ]
      const path = `${straight(outline)}Z`
      const scene = drawPanel({ random, width: right - left, height: tall - gutter, isGrey, screen: 'url(#screen)' })
      return `<clipPath id="${name}"><path d="${path}"/></clipPath><g transform="translate(${left} ${gutter + row * tall})"><g clip-path="url(#${name})">${scene}</g>${area(path, 'none', 'stroke="#0c0c0c" stroke-width="3.5"')}</g>`
    })
  })
  return screen + rect([0, 0, width, height], '#fdfdfa') + page
}

function drawPanel(panel: Panel): string {
  const { random, width, height, isGrey } = panel
  const hue = random.between(0, 360)
  const tint = (light: number) => (isGrey ? colour(0, 0, random.pick([100, 100, light])) : colour(hue, 70, light))
  const [x, y] = [width * random.between(0.35, 0.65), height * random.between(0.4, 0.6)]
  const behind = random.pick([
    () => rect([0, 0, width, height], tint(80)) + rect([0, 0, width, height * random.between(0.3, 0.7)], panel.screen),
    () =>
      rect([0, 0, width, height], tint(75)) +
      times(46, (index) =>
        area(
          `M${x} ${y}L${x + 900 * Math.cos(index * 0.137)} ${y + 900 * Math.sin(index * 0.137)}L${x + 900 * Math.cos(index * 0.137 + random.between(0.01, 0.06))} ${y + 900 * Math.sin(index * 0.137 + 0.03)}Z`,
          '#0c0c0c',
        ),
      ) +
      disc([x, y, Math.min(width, height) * 0.3], tint(85)),
    () =>
      rect([0, 0, width, height], tint(85)) +
      times(22, () =>
        stroke(
          `M0 ${random.between(0, height)}L${width} ${random.between(0, height)}`,
          '#111',
          random.between(0.4, 2.5),
        ),
      ),
    () =>
      rect([0, 0, width, height], '#0c0c0c') +
      times(40, () => disc([random.between(0, width), random.between(0, height), random.between(0.5, 2)], '#fff')),
    () => rect([0, 0, width, height], tint(88)) + drawTown(panel),
  ])()
  const size = (Math.min(width, height) / 150) * random.between(0.8, 1.5)
  const figure = random.isChosen(0.85)
    ? placed(
        random.isChosen(0.6) ? drawHead(panel) : drawHero(panel),
        [x, y + 20 * size],
        [random.isChosen(0.5) ? size : -size, size],
      )
    : ''
  const sound = random.isChosen(0.3)
    ? placed(
        turned(
          area(burst(random), isGrey ? '#fff' : colour(50, 95, 60), 'stroke="#111" stroke-width="3"') +
            lettering(random.pick(['POW!', 'BAM!', 'ZOOM', 'CRASH!', 'OH?']), {
              x: 0,
              y: 12,
              size: 32,
              anchor: 'middle',
              ink: isGrey ? '#111' : '#c8171e',
            }),
          12 * random.normal(),
          [0, 0],
        ),
        [width * random.between(0.25, 0.75), height * 0.75],
        size * 0.7,
      )
    : ''
  const balloon = random.isChosen(0.6)
    ? placed(
        area('M-8 20L-20 52L14 22Z', '#fff', 'stroke="#111" stroke-width="2"') +
          oval([0, 0, 68, 26], '#fff', 'stroke="#111" stroke-width="2"') +
          area('M-6 20L-16 44L10 20Z', '#fff') +
          lettering(words(2, random), { x: 0, y: -2, size: 13, anchor: 'middle' }) +
          lettering(words(2, random), { x: 0, y: 13, size: 13, anchor: 'middle' }),
        [Math.max(72 * size * 0.8, width * 0.3), 34 * size],
        size * 0.8,
      )
    : ''
  return behind + figure + sound + balloon
}

function burst(random: Random): string {
  return `${straight(
    Array.from({ length: 24 }, (_, index): Point => {
      const reach = index % 2 ? random.between(75, 105) : random.between(48, 60)
      return [reach * Math.cos(index * 0.2618), reach * 0.62 * Math.sin(index * 0.2618)]
    }),
  )}Z`
}

function drawTown({ random, width, height, screen }: Panel): string {
  return times(6, (index) => {
    const [left, top, wide] = [(index * width) / 6, height * random.between(0.1, 0.6), width / 6]
    const panes = times(12, (pane) =>
      rect(
        [left + 5 + (pane % 3) * (wide / 3.4), top + 8 + Math.floor(pane / 3) * 18, wide / 7, 9],
        random.isChosen(0.5) ? '#111' : '#fff',
      ),
    )
    return (
      rect([left, top, wide, height], '#fff', 'stroke="#111" stroke-width="1.5"') +
      rect([left, top, wide * 0.4, height], screen) +
      panes
    )
  })
}
