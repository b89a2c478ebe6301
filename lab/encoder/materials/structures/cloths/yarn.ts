import { type Lab } from '../../../../../demo/surfaces/drawing/colour.ts'
import { spread } from '../../../../../demo/surfaces/drawing/chance.ts'
import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Surface, type Texel, aTexel, paint } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Random } from '../../random.ts'

/**
 * A place on a yarn: the yarn's number, pixels along it, the position across it (-1 to 1 from edge to edge), and the
 * place in the picture.
 */
interface YarnPlace {
  id: number
  along: number
  across: number
  x: number
  y: number
}

/** Paints a yarn's colour and writes its relief, to which the caller adds the yarn's shape. */
export type Yarn = (colour: Lab, place: YarnPlace, texel: Texel) => void

/**
 * Yarn `thick` pixels wide: smooth or hairy, plied or single, even or mottled. One cloth in five is printed with the
 * ground's colours.
 */
export function drawYarn(random: Random, { ground, thick }: { ground: Surface; thick: number }): Yarn {
  const field = noiseFields(random.seed(), 1)
  const fibres = field(1, Math.max(2.4, thick * random.between(0.2, 0.5)), 2, random.magnitude(2, 8), 0.7)
  const mottling = field(2, random.magnitude(6, 60), 2)
  const hairy = random.magnitude(0.01, 0.09)
  const mottled = random.isChosen(0.4) ? random.magnitude(0.01, 0.12) : 0.004
  const tone = random.magnitude(0.005, 0.08)
  const twist = random.isChosen(0.6) ? random.between(0.2, 1) * Math.min(1, thick / 6) : 0
  const plies = random.between(0.7, 2) / thick
  const lean = random.between(0.3, 1.2)
  const printed = random.isChosen(0.2) ? random.between(0.4, 1) : 0
  const seed = random.seed()
  const below = aTexel()
  return (colour, { id, along, across, x, y }, texel) => {
    const shift = 300 * spread(seed, id)
    const fibre = fibres(along + shift, across * thick * 0.5 + shift)
    const ply = twist === 0 ? 0 : Math.sin(2 * Math.PI * (along * plies + lean * 0.5 * across) + fibre)
    paint(texel, colour)
    if (printed > 0) {
      ground(x, y, below)
      texel.l += (below.l - texel.l) * printed
      texel.a += (below.a - texel.a) * printed
      texel.b += (below.b - texel.b) * printed
    }
    texel.l += tone * spread(seed, id, 1) + hairy * fibre + 0.035 * twist * ply + mottled * mottling(along + shift, id)
    texel.height = thick * (0.06 * twist * ply + 1.2 * hairy * fibre)
    texel.gloss = 0
    texel.behind = 0
  }
}

/** The colour of each yarn by its number: mostly one colour, otherwise stripes. */
export function drawStripes(random: Random, colours: readonly Lab[]): (index: number) => Lab {
  const [first = { l: 0.5, a: 0, b: 0 }] = colours
  if (random.isChosen(0.5)) return () => first
  const sett = Array.from({ length: 2 + random.below(6) }, () => ({
    colour: random.pick(colours),
    count: Math.ceil(random.magnitude(0.5, 10)),
  })).flatMap(({ colour, count }) => Array.from({ length: count }, () => colour))
  return (index) => sett[((index % sett.length) + sett.length) % sett.length] ?? first
}
