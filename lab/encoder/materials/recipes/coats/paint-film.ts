import { type DrawRecipe } from '../../kind.ts'
import { drawColours } from '../usual-colours.ts'

const USUAL = [
  ['#6F8778', '#E8E4DA'],
  ['#31372B', '#5D9B9B'],
  ['#E9E6DD', '#7D7F7D'],
  ['#8C3F33', '#606E8C'],
]

/** Wall paint with the marks of roller or brush; sometimes its edge lies within the picture. */
export const drawPaintFilm: DrawRecipe = (random) => {
  const [base] = drawColours(random, USUAL)
  const mmWidth = random.magnitude(35, 260)
  const film = { family: 'paintFilm', base, tool: random.pick(['roller', 'brush'] as const) } as const
  const end = random.isChosen(0.2) ? { end: mmWidth * random.between(0.4, 0.9) } : {}
  return { recipe: { ...film, gloss: random.between(0.02, 0.7), ...end }, mmWidth }
}
