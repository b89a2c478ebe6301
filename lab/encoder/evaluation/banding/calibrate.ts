import { sharesNear } from '../../../../server/image-search/ranking/kinship.ts'
import { alignedTable } from '../../../../bench/table.ts'
import { dot } from '../measuring/ranks.ts'
import { fitDiscriminant, heldOutScores } from './discriminant.ts'
import type { Discriminant } from './discriminant.ts'
import { smallGround } from './ground.ts'
import type { Ground, Query } from './ground.ts'
import { kindOf } from './kinds.ts'
import { isSameKind, nearestOf } from './measure-bands.ts'
import { isInColor, isOfOneColor, PROMISES } from './promises.ts'

/** So many of the unrelated pictures are told that nothing is like them, surely: the lower end of a 95 % interval. */
const TOLD_NONE = 0.9
const CHANCE_OF_FEWER = 0.025
/** Of what stands in a band at least so much shall be of the kind that is asked for. */
const OF_KIND = { same: 0.95, close: 0.85 }
/**
 * And so much of "close" once those nearest to the query have said of what kind it is: two thirds of the way from what it is without them to the most
 * that they can tell. More costs products of the very kind (decisions/048).
 */
const OF_KIND_SURELY = 0.92
/** Of what stands in "same" at most so much shall be of another colour where the material asked for is of one colour. */
const OTHER_COLOR = 0.05
/** Of what stands in "mood" at least so much shall be what that promises. */
const AS_PROMISED = 0.75
const COLOR_PARTS = [0, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5]
/** More would trust too much in how pictures of anything else were drawn: photographs of them are not known. */
const MATERIAL_PARTS = [0, 0.1, 0.2, 0.4]
const TEXTURES = range(0.3, 0.95, 0.01)
const COLORS = range(0.8, 0.99, 0.01)
const KIND_SHARES = range(0, 0.6, 0.05)
const MOOD_COLORS = range(0, 0.95, 0.05)
const SMALL_CATALOGUE = 240

/** A query and a material of the catalogue. */
interface Pair {
  texture: number
  color: number
  isOneKind: boolean
  /** What those nearest to the query say for its kind, 0..1. */
  kindShare: number
  isOwn: boolean
  /** Whether it is in one colour with the material that is asked for. */
  isInColor: boolean
  /** Whether it is what "mood" promises. */
  isInMood: boolean
}

/** The pairs of one query that a band may hold. */
interface Asked {
  pairs: Pair[]
  /** How much of a material the query looks, told by what never saw its kind. */
  material: number
  /** Of the material that is asked for. */
  isOfOneColor: boolean
}

/** How much what makes a likeness adds to a cosine of textures. */
interface Parts {
  color: number
  material: number
}

/**
 * Finds what `server/image-search/ranking/bands.ts` and `material-score.ts` decide by, as a table to be copied there. Works on pictures that no figure is
 * taken of, in as large a catalogue as there is: the best of many unrelated pictures is nearer than the best of few.
 */
