import type { Language } from '../../../contract/problem.ts'
import type { DecidedTotal, LineDecision } from '../../../contract/sharing/sending-calls.ts'
import type { SharedAlternative, SharedBudget, SharedLine } from '../../../contract/sharing/views.ts'
import { sentWordsIn } from './sent/words.ts'

/** What a decision says of one list. */
export interface PartChoice {
  verdict: 'approved' | 'changes'
  lines: readonly Pick<LineDecision, 'lineId' | 'chosenId' | 'verdict' | 'note'>[]
  /** What the list comes to with what was chosen. */
  total?: Omit<DecidedTotal, 'place'> | undefined
}

interface Marks {
  /** The alternatives that are offered instead of a line. */
  alternativesOf(lineId: string): readonly SharedAlternative[]
  /** What was decided on a line; empty where nothing was. */
  ofLine(lineId: string): string[]
  /** Whether an alternative was chosen, or is only offered. */
  ofAlternative(alternative: SharedAlternative): string[]
  /** Whether another was chosen instead of a line: sums with it are of what was proposed. */
  isExchanged(line: Pick<SharedLine, 'id'>): boolean
}

/** How lines and their alternatives are marked in a file. */
export function marksOf(
  { alternatives = [] }: SharedBudget,
  choice: PartChoice | undefined,
  language: Language,
): Marks {
  const { marks, changeAsked } = sentWordsIn(language)
  const offers = Map.groupBy(alternatives, ({ alternativeOf }) => alternativeOf)
  const decided = new Map(choice?.lines.map((line) => [line.lineId, line]))
  // Whoever approves all of it and chooses nothing takes what is proposed.
  const takenFor = (lineId: string) =>
    decided.get(lineId)?.chosenId ?? (choice?.verdict === 'approved' ? lineId : undefined)
  return {
    alternativesOf: (lineId) => offers.get(lineId) ?? [],
    ofLine(lineId) {
      const line = decided.get(lineId)
      const taken = offers.has(lineId) ? takenFor(lineId) : undefined
      const isChosen = line?.chosenId != null
      return [
        ...(taken === undefined ? [] : [taken !== lineId ? marks.notChosen : isChosen ? marks.chosen : marks.proposed]),
        // Approved is what was chosen.
        ...(line?.verdict === 'approved' && (taken ?? lineId) === lineId ? [marks.approved] : []),
        ...(line?.verdict === 'changes' ? [changeAsked(line.note)] : []),
      ]
    },
    ofAlternative({ id, alternativeOf }) {
      const taken = alternativeOf === null ? undefined : takenFor(alternativeOf)
      if (taken === undefined) return [marks.offered]
      if (taken !== id) return [marks.notChosen]
      return [marks.chosen, ...(decided.get(alternativeOf ?? '')?.verdict === 'approved' ? [marks.approved] : [])]
    },
    isExchanged: ({ id }) => (decided.get(id)?.chosenId ?? id) !== id,
  }
}
