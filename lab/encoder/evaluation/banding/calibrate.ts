import { DEFAULT_COLOR_WEIGHT } from '../../../../contract/image-search.ts'
import type { Calibration } from '../../../../server/image-search/ranking/calibrations/calibration.ts'
import { alignedTable } from '../../../../bench/table.ts'
import type { Estimate } from '../measuring/bootstrap.ts'
import { SMALL_CATALOGUE, smallDataset } from './dataset.ts'
import type { Dataset, Query } from './dataset.ts'
import { fitDiscriminant } from './discriminant.ts'
import type { Discriminant } from './discriminant.ts'
import { leaveKindsOut } from './kinds-left-out.ts'
import { AS_PROMISED, fitLimits, OF_KIND, OF_KIND_SURELY, OTHER_COLOR } from './fit-limits.ts'
import { fitLogistic } from './fit-logistic.ts'
import { fitGate, TOLD_NONE } from './gate.ts'
import { isAbove, likenedAt, pairsOf, shareOf } from './pairs.ts'
import type { Asked, Pair } from './pairs.ts'

const COLOR_WEIGHTS = [0, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5]
/** A weight above 0.4 would trust too much in how we draw unrelated pictures: no photographs of them were measured. */
const MATERIAL_WEIGHTS = [0, 0.1, 0.2, 0.4]

/** The weights of colour and "looks like a material" beside the cosine of textures, whose weight is 1. */
interface Weights {
  color: number
  material: number
}

/** Weights that were tried, with the gate that they give and the share of queries that pass it. */
interface Tried {
  weights: Weights
  gate: (size: number) => number
  kept: number
}

/**
 * Finds the constants of a `Calibration` (`server/image-search/ranking/calibrations`), as a table to copy. It uses
 * calibration pictures in the largest catalogue: the best of many unrelated pictures is nearer than the best of few.
 * `nearest` is how many materials vote on a query's kind.
 */
export function calibrate(dataset: Dataset, { nearest }: Pick<Calibration, 'nearest'>): string {
  const { slope, middle } = fitLogistic(likenedAt(0, dataset))
  const match = fitLogistic(likenedAt(DEFAULT_COLOR_WEIGHT, dataset))
  const voting = { textureSlope: slope, nearest }
  const [related, foreign] = pairsOf(dataset, voting)
  const size = dataset.catalogue.length
  const tried = tryWeights(related, foreign, dataset)
  const { weights, gate } = chooseWeights(tried, related.length)
  // The limits must hold in a small catalogue and in a large one: a small one accepts less likeness.
  const small = smallDataset(dataset, SMALL_CATALOGUE)
  const limits = fitLimits([
    pastGate(related, weights, gate(size)),
    pastGate(pairsOf(small, voting)[0], weights, gate(small.catalogue.length)),
  ])
  const leftOut = leaveKindsOut(dataset, [related, foreign], (pair, material) => likenessOf(pair, material, weights))
  const own = (color: number) =>
    shareOf(related, ({ pairs }) => pairs.some((pair) => pair.isOwn && isAbove(limits.same, color)(pair)))
  return alignedTable([
    ['Constant', 'Value', `of ${size} materials, ${related.length} queries, ${foreign.length} unrelated`],
    ['textureSlope', slope.toFixed(2), 'of the logistic: how surely a cosine tells the same kind'],
    ['textureMiddle', middle.toFixed(3), ''],
    ['matchSlope', match.slope.toFixed(2), `as surely at a weight of colours of ${DEFAULT_COLOR_WEIGHT}`],
    ['matchMiddle', match.middle.toFixed(3), ''],
    ['materialPart', String(weights.material), keptBy(tried, ({ color }) => color === weights.color, 'material')],
    ['colorPart', String(weights.color), keptBy(tried, ({ material }) => material === weights.material, 'color')],
    ['leastLikeness', gate(1).toFixed(3), `${TOLD_NONE} of the unrelated stay below; here ${gate(size).toFixed(3)}`],
    [
      '',
      '',
      `kinds left out: ${textOf(leftOut.none)} are told none, ${textOf(leftOut.kept)} of degraded covers are not`,
    ],
    ['growth', (gate(10) - gate(1)).toFixed(3), 'of it with ten times the materials'],
    ['closeTexture', limits.close.toFixed(2), `${OF_KIND.close} are of the kind`],
    ['kindShare', limits.kindShare.toFixed(2), `${OF_KIND_SURELY} are of the kind; ${limits.ofKind.join(', ')}`],
    ['moodTexture', limits.moodTexture.toFixed(2), 'with the likeness of colours below'],
    ['sameTexture', limits.same.toFixed(2), `${OF_KIND.same} are of the kind`],
    [
      'sameColor',
      limits.sameColor.toFixed(2),
      `${OTHER_COLOR} are of another colour; ${own(limits.sameColor).toFixed(3)} of queries find their own there, at 0.8 ${own(0.8).toFixed(3)}`,
    ],
    ['sureTexture', limits.sure.toFixed(2), `${OF_KIND.same} are the same`],
    [
      'moodColor',
      limits.moodColor.toFixed(2),
      `${AS_PROMISED} are what it promises; ${limits.keptByMood.toFixed(3)} of queries that are above the least keep a band`,
    ],
    ...discriminantRows(dataset),
  ])
}

