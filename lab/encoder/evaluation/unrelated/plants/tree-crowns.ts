import type { Frame, Kind } from '../frame.ts'
import { area, blurred, colour, disc, glow, gradient, oval, rect, stroke, times } from '../shapes.ts'
import { drawTree } from './branching.ts'

/** Trees against the sky: bare branches, crowns from below, firs, palms, a wood with trunks. */
export const treeCrowns: Kind = { name: 'tree crowns', cameraShare: 1, draw: drawCrowns }

function drawCrowns(frame: Frame): string {
  const { width, height, random } = frame
  const isDusk = random.isChosen(0.25)
  const sky = isDusk
    ? gradient('sky', [colour(random.between(210, 280), 45, 30), colour(random.between(10, 45), 80, 65)])
    : gradient('sky', [
        colour(212, random.between(5, 65), random.between(50, 90)),
        colour(205, 25, random.between(80, 96)),
      ])
  const clouds = blurred(
    times(random.below(9), () =>
      oval(
        [random.between(0, width), random.between(0, height), random.between(30, 110), random.between(8, 34)],
        '#fff',
        'opacity="0.7"',
      ),
    ),
    16,
  )
  const sun = random.isChosen(0.3)
    ? glow('sun', ['#fffbe8', 'rgba(255,240,190,0.5)', 'rgba(255,240,190,0)'], [0.5, 0.5, 0.5]) +
      disc([random.between(0, width), random.between(0, height * 0.6), 110], 'url(#sun)')
    : ''
  return (
    sky +
    rect([0, 0, width, height], 'url(#sky)') +
    clouds +
    sun +
    random.pick([drawTree, drawTree, drawTree, drawWood, drawPalms, drawFirs])(frame, isDusk)
  )
}

function drawWood({ width, height, random }: Frame, isDusk: boolean): string {
  const hue = random.between(60, 130)
  return times(4, (layer) => {
    const light = isDusk ? 44 - layer * 11 : 66 - layer * 13
    const trunks = times(5 + layer * 2, () => {
      const [x, wide] = [random.between(0, width), (4 + layer * 6) * random.between(0.6, 1.3)]
      const bark = times(6, () =>
        stroke(
          `M${x + random.between(0.1, 0.9) * wide} ${random.between(0, height)}l${random.normal()} 26`,
          colour(30, 12, light - 22),
          1.2,
        ),
      )
      return rect([x, -5, wide, height + 10], colour(30, 14, light - 10)) + (layer > 1 ? bark : '')
    })
    const leaves = times(40, () =>
      disc(
        [random.between(0, width), height * random.between(-0.05, 0.35), random.between(8, 26)],
        colour(hue + 12 * random.normal(), 40, light + 8 * random.normal()),
        'opacity="0.8"',
      ),
    )
    const floor = rect([0, height * (0.7 + layer * 0.07), width, height], colour(hue - 15, 35, light - 12))
    return blurred(floor + trunks + leaves, layer < 2 ? 4 : 1)
  })
}

function drawPalms({ width, height, random }: Frame, isDusk: boolean): string {
  return times(1 + random.below(3), (palm) => {
    const [x, top, lean] = [width * random.between(0.15, 0.85), height * random.between(0.2, 0.5), 50 * random.normal()]
    const ink = colour(100, 35, isDusk ? 7 : random.between(18, 34))
    const leaves = times(11, (index) => {
      const angle = index * 0.571 + palm
      const [dx, dy] = [110 * Math.cos(angle), 70 * Math.sin(angle)]
      const blades = times(14, (blade) => {
        const along = (blade + 2) / 16
        const [bx, by] = [x + lean + dx * along, top + dy * along + 55 * along * along - 30 * along]
        return stroke(`M${bx} ${by}l${-8 + dx * 0.05} ${26 * (1 - along * 0.5)}`, ink, 2.4)
      })
      return (
        stroke(
          `M${x + lean} ${top}Q${x + lean + dx * 0.5} ${top + dy * 0.5 - 25} ${x + lean + dx} ${top + dy + 25}`,
          ink,
          2.6,
        ) + blades
      )
    })
    return (
      stroke(
        `M${x} ${height + 5}Q${x + lean * 0.2} ${height * 0.7} ${x + lean} ${top}`,
        colour(28, 25, isDusk ? 8 : 32),
        14,
      ) + leaves
    )
  })
}

function drawFirs({ width, height, random }: Frame, isDusk: boolean): string {
  return times(12, (index) => {
    const near = index / 11
    const [x, tall] = [random.between(0, width), height * (0.3 + 0.5 * near) * random.between(0.7, 1.1)]
    const foot = height * (0.85 + 0.2 * near)
    const ink = (shift: number) => colour(random.between(110, 160), 25, (isDusk ? 12 : 40) - near * 24 + shift)
    const tiers = times(9, (tier) => {
      const [level, wide] = [(tier + 1) / 9, tall * 0.2 * ((tier + 1) / 9)]
      const y = foot - tall + tall * 0.92 * level
      return area(
        `M${x} ${y - tall * 0.16}Q${x + wide * 0.4} ${y - 8} ${x + wide} ${y + random.between(-4, 6)}L${x + wide * 0.4} ${y - 5}L${x} ${y + 4}L${x - wide * 0.4} ${y - 5}L${x - wide} ${y + random.between(-4, 6)}Q${x - wide * 0.4} ${y - 8} ${x} ${y - tall * 0.16}Z`,
        ink(tier % 2 ? 3 : 0),
      )
    })
    return rect([x - 3, foot - 20, 6, 30], colour(25, 25, 16)) + tiers
  })
}
