import type { Random } from '../../../materials/random.ts'
import { area, colour, disc, lump, oval, type Point, straight, stroke, times } from '../shapes.ts'

/** A panel of `comics`. */
export interface Panel {
  random: Random
  width: number
  height: number
  isGrey: boolean
  /** What dots and hatching are filled with: a pattern's name. */
  screen: string
}

/** A head in ink with large eyes and spiky or long hair, about 120 high. */
export function drawHead({ random, isGrey, screen }: Panel): string {
  const skin = isGrey ? '#fff' : colour(25, 60, random.between(60, 85))
  const hair = isGrey
    ? random.pick(['#111', '#fff', screen])
    : colour(random.between(0, 360), 60, random.between(20, 60))
  const line = 'stroke="#111" stroke-width="2.4" stroke-linejoin="round"'
  const spikes = Array.from({ length: 15 }, (_, index): Point => {
    const [angle, reach] = [Math.PI + (index * Math.PI) / 14, index % 2 ? random.between(62, 86) : 48]
    return [reach * Math.cos(angle), -18 + reach * Math.sin(angle)]
  })
  const back = random.isChosen(0.4) ? area('M-52 -30Q-70 50 -50 92L50 92Q70 50 52 -30Z', hair, line) : ''
  const [open, brow] = [random.between(6, 17), random.between(-8, 8)]
  const eyes = times(2, (side) => {
    const at = side ? 20 : -20
    return (
      oval([at, -8, 11, open], '#fff', line) +
      oval([at + 2, -6, 6, open * 0.75], '#111') +
      disc([at, -10, 2.4], '#fff') +
      stroke(`M${at - 13} ${-26 + (side ? brow : -brow)}L${at + 13} ${-26 + (side ? -brow : brow)}`, '#111', 4)
    )
  })
  const mouth = random.pick([
    area('M-14 28Q0 52 14 28Z', '#111'),
    stroke('M-12 32L12 30', '#111', 3),
    oval([0, 34, 7, 11], '#111'),
    area('M-20 26L20 26L16 40L-16 40Z', '#fff', line),
  ])
  const shade = area('M10 -50Q46 -10 30 30L14 48Q40 0 10 -50Z', screen)
  return (
    back +
    area('M-30 60L30 60L70 120L-70 120Z', isGrey ? '#fff' : colour(random.between(0, 360), 70, 50), line) +
    area('M-46 -30Q-46 20 0 56Q46 20 46 -30Q30 -64 0 -64Q-30 -64 -46 -30Z', skin, line) +
    shade +
    eyes +
    stroke('M0 6L5 16L-1 18', '#111', 2) +
    mouth +
    area(`${straight(spikes)}L46 -34Q20 -48 0 -40Q-26 -50 -46 -30Z`, hair, line)
  )
}

/** A whole figure in a pose, about 150 high, in thick strokes. */
export function drawHero({ random, isGrey }: Panel): string {
  const ink = isGrey ? '#fff' : colour(random.between(0, 360), 75, 50)
  const limb = (path: string, wide: number) => stroke(path, '#111', wide + 4) + stroke(path, ink, wide)
  const swing = () => 40 * random.normal()
  const cape = random.isChosen(0.5)
    ? area(lump([20, 10, 58], 0.3, random), isGrey ? '#111' : colour(0, 75, 45), 'stroke="#111" stroke-width="2.5"')
    : ''
  return (
    cape +
    limb(`M-8 30L${-30 + swing()} 62L${-26 + swing()} 96`, 13) +
    limb(`M8 30L${30 + swing()} 60L${30 + swing()} 96`, 13) +
    limb('M0 -30L0 30', 30) +
    limb(`M-14 -32L${-46 + swing() * 0.4} ${-20 + swing()}L${-60 + swing()} ${swing()}`, 10) +
    limb(`M14 -32L${46 + swing() * 0.4} ${-20 + swing()}L${64 + swing()} ${swing()}`, 10) +
    disc([0, -62, 19], isGrey ? '#fff' : colour(25, 60, 72), 'stroke="#111" stroke-width="3"') +
    area('M-20 -64Q-16 -86 4 -84Q22 -82 20 -62Q6 -74 -20 -64Z', '#111') +
    disc([6, -60, 2.4], '#111')
  )
}