function tryWeights(related: readonly Asked[], foreign: readonly Asked[], { catalogue, queries }: Dataset): Tried[] {
  return MATERIAL_WEIGHTS.flatMap((material) => COLOR_WEIGHTS.map((color) => ({ color, material }))).map((weights) => {
    const gate = fitGate(
      foreign.map(({ pairs, material }) => pairs.map((pair) => likenessOf(pair, material, weights))),
      queries.copies.length,
    )
    const least = gate(catalogue.length)
    const isKept = ({ pairs, material }: Asked) => pairs.some((pair) => likenessOf(pair, material, weights) >= least)
    return { weights, gate, kept: shareOf(related, isKept) }
  })
}

/** The smallest weights that are within one standard error of the best (Breiman et al. 1984, §3.4.3). */
function chooseWeights(tried: readonly Tried[], count: number): Omit<Tried, 'kept'> {
  const most = Math.max(...tried.map(({ kept }) => kept))
  const enough = most - Math.sqrt((most * (1 - most)) / count)
  return tried.find(({ kept }) => kept >= enough) ?? { weights: { color: 0, material: 0 }, gate: () => 1 }
}

/** The queries to which something is like, with all their pairs. */
function pastGate(asked: readonly Asked[], weights: Weights, least: number): Asked[] {
  return asked.filter(({ pairs, material }) => pairs.some((pair) => likenessOf(pair, material, weights) >= least))
}

function likenessOf({ texture, color }: Pair, material: number, weights: Weights): number {
  return texture + weights.color * color + weights.material * material
}

function textOf({ value, low, high }: Estimate): string {
  return `${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
}

function keptBy(tried: readonly Tried[], isShown: (weights: Weights) => boolean, name: keyof Weights): string {
  const shown = tried.filter(({ weights }) => isShown(weights))
  return shown.map(({ weights, kept }) => `${weights[name]}: keeps ${kept.toFixed(3)}`).join(', ')
}

/** The discriminant fitted to all queries. */
function discriminantRows({ queries }: Dataset): string[][] {
  const texturesOf = (all: readonly Query[]) => all.map(({ texture }) => texture)
  const materials = [...queries.copies, ...queries.photographs]
  const { direction, middle }: Discriminant = fitDiscriminant(texturesOf(materials), texturesOf(queries.unrelated))
  const step = Math.max(...direction.map(Math.abs)) / 127
  const bytes = Int8Array.from(direction, (number) => Math.round(number / step))
  return [
    ['material.step', step.toPrecision(6), ''],
    ['material.middle', middle.toFixed(4), ''],
    ['material.direction', Buffer.from(bytes.buffer).toString('base64'), ''],
  ]
}
