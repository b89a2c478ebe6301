import { type Random } from '../../../materials/random.ts'
import { area, colour, disc, glow, oval, placed, smooth, stroke, times } from '../shapes.ts'

/** The coat of an animal: a colour by lightness. */
export type Coat = (lightness?: number) => string

/** Short hairs over an oval that point outwards from its centre. */
function drawFur([x, y, rx, ry]: [number, number, number, number], random: Random, coat: Coat): string {
  return times(210, () => {
    const [angle, reach] = [random.between(0, 2 * Math.PI), Math.sqrt(random.next())]
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return stroke(
      `M${(x + rx * reach * dx).toFixed(1)} ${(y + ry * reach * dy).toFixed(1)}l${(6 * dx + random.normal()).toFixed(1)} ${(6 * dy + 2).toFixed(1)}`,
      coat(random.between(-14, 14)),
      0.9,
    )
  })
}

export function drawCat(random: Random, coat: Coat): string {
  const eye = colour(random.pick([50, 80, 110, 200]), 65, 48)
  const trunk =
    area(
      smooth(
        [
          [-58, 150],
          [-62, 70],
          [-30, 20],
          [30, 20],
          [62, 70],
          [58, 150],
        ],
        true,
      ),
      coat(-6),
    ) + drawFur([0, 95, 55, 55], random, coat)
  const ears =
    area('M-58 -22L-54 -84L-14 -52Z', coat(-4)) +
    area('M58 -22L54 -84L14 -52Z', coat(-4)) +
    area('M-50 -34L-48 -70L-24 -50Z', '#c98d86') +
    area('M50 -34L48 -70L24 -50Z', '#c98d86')
  const head =
    glow('head', [coat(10), coat(), coat(-12)], [0.4, 0.35, 0.7]) +
    oval([0, -8, 62, 50], 'url(#head)') +
    drawFur([0, -8, 60, 48], random, coat)
  const stripes = random.isChosen(0.5)
    ? times(7, (index) =>
        stroke(`M${(index - 3) * 11} -52Q${(index - 3) * 9} -44 ${(index - 3) * 6} -32`, coat(-22), 4),
      ) +
      times(5, (index) =>
        stroke(
          `M${-55 + index} ${60 + index * 18}Q-30 ${66 + index * 18} -14 ${58 + index * 18}M${55 - index} ${60 + index * 18}Q30 ${66 + index * 18} 14 ${58 + index * 18}`,
          coat(-20),
          5,
        ),
      )
    : ''
  const eyes = times(2, (side) =>
    placed(
      oval([0, 0, 13, 10], eye, 'stroke="#221a14" stroke-width="2"') +
        oval([0, 0, random.between(2.5, 7), 9], '#0a0a0a') +
        disc([3, -4, 2.4], '#fff'),
      [side ? 26 : -26, -12],
    ),
  )
  const muzzle =
    oval([-11, 20, 15, 11], coat(20)) +
    oval([11, 20, 15, 11], coat(20)) +
    area('M-7 8L7 8L0 16Z', '#c4837d') +
    stroke('M0 16L0 23M0 23Q-8 31 -14 25M0 23Q8 31 14 25', '#4a332c', 1.6)
  const whiskers = times(6, (index) =>
    stroke(
      `M${index < 3 ? -16 : 16} ${18 + (index % 3) * 4}L${index < 3 ? -80 : 80} ${6 + (index % 3) * 15 + 3 * random.normal()}`,
      '#f4f1ea',
      0.9,
    ),
  )
  return trunk + ears + head + stripes + eyes + muzzle + whiskers
}

export function drawDog(random: Random, coat: Coat): string {
  const isFloppy = random.isChosen(0.65)
  const trunk =
    area(
      smooth(
        [
          [-64, 160],
          [-58, 60],
          [0, 34],
          [58, 60],
          [64, 160],
        ],
        true,
      ),
      coat(-8),
    ) + drawFur([0, 100, 55, 55], random, coat)
  const ears = isFloppy
    ? oval([-58, -4, 20, 50], coat(-16), 'transform="rotate(14 -58 -4)"') +
      oval([58, -4, 20, 50], coat(-16), 'transform="rotate(-14 58 -4)"')
    : area('M-54 -26L-58 -96L-10 -58Z', coat(-12)) + area('M54 -26L58 -96L10 -58Z', coat(-12))
  const head =
    glow('head', [coat(10), coat(), coat(-12)], [0.45, 0.3, 0.75]) +
    area(
      smooth(
        [
          [0, -64],
          [46, -44],
          [54, 0],
          [34, 48],
          [0, 62],
          [-34, 48],
          [-54, 0],
          [-46, -44],
        ],
        true,
      ),
      'url(#head)',
    ) +
    drawFur([0, -10, 48, 44], random, coat)
  const snout =
    oval([0, 28, 29, 27], coat(16)) +
    oval([0, 12, 13, 9], '#17130f') +
    oval([-3, 9, 4, 2], '#776') +
    stroke('M0 21L0 36M0 36Q-13 47 -24 38M0 36Q13 47 24 38', '#2a1d16', 2.2)
  const tongue = random.isChosen(0.5) ? area('M-9 42Q-10 70 0 72Q10 70 9 42Z', '#d9686f') : ''
  const eyes = times(2, (side) =>
    placed(
      disc([0, 0, 8.5], '#2b1a0f') + disc([2.5, -3, 2.4], '#fff') + stroke('M-11 -4Q0 -15 11 -4', coat(-28), 2.4),
      [side ? 24 : -24, -14],
    ),
  )
  const collar = random.isChosen(0.4) ? stroke('M-46 64Q0 88 46 64', colour(random.between(0, 360), 70, 42), 9) : ''
  const patch = random.isChosen(0.35) ? oval([-24, -16, 20, 24], coat(-26), 'opacity="0.8"') : ''
  return trunk + collar + ears + head + patch + tongue + snout + eyes
}
