import { type DrawRecipe } from '../../kind.ts'
import { drawColours, type UsualColours } from '../usual-colours.ts'

/** The room behind the glass; its palest colour is the wall. The tint is drawn near the first colour. */
const USUAL: UsualColours = [
  ['#DDE7E3', '#B9C4BC', '#7F9088', '#DDE3DC', '#A8B3A6'],
  ['#D5E0DC', '#C9CDC6', '#AEB9B4', '#DCDFD9'],
  ['#E5D3B4', '#CDB48C', '#8C7048', '#EADFC8', '#A9875A'],
  ['#C8D2D8', '#8E9CA6', '#4F5C66', '#D4DADF', '#6F7D88'],
  ['#A9C4AE', '#5F7F68', '#DCE5DC', '#39523F'],
]

/** Figured glass of every pattern, before rooms of low to high contrast. */
export const drawGlass: DrawRecipe = (random) => {
  const kind = random.pick(['fluted', 'reeded', 'hammered', 'cast', 'wired'] as const)
  const [tint, ...room] = drawColours(random, USUAL)
  const pitch = kind === 'wired' ? random.magnitude(8, 40) : random.magnitude(5, 45)
  // Beyond 1.3 mm a pixel only the light of a pane is visible; a mesh of 0.6 mm vanishes earlier.
  const widest = kind === 'wired' ? 200 : 320
  return {
    recipe: {
      family: 'glass',
      kind,
      tint,
      behind: room.slice(0, 2 + random.below(3)),
      pitch,
      ...(kind === 'wired' && random.isChosen(0.5) && { wire: drawColours(random, [['#9A9DA0'], ['#B79A5F']])[0] }),
    },
    mmWidth: Math.min(widest, pitch * random.magnitude(4, 32)),
  }
}
