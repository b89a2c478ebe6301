import { type DrawRecipe } from '../../kind.ts'
import { drawColours } from '../usual-colours.ts'

const MOTIFS = ['plain', 'leaf', 'fan', 'bird', 'stripe', 'trellis', 'bloom', 'wave'] as const

const USUAL = [
  ['#2F4A44', '#7FA08A', '#C9B98A', '#E5DFCB'],
  ['#EFE6D5', '#B5543C', '#D9A68C', '#6E7F86'],
  ['#D9DDCF', '#58705F', '#C46F52', '#E0B566', '#3C4A52'],
  ['#232A30', '#4E6350', '#E2C3B8', '#B4707C', '#7B3F4B'],
]

/** Wallpaper with every motif at every scale: flat, embossed or pleated. */
export const drawWallpaper: DrawRecipe = (random) => {
  const [ground, ...plates] = drawColours(random, USUAL)
  const inks = plates.slice(0, 1 + random.below(4))
  const motif = random.pick(MOTIFS)
  const repeat = random.magnitude(90, 640)
  const isPlain = motif === 'plain'
  const mmWidth = isPlain ? random.magnitude(30, 300) : repeat * random.magnitude(0.4, 2.6)
  const paper = { family: 'wallpaper', motif, ground, inks, repeat } as const
  const emboss = isPlain || random.isChosen(0.4) ? { emboss: random.between(0.2, 1) } : {}
  const pleat = isPlain || random.isChosen(0.15) ? { pleat: mmWidth * random.magnitude(0.025, 0.15) } : {}
  return { recipe: { ...paper, ...emboss, ...pleat }, mmWidth }
}
