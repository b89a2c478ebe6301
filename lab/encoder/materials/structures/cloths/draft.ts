import { type Random } from '../../random.ts'

/** Whether the warp lies over the weft where end `i` crosses pick `j`. */
export type Draft = (i: number, j: number) => boolean

/**
 * A random weaving draft: threading on 2 to 8 shafts, tie-up and treadling. Every shaft and treadle is used, so that
 * the cloth holds together.
 */
export function drawDraft(random: Random): Draft {
  const shafts = 2 + random.below(7)
  const threading = drawOrder(random, shafts)
  const treading = random.isChosen(0.4) ? threading : drawOrder(random, shafts)
  const share = random.between(0.3, 0.7)
  const isTwill = random.isChosen(0.4)
  const raised = Math.max(1, Math.round(share * (shafts - 1)))
  const ties = Array.from({ length: shafts * shafts }, (_, index) => {
    const row = Math.floor(index / shafts)
    const step = ((index % shafts) - row + shafts) % shafts
    if (isTwill) return step < raised
    // One diagonal raised and one lowered keep any shaft from staying in place.
    if (step === 0) return true
    if (step === Math.floor(shafts / 2)) return false
    return random.isChosen(share)
  })
  return (i, j) => ties[at(threading, i) * shafts + at(treading, j)] ?? false
}

/** Hand plaits: plain, 2/2 twill, basket, sometimes any draft. */
export function drawPlait(random: Random): Draft {
  const kind = random.pick(['plain', 'twill', 'paired', 'draft'] as const)
  if (kind === 'plain') return (i, j) => ((i + j) & 1) === 0
  if (kind === 'twill') return (i, j) => ((i + j) & 3) < 2
  if (kind === 'paired') return (i, j) => (((i >> 1) + (j >> 1)) & 1) === 0
  return drawDraft(random)
}

/** A threading order: straight, pointed, in blocks, or random. */
function drawOrder(random: Random, shafts: number): number[] {
  const straight = Array.from({ length: shafts }, (_, index) => index)
  const kind = random.pick(['straight', 'straight', 'pointed', 'blocks', 'random', 'broken'] as const)
  if (kind === 'straight') return straight
  if (kind === 'pointed') {
    const long = Array.from({ length: 1 + random.below(3) }, () => straight).flat()
    return [...long, ...long.slice(1, -1).toReversed()]
  }
  if (kind === 'blocks') {
    return straight.flatMap((shaft) => {
      const pair = [shaft, (shaft + 1) % shafts]
      return Array.from({ length: 2 + random.below(8) }, (_, index) => pair[index & 1] ?? 0)
    })
  }
  if (kind === 'broken') return [...straight, ...straight.map((shaft) => (shaft + Math.floor(shafts / 2)) % shafts)]
  return [...straight, ...Array.from({ length: 4 + random.below(20) }, () => random.below(shafts))]
}

function at(order: number[], index: number): number {
  return order[((index % order.length) + order.length) % order.length] ?? 0
}
