import type { Random } from '../../../materials/random.ts'
import type { Frame } from '../frame.ts'
import { colour, oval, times } from '../shapes.ts'

interface Twig {
  x: number
  y: number
  angle: number
  long: number
  thick: number
}

/** A branching tree (one twig becomes two or three shorter ones); the ends of its twigs are where leaves grow. */
function grow(random: Random, twig: Twig, ends: Twig[]): string {
  const { x, y, angle, long, thick } = twig
  const [tx, ty] = [x + long * Math.cos(angle), y + long * Math.sin(angle)]
  const bend = 0.15 * long * random.normal()
  const path = `M${x.toFixed(1)} ${y.toFixed(1)}Q${((x + tx) / 2 + bend).toFixed(1)} ${((y + ty) / 2 - bend).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}`
  const wood = `<path d="${path}" stroke-width="${thick.toFixed(1)}"/>`
  if (thick < 1.1 || ends.length > 220) {
    ends.push({ ...twig, x: tx, y: ty })
    return wood
  }
  const count = random.isChosen(0.3) ? 3 : 2
  return (
    wood +
    times(count, (index) =>
      grow(
        random,
        {
          x: tx,
          y: ty,
          angle: angle + (index - (count - 1) / 2) * random.between(0.5, 0.9) + 0.15 * random.normal(),
          long: long * random.between(0.7, 0.88),
          thick: thick * random.between(0.58, 0.72),
        },
        ends,
      ),
    )
  )
}

/** SVG of trees that branch, bare or with leaves, for `tree-crowns`. */
export function drawTree({ width, height, random }: Frame, isDusk: boolean): string {
  const ink = colour(random.between(15, 40), random.between(5, 25), isDusk ? 6 : random.between(10, 30))
  const leafHue = random.pick([85, 100, 115, 45, 25, 340])
  const isBare = random.isChosen(0.35)
  const [fromSide, count] = [random.isChosen(0.3), random.pick([1, 1, 2])]
  return times(count, (index) => {
    const ends: Twig[] = []
    const root = fromSide
      ? { x: -10, y: height * random.between(0.2, 0.7), angle: random.between(-0.4, 0.2) }
      : {
          x: width * ((index + 0.5) / count) + 20 * random.normal(),
          y: height + 10,
          angle: -1.57 + 0.1 * random.normal(),
        }
    const wood = grow(
      random,
      { ...root, long: (fromSide ? width : height) * random.between(0.17, 0.25), thick: random.between(12, 24) },
      ends,
    )
    const leaves = isBare
      ? ''
      : ends
          .map(({ x, y }) =>
            times(4, () => {
              const [lx, ly, size] = [x + 13 * random.normal(), y + 13 * random.normal(), random.between(3, 9)]
              return oval(
                [lx, ly, size, size * 0.62],
                colour(leafHue + 12 * random.normal(), 45, isDusk ? 10 : random.between(18, 58)),
                `transform="rotate(${random.below(180)} ${lx.toFixed(0)} ${ly.toFixed(0)})"`,
              )
            }),
          )
          .join('')
    return `<g fill="none" stroke="${ink}" stroke-linecap="round">${wood}</g>${leaves}`
  })
}
