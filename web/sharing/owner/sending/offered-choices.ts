import { isCounted } from '../../../../contract/budgets/arithmetic/line-figures.ts'
import { compareDecimals, sumOf } from '../../../../contract/budgets/arithmetic/decimal.ts'
import type { Budget } from '../../../../contract/budgets/calls.ts'
import { offerableIn } from '../../../../contract/sharing/offering.ts'
import { inOneFigure } from '../../../../contract/sharing/one-figure.ts'
import type { Figure } from '../../../../contract/sharing/links.ts'

export type ChoiceLine = Budget['lines'][number]

/** A line that counts, with its alternatives that are not rejected. */
export interface Choice {
  line: ChoiceLine
  /** `canBeOffered`: not where it is counted in another unit. */
  alternatives: { alternative: ChoiceLine; canBeOffered: boolean }[]
}

/** The lines of a list with alternatives, as clients are shown their amounts. */
export function choicesIn(budget: Budget, figure: Figure | null): Choice[] {
  const { lines } = figure === null ? budget : inOneFigure(budget, figure)
  const offerable = new Set(offerableIn(lines))
  const wanted = lines.filter(({ alternativeOf, status }) => alternativeOf !== null && status !== 'rejected')
  const byLine = Map.groupBy(wanted, ({ alternativeOf }) => alternativeOf)
  return lines.filter(isCounted).flatMap((line) => {
    const alternatives = byLine.get(line.id)
    if (!alternatives) return []
    const told = alternatives.map((alternative) => ({ alternative, canBeOffered: offerable.has(alternative) }))
    return [{ line, alternatives: told }]
  })
}

/** Whether a list has a line with alternatives. */
export function hasChoices({ lines }: Pick<Budget, 'lines'>): boolean {
  const counted = new Set(lines.flatMap((line) => (isCounted(line) ? line.id : [])))
  return lines.some(({ alternativeOf, status }) => status !== 'rejected' && counted.has(alternativeOf ?? ''))
}

/** Those of the alternatives that these lists can still offer. */
export function presentOffered(offered: readonly string[], budgets: readonly Pick<Budget, 'lines'>[]): string[] {
  if (offered.length === 0) return []
  const present = new Set(budgets.flatMap(({ lines }) => offerableIn(lines).map(({ id }) => id)))
  return offered.filter((id) => present.has(id))
}

/** By how much a line's amount becomes another with an alternative, from the least to the most; negative where it becomes less. */
interface Effect {
  least: string
  most: string
}

/** Null where one of both has no amount. With one figure there is one difference. */
export function effectOf(
  { line, alternative }: { line: ChoiceLine; alternative: ChoiceLine },
  figure: Figure | null,
): Effect | null {
  const bounds = (['low', 'high'] as const).map((bound) => {
    const name = figure === null ? bound : 'chosen'
    const [own, other] = [line.figures[name], alternative.figures[name]]
    return own === null || other === null ? null : sumOf([other, `-${own}`])
  })
  const [one, other] = bounds
  if (one == null || other == null) return null
  return compareDecimals(one, other) <= 0 ? { least: one, most: other } : { least: other, most: one }
}
