import { createContext, useContext } from 'react'
import type { Decision, LineDecision } from '../../../../contract/sharing/sending-calls.ts'
import type { SharedAlternative, SharedBudget, SharedLine } from '../../../../contract/sharing/views.ts'
import { useSectionName } from '../../../budgets/section-name.ts'
import { guestLineName } from '../budget/line-texts.ts'
import { useGuestFormats } from '../subject/words.ts'
import { keepAnswer, useAnswer } from './answers.ts'
import type { saidBefore, SignedOf } from '../../../../contract/sharing/signed.ts'

/** A list in which the reader decides, or sees what was offered and answered. */
export interface Deciding {
  token: string
  /** Of the version. */
  number: number
  /** Of the list in it. */
  place: number
  budget: SharedBudget
  mayDecide: boolean
  /** By the link, the latest first. */
  decisions: readonly Decision[]
  alternativesOf: (lineId: string) => readonly SharedAlternative[]
  signedOf: SignedOf
  /** The version before, and what was said of lines there. Null where nothing is known of it. */
  before: { number: number; saidOf: ReturnType<typeof saidBefore> } | null
}

export const DecidingContext = createContext<Deciding | null>(null)

/** For the parts below a `DecidingPart`. */
export function useDeciding(): Deciding {
  const deciding = useContext(DecidingContext)
  if (!deciding) throw new Error('there is nothing to decide here')
  return deciding
}

/** What the reader says of a line, a function that says it differently, and `taken`: what stands there by their choice. */
export function useLineAnswer(line: SharedLine) {
  const { token, number, place, budget, alternativesOf, signedOf } = useDeciding()
  const nameOf = useNameOfLine(budget)
  const answer = useAnswer(token, number, { place, lineId: line.id })
  const said = answer ?? NOTHING_SAID
  const say = (next: Partial<Pick<LineDecision, 'chosenId' | 'verdict' | 'note'>>, chosen?: SharedLine) =>
    keepAnswer(token, number, {
      ...said,
      ...next,
      ...(chosen && { chosenId: chosen.id, chosenName: nameOf(chosen) }),
      // Who approved the one has not approved the other.
      ...(chosen && said.verdict === 'approved' && chosen.id !== said.chosenId && { verdict: null }),
      place,
      lineId: line.id,
      name: nameOf(line),
    })
  const chosenId = said.chosenId ?? signedOf(line.id)?.chosenId
  const taken = alternativesOf(line.id).find(({ id }) => id === chosenId) ?? line
  return { said, say, taken }
}

const NOTHING_SAID = { chosenId: null, chosenName: '', verdict: null, note: '' } as const

/** A line's name, or what it is known by where the link shows none. */
export function useNameOfLine({ lines }: SharedBudget): (line: SharedLine) => string {
  const words = useGuestFormats()
  const sectionName = useSectionName()
  return (line) =>
    guestLineName(line, words) ||
    line.docCode ||
    (lines.includes(line)
      ? words.t('shared.unnamedLine', { number: lines.indexOf(line) + 1 })
      : sectionName(line.section))
}