export function calibrate(ground: Ground): string {
  const [related, foreign] = pairsOf(ground)
  const size = ground.catalogue.length
  const { slope, middle } = fitLogistic(related.flatMap(({ pairs }) => pairs))
  const tried = MATERIAL_PARTS.flatMap((material) => COLOR_PARTS.map((color) => ({ color, material }))).map((parts) => {
    const gate = fitGate(
      foreign.map(({ pairs, material }) => pairs.map((pair) => likenessOf(pair, material, parts))),
      ground.queries.copies.length,
    )
    const isKept = ({ pairs, material }: Asked) => pairs.some((pair) => likenessOf(pair, material, parts) >= gate(size))
    return { parts, gate, kept: shareOf(related, isKept) }
  })
  // The least parts that are not surely worse than the best (one standard error; Breiman et al. 1984, §3.4.3).
  const most = Math.max(...tried.map(({ kept }) => kept))
  const enough = most - Math.sqrt((most * (1 - most)) / related.length)
  const { parts = { color: 0, material: 0 }, gate = () => 1 } = tried.find(({ kept }) => kept >= enough) ?? {}
  // What is sure enough in a small catalogue and in a large one: a small one lets less likeness count.
  const small = smallGround(ground, SMALL_CATALOGUE)
  const grounds = [
    { asked: related, least: gate(size) },
    { asked: pairsOf(small)[0], least: gate(small.catalogue.length) },
  ].map(({ asked, least }) => only(asked, (pair, material) => likenessOf(pair, material, parts) >= least))
  const surest = (limits: readonly number[], isSure: (asked: readonly Asked[], limit: number) => boolean) =>
    limits.find((limit) => grounds.every((asked) => isSure(asked, limit))) ?? 1
  const textureOf = (sure: number) =>
    surest(TEXTURES, (asked, limit) => meanShare(only(asked, isAbove(limit)), ({ isOneKind }) => isOneKind) >= sure)
  const same = textureOf(OF_KIND.same)
  const plain = (asked: readonly Asked[]) => asked.filter(({ isOfOneColor }) => isOfOneColor)
  const sameColor = surest(
    COLORS,
    (asked, limit) => meanShare(only(plain(asked), isAbove(same, limit)), isOfOtherColor) <= OTHER_COLOR,
  )
  const close = textureOf(OF_KIND.close)
  const inClose = (asked: readonly Asked[], share: number) =>
    only(only(asked, isAbove(close)), ({ kindShare }) => kindShare >= share)
  const kindShare = surest(
    KIND_SHARES,
    (asked, limit) => meanShare(inClose(asked, limit), ({ isOneKind }) => isOneKind) >= OF_KIND_SURELY,
  )
  const ofKind = KIND_SHARES.map(
    (share) =>
      `${share.toFixed(2)}: ${meanShare(inClose(grounds[0] ?? [], share), ({ isOneKind }) => isOneKind).toFixed(3)}`,
  )
  const isBelow = (pair: Pair) => pair.texture < close
  const moods = (asked: readonly Asked[], color: number) => only(only(asked, isBelow), isAbove(-1, color))
  const moodColor = surest(
    MOOD_COLORS,
    (asked, limit) => meanShare(moods(asked, limit), ({ isInMood }) => isInMood) >= AS_PROMISED,
  )
  const keptWith = (color: number) =>
    Math.min(
      ...grounds.map((asked) =>
        shareOf(asked, ({ pairs }) => pairs.some((pair) => !isBelow(pair) || pair.color >= color)),
      ),
    )
  const own = (color: number) =>
    shareOf(related, ({ pairs }) => pairs.some((pair) => pair.isOwn && isAbove(same, color)(pair)))
  return alignedTable([
    ['Constant', 'Value', `of ${size} materials, ${related.length} queries, ${foreign.length} unrelated`],
    ['texture slope', slope.toFixed(2), 'of the logistic: how surely a cosine tells the same kind'],
    ['texture middle', middle.toFixed(3), ''],
    ['material part', String(parts.material), keptBy(tried, ({ color }) => color === parts.color, 'material')],
    ['colour part', String(parts.color), keptBy(tried, ({ material }) => material === parts.material, 'color')],
    ['least likeness', gate(1).toFixed(3), `${TOLD_NONE} of the unrelated stay below; here ${gate(size).toFixed(3)}`],
    ['growth', (gate(10) - gate(1)).toFixed(3), 'of it with ten times the materials'],
    ['close texture', close.toFixed(2), `${OF_KIND.close} are of the kind`],
    ['kind share', kindShare.toFixed(2), `${OF_KIND_SURELY} are of the kind; ${ofKind.join(', ')}`],
    ['same texture', same.toFixed(2), `${OF_KIND.same} are of the kind`],
    [
      'same colour',
      sameColor.toFixed(2),
      `${OTHER_COLOR} are of another colour; ${own(sameColor).toFixed(3)} of queries find their own there, at 0.8 ${own(0.8).toFixed(3)}`,
    ],
    [
      'mood colour',
      moodColor.toFixed(2),
      `${AS_PROMISED} are what it promises; ${keptWith(moodColor).toFixed(3)} of queries that are above the least keep a band`,
    ],
    ...discriminantRows(ground),
  ])
}

function keptBy(
  tried: readonly { parts: Parts; kept: number }[],
  isTold: (deps: Parts) => boolean,
  part: keyof Parts,
): string {
  const told = tried.filter(({ parts }) => isTold(parts))
  return told.map(({ parts, kept }) => `${parts[part]}: keeps ${kept.toFixed(3)}`).join(', ')
}

/** Fitted to all queries. */
function discriminantRows({ queries }: Ground): string[][] {
  const texturesOf = (all: readonly Query[]) => all.map(({ texture }) => texture)
  const materials = [...queries.copies, ...queries.photographs]
  const { direction, middle }: Discriminant = fitDiscriminant(texturesOf(materials), texturesOf(queries.unrelated))
  const step = Math.max(...direction.map(Math.abs)) / 127
  const bytes = Int8Array.from(direction, (number) => Math.round(number / step))
  return [
    ['material step', step.toPrecision(6), ''],
    ['material middle', middle.toFixed(4), ''],
    ['material direction', Buffer.from(bytes.buffer).toString('base64'), ''],
  ]
}

/** Of the queries that something answers, and of the others, every pair with a material. */
function pairsOf({ catalogue, queries }: Ground): [related: Asked[], foreign: Asked[]] {
  const related = [...queries.copies, ...queries.photographs]
  const materials = heldOutScores(related, queries.unrelated)
  const askedBy = (query: Query): Asked => {
    const { texture, color, shows } = query
    const asked = catalogue[shows ?? -1]
    const textures = catalogue.map((one) => dot(texture, one.texture))
    const shareOfKind = sharesNear(nearestOf(catalogue, textures), isSameKind)
    return {
      material: materials.get(query) ?? 0,
      isOfOneColor: asked !== undefined && isOfOneColor(asked),
      pairs: catalogue.map((one, place) => ({
        texture: textures[place] ?? 0,
        kindShare: shareOfKind(kindOf(one.family)),
        color: dot(color, one.color),
        isOneKind: asked !== undefined && PROMISES.close(asked, one),
        isOwn: asked === one,
        isInColor: asked !== undefined && isInColor(asked, one),
        isInMood: asked !== undefined && PROMISES.mood(asked, one),
      })),
    }
  }
  return [related.map(askedBy), queries.unrelated.map(askedBy)]
}

