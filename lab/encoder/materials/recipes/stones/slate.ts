import { type DrawRecipe } from '../../kind.ts'
import { drawColours } from '../usual-colours.ts'

const USUAL = [
  ['#636A6E', '#41474B', '#8F653C'],
  ['#717D70', '#566157', '#A8642F'],
  ['#77695C', '#4E4A47', '#A8642F'],
  ['#3F4245', '#313437', '#6E5A48'],
]

/** Slate, split or honed, with or without rust. Left out of training. */
export const drawSlate: DrawRecipe = (random) => {
  const [base, dark, iron] = drawColours(random, USUAL)
  const cleft = random.isChosen(0.12) ? 0 : random.magnitude(0.8, 7)
  const rust = random.isChosen(0.4) ? { rust: iron } : {}
  return { recipe: { family: 'slate', base, dark, cleft, ...rust }, mmWidth: random.magnitude(150, 1300) }
}
