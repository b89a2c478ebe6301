import { type Recipe } from '../../../../../demo/surfaces/draw.ts'
import { type DrawRecipe } from '../../kind.ts'
import { drawColours, standingOut } from '../usual-colours.ts'

const USUAL = [
  ['#D9B9A6', '#C29C88'],
  ['#E4DED2', '#CBC3B4'],
  ['#B4AD9F', '#948C7D'],
  ['#8497AC', '#56697F'],
]

type Tool = Extract<Recipe, { family: 'plaster' }>['tool']

/** For each tool, the range of wall widths in mm that shows its marks, and the range of its relief in mm. */
const TOOLS: { tool: Tool; width: [number, number]; relief: [number, number] }[] = [
  { tool: 'trowel', width: [180, 1200], relief: [0.4, 3] },
  { tool: 'brush', width: [200, 1100], relief: [0.15, 2.4] },
  { tool: 'sweep', width: [50, 500], relief: [0.15, 1] },
  { tool: 'grain', width: [40, 280], relief: [0.3, 1.8] },
  { tool: 'thrown', width: [50, 380], relief: [1, 6] },
  { tool: 'straw', width: [45, 260], relief: [0.4, 2.5] },
]

/** Lime, clay and render, worked with every tool, from almost even to stained. */
export const drawPlaster: DrawRecipe = (random) => {
  const [base, near] = drawColours(random, USUAL)
  const deep = standingOut(near, base, random.magnitude(0.08, 0.3))
  const { tool, width, relief } = random.pick(TOOLS)
  const coat = { family: 'plaster', base, deep, tool, relief: random.magnitude(...relief) } as const
  const gloss = tool === 'trowel' && random.isChosen(0.6) ? { gloss: random.between(0.02, 0.5) } : {}
  return { recipe: { ...coat, cloud: random.between(0.4, 1), ...gloss }, mmWidth: random.magnitude(...width) }
}
