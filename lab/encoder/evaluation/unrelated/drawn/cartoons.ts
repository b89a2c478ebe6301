import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { type Random } from '../../../materials/random.ts'
import { type Frame, type Kind } from '../frame.ts'
import { area, colour, disc, lump, oval, placed, rect, stroke, times, turned } from '../shapes.ts'
import { words } from '../words.ts'

/** Cartoons: figures with thick outlines in flat colours, in one picture or in panels with speech balloons. */
export const cartoons: Kind = { name: 'cartoons', cameraShare: 0.15, draw: drawCartoon }

function drawCartoon(frame: Frame): string {
  const { width, height, random } = frame
  const [columns, rows] = random.pick([
    [1, 1],
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
  ] as const)
  const hero = random.seed()
  const panels = times(columns * rows, (index) => {
    const [wide, tall] = [width / columns - 8, height / rows - 8]
    const at = `translate(${(index % columns) * (wide + 8) + 4} ${Math.floor(index / columns) * (tall + 8) + 4})`
    const clip = `<clipPath id="panel${index}"><rect width="${wide}" height="${tall}"/></clipPath>`
    return `${clip}<g transform="${at}"><g clip-path="url(#panel${index})">${drawPanel({ width: wide, height: tall, random }, hero)}</g>${rect([0, 0, wide, tall], 'none', 'stroke="#111" stroke-width="3"')}</g>`
  })
  return rect([0, 0, width, height], '#fff') + panels
}

function drawPanel({ width, height, random }: Frame, hero: number): string {
  const hue = random.between(0, 360)
  const ground =
    rect([0, 0, width, height], colour(hue, 65, random.between(60, 85))) +
    rect([0, height * 0.75, width, height], colour(hue + 120, 50, 55), 'stroke="#111" stroke-width="3"')
  const rays = random.isChosen(0.25)
    ? times(12, (index) =>
        turned(area(`M${width / 2} ${height / 2}l${width} -40l0 80Z`, '#fff', 'opacity="0.35"'), index * 30, [
          width / 2,
          height / 2,
        ]),
      )
    : ''
  const things = random.isChosen(0.5)
    ? area(lump([width * 0.8, height * 0.2, 30], 0.2, random), '#fff', 'stroke="#111" stroke-width="3"')
    : disc([width * 0.82, height * 0.2, 26], '#ffd93b', 'stroke="#111" stroke-width="3"')
  const size = Math.min(width, height) / 260
  const figure = placed(drawFigure(random, hero), [width * random.between(0.35, 0.6), height * 0.56], size)
  const balloon = random.isChosen(0.6) ? placed(drawBalloon(random), [width * 0.38, height * 0.14], size) : ''
  return ground + rays + things + figure + balloon
}

function drawBalloon(random: Random): string {
  const text = times(2, (row) => lettering(words(2, random), { x: 0, y: -4 + row * 17, size: 15, anchor: 'middle' }))
  return (
    area('M10 26L28 62L38 22Z', '#fff', 'stroke="#111" stroke-width="3"') +
    oval([0, 0, 96, 32], '#fff', 'stroke="#111" stroke-width="3"') +
    area('M12 22L28 52L36 18Z', '#fff') +
    text
  )
}

/** A figure about 220 high around 0, 0. The same hero looks the same; the mood changes. */
function drawFigure(random: Random, hero: number): string {
  const pick = (part: number, count: number) => Math.abs(hero >> (part * 3)) % count
  const line = 'stroke="#111" stroke-width="4" stroke-linejoin="round"'
  const [skin, suit] = [colour([32, 48, 110, 200, 330, 25][pick(0, 6)] ?? 30, 70, 68), colour(pick(2, 12) * 30, 75, 52)]
  const [wave, mouth, gaze] = [random.between(-50, 30), random.between(-12, 18), random.between(-6, 6)]
  const legs = stroke('M-16 88L-18 116L-32 118M16 88L18 116L32 118', '#111', 7)
  const arms =
    stroke(`M-30 44Q-66 50 -74 ${wave + 20}M30 44Q66 50 76 ${20 - wave}`, '#111', 7) +
    disc([-74, wave + 18, 10], skin, line) +
    disc([76, 18 - wave, 10], skin, line)
  const trunk = area(
    ['M-34 24L34 24L28 92L-28 92Z', 'M0 20Q56 40 34 92L-34 92Q-56 40 0 20Z'][pick(1, 2)] ?? '',
    suit,
    line,
  )
  const ears =
    [
      oval([-44, -66, 15, 15], skin, line) + oval([44, -66, 15, 15], skin, line),
      oval([-24, -98, 12, 38], skin, line) + oval([24, -98, 12, 38], skin, line),
      area('M-54 -50L-52 -102L-14 -78Z', skin, line) + area('M54 -50L52 -102L14 -78Z', skin, line),
      '',
    ][pick(3, 4)] ?? ''
  const head = oval([0, -28, 58, 54], skin, line)
  const eyes = times(
    2,
    (side) => oval([side ? 21 : -21, -40, 16, 20], '#fff', line) + disc([(side ? 21 : -21) + gaze, -36, 7], '#111'),
  )
  const face =
    oval([0, -14, 9, 7], colour(pick(4, 12) * 30, 60, 35), line) +
    area(`M-24 4Q0 ${10 + mouth} 24 4Q0 ${22 + Math.abs(mouth)} -24 4Z`, '#8a1f2a', line)
  const hat =
    pick(5, 3) === 0
      ? area('M-44 -66Q0 -96 44 -66L30 -74L24 -112L-24 -112L-30 -74Z', colour(pick(2, 12) * 30 + 180, 70, 45), line)
      : ''
  return legs + arms + trunk + ears + head + eyes + face + hat
}
