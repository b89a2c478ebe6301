import type { ChangedField } from './changed-fields.ts'
import type { Compared, Decision, LineDecision } from './sending-calls.ts'

/** What stands of a line by all that was signed of a version. */
export interface Signed extends LineDecision {
  /** Who gave the answer. */
  by: string
  /** Who chose. */
  chosenBy: string
  /** The version was approved as a whole, and nothing else was said of the line since. */
  isWhole: boolean
}

type Given = Pick<Decision, 'name' | 'number' | 'verdict' | 'note' | 'lines'>

/** What was said of a line in words. */
type Said = Pick<Signed, 'by' | 'note'> & { verdict: NonNullable<Signed['verdict']> }

export type SignedOf = (lineId: string) => Signed | undefined

/**
 * What stands of the lines of a list. Decisions are the latest first, and add to each other: the last word on a line counts, and an approval
 * of the whole is one on each.
 */
export function signedIn(decisions: readonly Given[], number: number, place: number): SignedOf {
  const signed = new Map<string, Signed>()
  let whole: Signed | undefined
  for (const { name: by, verdict, note, lines, ...decision } of decisions.toReversed()) {
    if (decision.number !== number) continue
    // Words beside answers to lines are a remark.
    const asksOfAll = verdict === 'changes' && note !== '' && lines.every((line) => line.verdict === null)
    if (verdict === 'approved') whole = { ...NOTHING, place, verdict, by, isWhole: true }
    else if (asksOfAll) whole = undefined
    for (const [id, line] of signed)
      if (verdict === 'approved') signed.set(id, { ...line, verdict, note: '', by, isWhole: true })
      else if (asksOfAll && line.isWhole) signed.set(id, { ...line, verdict: null, isWhole: false })
    for (const line of lines) {
      if (line.place !== place) continue
      const before = signed.get(line.lineId) ?? whole ?? NOTHING
      // A choice that stands is signed again with each decision; with another one, what was approved before is gone.
      const isNew = line.chosenId !== null && line.chosenId !== before.chosenId
      const kept = isNew && before.verdict === 'approved' && verdict !== 'approved' ? NOTHING : before
      const answered = line.verdict === null ? kept : { ...line, by, isWhole: false }
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

/** What stands of all lines of which something was said. */
function standing(decisions: readonly Given[], number: number): Signed[] {
  const lines = decisions.flatMap((decision) => (decision.number === number ? decision.lines : []))
  return [...Map.groupBy(lines, ({ place }) => place)].flatMap(([place, all]) => {
    const signedOf = signedIn(decisions, number, place)
    return [...new Set(all.map(({ lineId }) => lineId))].flatMap((lineId) => signedOf(lineId) ?? [])
  })
}

/** Lines of which a change is asked still, by a version's decisions. */
export function changesAsked(decisions: readonly Given[], number: number): Signed[] {
  return standing(decisions, number).filter(({ verdict }) => verdict === 'changes')
}

/** What one decision says that was not said before, and what stands of before beside it. */
export function apart(
  { number, verdict, lines }: Pick<Given, 'number' | 'verdict'> & { lines: readonly LineDecision[] },
  earlier: readonly Given[],
): { anew: LineDecision[]; before: Signed[] } {
  const stood = new Map(standing(earlier, number).map((line) => [`${line.place} ${line.lineId}`, line]))
  const said = new Map(lines.map((line) => [`${line.place} ${line.lineId}`, line]))
  const isKept = (line: LineDecision | undefined, one: Signed | undefined) => line?.chosenId === one?.chosenId
  return {
    anew: lines
      .map((line) => (isKept(line, stood.get(`${line.place} ${line.lineId}`)) ? { ...line, chosenId: null } : line))
      .filter((line) => line.chosenId !== null || line.verdict !== null),
    before: [...stood]
      .map(([key, one]): Signed => {
        const now = said.get(key)
        const isChosen = now !== undefined && now.chosenId !== null && !isKept(now, one)
        const isAnswered = verdict === 'approved' || one.isWhole || (now?.verdict ?? null) !== null || isChosen
        return {
          ...one,
          ...(isAnswered && { verdict: null, note: '' }),
          ...(isChosen && { chosenId: null, chosenName: '' }),
        }
      })
      .filter((one) => one.chosenId !== null || one.verdict !== null),
  }
}

/** What may become of a line that was approved without it being another one: its place, its status, and what else was offered. */
const PASSING: ReadonlySet<ChangedField> = new Set(['order', 'status', 'alternatives'])
/** Of a list, what each of its prices is in. */
const OF_ALL_PRICES: ReadonlySet<ChangedField> = new Set(['currency', 'taxMode'])

/**
 * Finds what was said of a line of a list in the version before: a change that was asked, or an approval where it is the same still or what was
 * chosen there. It is told to who decides anew, and no answer to this version.
 */
export function saidBefore(
  decisions: readonly Given[],
  { before, parts }: Compared,
  place: number,
): (lineId: string) => Said | undefined {
  const part = parts.find((one) => one.place === place && one.state !== 'gone')
  if (before === null || !part || part.state === 'new') return () => undefined
  const { added = [], replaced = [], changed = [] } = part.difference ?? {}
  const hasField = (some: ReadonlySet<ChangedField>, isIn: boolean) => (one: (typeof changed)[number]) =>
    one.fields.some(({ field }) => some.has(field) === isIn)
  const isOther = changed.filter(({ what }) => what.id === null).some(hasField(OF_ALL_PRICES, true))
  // What is told as changed of what was chosen differs from the line that it took the place of.
  const insteadOf = new Map(replaced.filter(({ isAsOffered }) => isAsOffered).map(({ from, to }) => [to.id, from.id]))
  const others = new Set(
    [
      ...added.map(({ id }) => id),
      ...replaced.map(({ to }) => to.id),
      ...changed.filter(hasField(PASSING, false)).map(({ what }) => what.id),
    ].filter((id) => !insteadOf.has(id)),
  )
  // Ids are those of lines in all lists.
  const signed = new Map(standing(decisions, before).map((line) => [line.lineId, line]))
  const whole = signedIn(decisions, before, place)('')
  return (lineId) => {
    const asked = insteadOf.get(lineId) ?? lineId
    const { verdict, chosenId, by, note } = signed.get(asked) ?? whole ?? NOTHING
    if (verdict === 'changes') return { verdict, by, note }
    const isSame = !isOther && !others.has(lineId) && (chosenId ?? asked) === lineId
    return verdict === 'approved' && isSame ? { verdict, by, note } : undefined
  }
}
