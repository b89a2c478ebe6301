import type { Gallery, Material } from '../drawing/gallery.ts'
import { estimateAuroc, estimateMean } from './bootstrap.ts'
import { measurePatches } from './measure-patches.ts'
import { ranksIn, recalls } from './measured.ts'
import type { Measured } from './measured.ts'
import { materialsOf } from './pictures-compared.ts'
import type { Compared } from './pictures-compared.ts'
import { SIBLINGS } from '../drawing/samples.ts'
import { averagePrecision, orderOf, rankOf, rowOf } from './ranks.ts'
import type { Scores } from './ranks.ts'

/** The rows and columns of a group among the materials: from `start`, before `end`. */
interface Span {
  key: string
  name: string
  start: number
  end: number
}

/** Every figure of one way of comparing pictures. */
export function measure(gallery: Gallery, compared: Compared): Measured[] {
  const materials = materialsOf(gallery)
  const start = materials.findIndex(({ group }) => group === 'known')
  const spans: Span[] = [
    { key: 'leftOut', name: 'Families left out', start: 0, end: start },
    { key: 'known', name: 'Known families', start, end: materials.length },
  ]
  return [
    ...spans.flatMap((span) => measureSpan(span, materials, compared)),
    ...measureSiblings(gallery, compared),
    ...measureUnrelated(gallery, compared),
    ...measurePatches(gallery, compared),
  ]
}

function measureSpan(
  span: Span,
  materials: Material[],
  { copies, renderings, photographs, relit, originals }: Compared,
): Measured[] {
  const { key, name } = span
  const all = { ...span, start: 0, end: materials.length }
  return [
    ...recalls({ key: `${key}.copy`, name: `${name}: copy finds its original` }, ranksIn(copies, span, span)),
    ...recalls(
      { key: `${key}.copyAmongAll`, name: `${name}: copy finds its original among all` },
      ranksIn(copies, span, all),
    ),
    ...recalls(
      { key: `${key}.rendering`, name: `${name}: new rendering finds its material` },
      ranksIn(renderings, span, span),
    ),
    ...recalls(
      { key: `${key}.photograph`, name: `${name}: photograph of a new rendering finds its material` },
      ranksIn(photographs, span, span),
    ),
    ...recalls(
      { key: `${key}.relit`, name: `${name}: copy in another light finds its original` },
      ranksIn(relit, span, all),
    ),
    ...measureFamilies(span, materials, originals),
  ]
}

/** How often a copy degraded in all ways at once finds its original among its siblings. */
function measureSiblings({ siblings }: Gallery, { siblings: scores }: Compared): Measured[] {
  return (['left out', 'known'] as const).flatMap((group) => {
    const ranks = siblings.flatMap((sibling, query) =>
      sibling.group === group ? [rankOf(rowOf(scores, query), sibling.sibling)] : [],
    )
    const name = group === 'known' ? 'Known families' : 'Families left out'
    const key = group === 'known' ? 'known' : 'leftOut'
    return ranks.length === 0
      ? []
      : recalls({ key: `${key}.siblings`, name: `${name}: copy finds its original among ${SIBLINGS} siblings` }, ranks)
  })
}

/**
 * Leave-one-out: whether the nearest other original of the group is of the same family, and how early the others of the
 * family come.
 */
function measureFamilies({ key, name, start, end }: Span, materials: Material[], originals: Scores): Measured[] {
  const firsts: number[] = []
  const precisions: number[] = []
  for (let query = start; query < end; query++) {
    const order = orderOf(rowOf(originals, query).subarray(start, end), query - start)
    const isRight = order.map((index) => materials[start + index]?.family === materials[query]?.family)
    firsts.push(isRight[0] ? 1 : 0)
    precisions.push(averagePrecision(isRight))
  }
  return [
    { key: `${key}.family.r1`, name: `${name}: nearest is of the same family`, estimate: estimateMean(firsts) },
    { key: `${key}.family.map`, name: `${name}: family, mAP`, estimate: estimateMean(precisions) },
  ]
}

function measureUnrelated({ unrelated }: Gallery, { copies, unrelated: scores }: Compared): Measured[] {
  if (unrelated.length === 0) return []
  const best = (all: Scores) => Array.from({ length: all.queries }, (_, query) => Math.max(...rowOf(all, query)))
  const related = best(copies)
  const foreign = best(scores)
  const kinds = [...new Set(unrelated.map(({ kind }) => kind))].sort()
  return [
    { key: 'unrelated.auroc', name: 'Unrelated told apart, AUROC', estimate: estimateAuroc(related, foreign) },
    ...kinds.map((kind) => ({
      key: `unrelated.${kind}.auroc`,
      isDetail: true as const,
      name: `Unrelated told apart: ${kind}, AUROC`,
      estimate: estimateAuroc(
        related,
        foreign.filter((_, index) => unrelated[index]?.kind === kind),
      ),
    })),
  ]
}