/** The queries with those pairs only; without those that have none left. */
function only(asked: readonly Asked[], isWanted: (pair: Pair, material: number) => boolean): Asked[] {
  return asked
    .map((one) => ({ ...one, pairs: one.pairs.filter((pair) => isWanted(pair, one.material)) }))
    .filter(({ pairs }) => pairs.length > 0)
}

function isAbove(texture: number, color = 0): (pair: Pair) => boolean {
  return (pair) => pair.texture >= texture && pair.color >= color
}

function isOfOtherColor({ isOwn, isInColor }: Pair): boolean {
  return !isOwn && !isInColor
}

/** The share as queries see it on average. */
function meanShare(asked: readonly Asked[], is: (pair: Pair) => boolean): number {
  return meanOf(asked.map(({ pairs }) => shareOf(pairs, is)))
}

function likenessOf({ texture, color }: Pair, material: number, deps: Parts): number {
  return texture + deps.color * color + deps.material * material
}

/**
 * By how many they are the best of, the likeness that the unrelated pictures' best stay below as often as `TOLD_NONE` surely: a
 * line over the logarithm, as steep as fits a small catalogue, the materials that are asked for, and all (least squares),
 * and as high as the highest of them.
 */
function fitGate(foreign: readonly (readonly number[])[], asked: number): (size: number) => number {
  const size = foreign[0]?.length ?? 1
  const spread = Array.from({ length: SMALL_CATALOGUE }, (_, place) => Math.floor((place * asked) / SMALL_CATALOGUE))
  const points = [
    [SMALL_CATALOGUE, foreign.map((all) => Math.max(...spread.map((place) => all[place] ?? 0)))] as const,
    [asked, foreign.map((all) => Math.max(...all.slice(0, asked)))] as const,
    [size, foreign.map((all) => Math.max(...all))] as const,
  ].map(([count, best]) => [Math.log10(count), sureLimit(best)] as const)
  const [middle, level] = [meanOf(points.map(([x]) => x)), meanOf(points.map(([, y]) => y))]
  const growth =
    meanOf(points.map(([x, y]) => (x - middle) * (y - level))) / meanOf(points.map(([x]) => (x - middle) ** 2))
  const highest = Math.max(...points.map(([x, y]) => y - growth * x))
  return (count) => highest + growth * Math.log10(count)
}

/**
 * The limit that `TOLD_NONE` of all such values stay below unless chance played a trick: the upper confidence limit of their
 * quantile, which is one of the values in order (Wilks, Annals of Mathematical Statistics 12, 1941).
 */
export function sureLimit(values: readonly number[]): number {
  const count = values.length
  // How many may reach the limit: of a binomial, the most that so few would seldom be by chance. In logarithms, as of thousands
  // the first chances are nothing.
  let reaching = 0
  let chance = count * Math.log(TOLD_NONE)
  for (let sum = Math.exp(chance); sum <= CHANCE_OF_FEWER; sum += Math.exp(chance)) {
    chance += Math.log(((count - reaching) / (reaching + 1)) * (1 / TOLD_NONE - 1))
    reaching++
  }
  return values.toSorted((one, other) => other - one)[Math.max(0, reaching - 1)] ?? 1
}

/**
 * The logistic curve of which pairs are of one kind by the cosine of their textures: maximum likelihood by Newton's
 * iteration (Hastie, Tibshirani and Friedman 2009, §4.4.1).
 */
function fitLogistic(pairs: readonly Pair[]): { slope: number; middle: number } {
  let [slope, offset] = [8, -4]
  for (let round = 0; round < 25; round++) {
    let [slopeGain, offsetGain, slopes, both, offsets] = [0, 0, 0, 0, 0]
    for (const { texture, isOneKind } of pairs) {
      const chance = 1 / (1 + Math.exp(-slope * texture - offset))
      const [miss, spread] = [Number(isOneKind) - chance, chance * (1 - chance)]
      slopeGain += miss * texture
      offsetGain += miss
      slopes += spread * texture * texture
      both += spread * texture
      offsets += spread
    }
    const determinant = slopes * offsets - both * both
    slope += (offsets * slopeGain - both * offsetGain) / determinant
    offset += (slopes * offsetGain - both * slopeGain) / determinant
  }
  return { slope, middle: -offset / slope }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function shareOf<One>(all: readonly One[], is: (one: One) => boolean): number {
  return all.filter(is).length / all.length
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}
