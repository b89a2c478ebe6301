import { type Random } from '../../../materials/random.ts'
import { type Frame, type Kind } from '../frame.ts'
import { drawBed, drawLamp, drawPlant, drawShelf, drawSofa, drawTable, tintOf } from './furniture.ts'
import { area, colour, gradient, lump, oval, rect, stroke, times } from '../shapes.ts'

/** Furnished rooms from afar: many things, none of which fills the picture. */
export const furnished: Kind = { name: 'furnished rooms', cameraShare: 1, draw: drawRoom }

function drawRoom(frame: Frame): string {
  const { width, height, random } = frame
  const [left, right, top, floor] = [
    width * random.between(0.1, 0.3),
    width * random.between(0.7, 0.9),
    height * random.between(0.08, 0.2),
    height * random.between(0.6, 0.7),
  ]
  const [wall, ground, ceiling] = [tintOf(random), tintOf(random), colour(45, 8, random.between(78, 96))]
  const light = gradient('back', [wall(10), wall(-2)], 'across')
  const shell =
    light +
    rect([0, 0, width, height], ceiling) +
    area(`M0 0L${left} ${top}L${left} ${floor}L0 ${height}Z`, wall(-8)) +
    area(`M${width} 0L${right} ${top}L${right} ${floor}L${width} ${height}Z`, wall(-13)) +
    rect([left, top, right - left, floor - top], 'url(#back)') +
    area(`M0 ${height}L${left} ${floor}L${right} ${floor}L${width} ${height}Z`, ground())
  const unit = (right - left) / 10
  const rug = oval(
    [width / 2, floor + (height - floor) * 0.5, unit * 4.2, (height - floor) * 0.24],
    tintOf(random)(),
    'opacity="0.9"',
  )
  const back =
    drawWindow(random, [left + unit * random.between(0.5, 3), top + unit * 0.7, unit * 3, (floor - top) * 0.55]) +
    drawPictures(random, [right - unit * 3.5, top + unit, unit])
  const seat = random.isChosen(0.6)
    ? drawSofa(random, [left + unit * random.between(1, 3), floor + unit * 0.6, unit])
    : drawBed(random, [left + unit * 2, floor + unit * 0.8, unit])
  const things = [
    drawLamp(random, [right - unit * 0.9, floor + unit * 0.8, unit]),
    drawPlant(random, [left + unit * 0.5, floor + unit * 0.9, unit]),
    drawShelf(random, [right - unit * 3, floor, unit]),
    drawTable(random, [width / 2, floor + (height - floor) * 0.55, unit]),
  ]
  return (
    shell +
    back +
    rug +
    (random.isChosen(0.5) ? things[2] : '') +
    seat +
    things[0] +
    (random.isChosen(0.7) ? things[1] : '') +
    (random.isChosen(0.8) ? things[3] : '')
  )
}

function drawWindow(random: Random, [x, y, wide, tall]: [number, number, number, number]): string {
  const view = gradient('view', ['#bfdcf5', '#f4f8fa', colour(100, 30, 60)])
  const curtain = tintOf(random)
  const folds = (from: number) =>
    times(6, (fold) => rect([from + fold * wide * 0.05, y - 6, wide * 0.05, tall + 30], curtain(fold % 2 ? 6 : -6)))
  return (
    view +
    rect([x, y, wide, tall], 'url(#view)', 'stroke="#eee" stroke-width="6"') +
    stroke(`M${x + wide / 2} ${y}l0 ${tall}M${x} ${y + tall / 2}l${wide} 0`, '#eee', 4) +
    folds(x - wide * 0.22) +
    folds(x + wide * 0.92)
  )
}

function drawPictures(random: Random, [x, y, unit]: [number, number, number]): string {
  return times(1 + random.below(3), (index) => {
    const at: [number, number, number, number] = [
      x + index * unit * 1.15,
      y + unit * 0.4 * random.next(),
      unit,
      unit * random.between(0.9, 1.4),
    ]
    return (
      rect(at, '#f5f2ea', 'stroke="#3a3028" stroke-width="3"') +
      area(lump([at[0] + unit / 2, at[1] + unit / 2, unit * 0.28], 0.4, random), tintOf(random)())
    )
  })
}
