import { type Random } from '../../../materials/random.ts'
import { drawBeard, type Person } from './hair.ts'
import { area, blurred, colour, disc, oval, placed, rect, stroke, times } from '../shapes.ts'

/** SVG of eyes, brows, nose and mouth, for `faces`. */
export function drawFeatures({ random, skin, hair, aside, name }: Person): string {
  const [gap, open, smile] = [random.between(19, 23), random.between(3.2, 6), random.between(-2, 7)]
  const iris = colour(random.pick([25, 30, 100, 210]), random.between(20, 60), random.between(15, 45))
  const sockets = times(2, (side) => oval([aside + (side ? gap : -gap), -5, 14, 9], skin(-16), 'opacity="0.55"'))
  const eyes = times(2, (side) => {
    const x = aside + (side ? gap : -gap)
    const ball =
      oval([x, -3, 9.5, open], '#ece6e0') +
      disc([x + aside * 0.2, -3, open * 0.95], iris) +
      disc([x + aside * 0.2, -3, open * 0.45], '#0a0808') +
      disc([x + 1.5, -5, 1.2], '#fff')
    const lid = stroke(`M${x - 10} -2Q${x} ${-6 - open} ${x + 10} -2`, skin(-38), 1.8)
    const brow = stroke(
      `M${x - 12} ${-17 + random.normal()}Q${x} ${-23 + random.normal()} ${x + 12} -17`,
      hair(4),
      random.between(1.5, 4),
    )
    return ball + lid + brow
  })
  const nose =
    blurred(
      area(`M${aside * 1.2 - 3} -4L${aside * 1.6 - 9} 24L${aside * 1.6 + 9} 25Z`, skin(-12), 'opacity="0.7"'),
      2,
    ) +
    oval([aside * 1.5 - 5, 26, 3, 1.6], skin(-32)) +
    oval([aside * 1.5 + 5, 26, 3, 1.6], skin(-32)) +
    blurred(oval([aside * 1.6, 14, 3, 9], skin(14)), 2)
  const lips = colour(random.between(-8, 15), random.between(25, 60), random.between(30, 52))
  const mouth = placed(
    area(`M-17 0Q-6 -6 0 -3Q6 -6 17 0Q0 ${10 + smile} -17 0Z`, lips) +
      stroke(`M-18 ${-smile * 0.4}Q0 ${smile} 18 ${-smile * 0.4}`, skin(-40), 1.4),
    [aside * 1.2, 44],
  )
  const beard = random.isChosen(0.25) ? drawBeard(random, hair) : ''
  const glasses = random.isChosen(0.3) ? drawGlasses(random, [aside, gap]) : ''
  return `<g id="${name}-features">${blurred(sockets, 4)}${beard}${eyes}${nose}${mouth}${glasses}</g>`
}

function drawGlasses(random: Random, [aside, gap]: [number, number]): string {
  const ink = random.pick(['#141414', '#5a3a20', '#b09a50', '#7a1f28'])
  const look = `fill-opacity="${random.pick([0.12, 0.12, 0.85])}" stroke="${ink}" stroke-width="${random.between(1.2, 4)}"`
  const round = random.between(4, 13)
  const pane = (x: number) => rect([x - 15, -16, 30, 26], '#223', `rx="${round}" ${look}`)
  return (
    pane(aside - gap) +
    pane(aside + gap) +
    stroke(
      `M${aside - gap + 15} -6Q${aside} -11 ${aside + gap - 15} -6M${aside - gap - 15} -6L-51 -4M${aside + gap + 15} -6L51 -4`,
      ink,
      2,
    )
  )
}
