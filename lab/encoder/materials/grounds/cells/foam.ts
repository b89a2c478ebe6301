import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'
import { neighbourFinder, noNeighbours } from '../../primitives/worley.ts'

/** Foam, bread, sponge, pumice: bubbles of several sizes, the large ones through the small ones. */
export const foam: Ground = (random, palette) => {
  const pitch = random.magnitude(14, 80)
  const count = 2 + random.below(3)
  const fill = random.between(0.4, 1)
  const layers = Array.from({ length: count }, (_, index) => ({
    find: neighbourFinder(random.seed(), 'round'),
    pitch: pitch / 2 ** index,
  }))
  const isHollow = random.isChosen(0.5)
  const rim = random.between(0.05, 0.3)
  const found = noNeighbours()
  return dress(
    random,
    palette,
    (x, y, mark) => {
      mark.tone = 0.1
      mark.height = 0
      for (const layer of layers) {
        layer.find(x / layer.pitch, y / layer.pitch, found)
        if (found.part > fill) continue
        // The radius follows from the bubble's number, limited by its neighbours.
        const radius = 0.2 + 0.4 * ((found.part * 97) % 1)
        const away = Math.min(found.first / radius, found.first / (0.5 * (found.first + found.second)))
        if (away > 1) continue
        const dome = Math.sqrt(1 - away * away)
        mark.tone = away > 1 - rim ? 1 : 0.15 + 0.45 * (1 - dome)
        mark.height = (isHollow ? -dome : dome) * radius * layer.pitch
        return
      }
    },
    { flat: 0.1 },
  )
}
