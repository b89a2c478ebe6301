import type { Decision, LineDecision } from '../../../../contract/sharing/sending-calls.ts'

/** What stands of a line by all that was signed of a version. */
export interface Signed extends LineDecision {
  /** Who gave the answer. */
  by: string
  /** Who chose. */
  chosenBy: string
  /** The version was approved as a whole, and nothing else was said of the line since. */
  isWhole: boolean
}

export type SignedOf = (lineId: string) => Signed | undefined

/**
 * What stands of the lines of a list. Decisions are the latest first, and add to each other: the last word on a line counts, and an approval
 * of the whole is one on each.
 */
export function signedIn(decisions: readonly Decision[], number: number, place: number): SignedOf {
  const signed = new Map<string, Signed>()
  let whole: Signed | undefined
  for (const { name: by, verdict, note, lines, ...decision } of decisions.toReversed()) {
    if (decision.number !== number) continue
    const asksOfAll = verdict === 'changes' && note !== ''
    if (verdict === 'approved') whole = { ...NOTHING, place, verdict, by, isWhole: true }
    else if (asksOfAll) whole = undefined
    for (const [id, line] of signed)
      if (verdict === 'approved') signed.set(id, { ...line, verdict, note: '', by, isWhole: true })
      else if (asksOfAll && line.isWhole) signed.set(id, { ...line, verdict: null, isWhole: false })
    for (const line of lines) {
      if (line.place !== place) continue
      const before = signed.get(line.lineId) ?? whole ?? NOTHING
      const answered = line.verdict === null ? before : { ...line, by, isWhole: false }
      // A choice that stands is signed again with each decision.
      const isNew = line.chosenId !== null && line.chosenId !== before.chosenId
      const chosen = isNew ? { ...line, chosenBy: by } : before
      signed.set(line.lineId, {
        ...line,
        verdict: answered.verdict,
        note: answered.note,
        by: answered.by,
        isWhole: answered.isWhole,
        chosenId: chosen.chosenId,
        chosenName: chosen.chosenName,
        chosenBy: chosen.chosenBy,
      })
    }
  }
  return (lineId) => signed.get(lineId) ?? whole
}

const NOTHING: Signed = {
  place: 0,
  lineId: '',
  name: '',
  chosenId: null,
  chosenName: '',
  chosenBy: '',
  verdict: null,
  note: '',
  by: '',
  isWhole: false,
}

/** Lines of which a change is asked still, by a version's decisions. */
export function changesAsked(decisions: readonly Decision[], number: number): Signed[] {
  const lines = decisions.flatMap((decision) => (decision.number === number ? decision.lines : []))
  const keys = new Map(lines.map(({ place, lineId }) => [`${place} ${lineId}`, { place, lineId }]))
  return [...keys.values()].flatMap(({ place, lineId }) => {
    const signed = signedIn(decisions, number, place)(lineId)
    return signed?.verdict === 'changes' ? [signed] : []
  })
}
