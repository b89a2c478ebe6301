import { shownAmountsOf } from './group-sums.ts'
import type { Decision, LineDecision } from './sending-calls.ts'
import type { SharedBudget, SharedLine } from './views.ts'

/** Whether a line has no price yet, as far as the link shows prices: who approves it approves the material alone. */
export function isPriceOpen(line: Pick<SharedLine, 'figures'>): boolean {
  return shownAmountsOf(line)?.chosen === null
}

/** What a decision approves in a list though its price is open; `lines` is what it says of this list. */
export function approvedWithoutPrice(
  { lines: all, alternatives = [] }: Pick<SharedBudget, 'lines' | 'alternatives'>,
  {
    verdict,
    lines,
  }: Pick<Decision, 'verdict'> & { lines: readonly Pick<LineDecision, 'lineId' | 'chosenId' | 'verdict'>[] },
): SharedLine[] {
  const saidOf = new Map(lines.map((line) => [line.lineId, line]))
  return all.flatMap((line) => {
    const said = saidOf.get(line.id)
    const isApproved = (verdict === 'approved' && line.status !== 'rejected') || said?.verdict === 'approved'
    const taken = alternatives.find(({ id }) => id === said?.chosenId) ?? line
    return isApproved && isPriceOpen(taken) ? [taken] : []
  })
}
