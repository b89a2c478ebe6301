import { mapped } from '../../pauses.ts'
import type { WithPauses } from '../../pauses.ts'
import type { Difference, FieldChange } from '../difference.ts'
import type { SharedAlternative, SharedBudget, SharedLine } from '../views.ts'
import { allocationChanges, allocationsIn } from './allocations.ts'
import { fieldChangesOf } from './changes.ts'
import { areSame } from './differing.ts'
import type { Absent } from './differing.ts'
import { isOtherMaterial, nameOfMaterial } from './materials.ts'
import { pairById, replacedAt } from './pairs.ts'
import type { Paired, Replaced } from './pairs.ts'
import { inBoth } from './plain-texts.ts'
import { ROOM, toldOfLine, toldOfList } from './told-of-budgets.ts'
import type { List, SharedRoom } from './told-of-budgets.ts'
import { ORDER, withChanges } from './told-things.ts'
import type { ChangedEntry } from './told-things.ts'

/** The difference between two states of a budget list. */
export function* differenceOfBudgets(
  before: SharedBudget,
  after: SharedBudget,
  absent: Absent,
): WithPauses<Difference> {
  const rooms = pairById(before.rooms, after.rooms)
  const lines = pairById(before.lines, after.lines)
  const { replaced: chosen, ...others } = chosenAmong(lines, before)
  yield
  const isReordered = rooms.isReordered || lines.isReordered
  const replaced = lines.pairs.filter(({ from, to }) => isOtherMaterial(from.snapshot, to.snapshot, absent))
  const ofLines = yield* changesOfLines([...lines.pairs, ...chosen], {
    before,
    after,
    replaced: new Set([...replaced, ...chosen].map(({ to }) => to)),
    absent,
  })
  return {
    added: [...rooms.added.map(whatOfRoom), ...others.added.map(whatOfLine)],
    removed: [...rooms.removed.map(whatOfRoom), ...others.removed.map(whatOfLine)],
    replaced: [
      // The code stays with the place.
      ...chosen.map(({ from, to }) => ({
        from: whatOfLine({ ...from, docCode: '' }),
        to: whatOfLine(to),
        isChosen: true as const,
        ...(isAsOffered(before, to, absent) && { isAsOffered: true as const }),
      })),
      ...replaced.map(({ from, to }) => ({ from: whatOfLine(from), to: whatOfLine(to) })),
    ],
    changed: withChanges([
      {
        what: { id: null, name: after.name, enName: after.name },
        fields: [
          ...fieldChangesOf(listOf(before), listOf(after), toldOfList(listOf(after)), absent),
          ...(isReordered ? [ORDER] : []),
        ],
      },
      ...rooms.pairs.map(({ from, to }) => ({ what: whatOfRoom(to), fields: fieldChangesOf(from, to, ROOM, absent) })),
      ...ofLines,
    ]),
  }
}

/** Of what came and went, the alternatives that were offered instead of lines and stand in their places now. */
function chosenAmong(
  { removed, added }: Paired<SharedLine>,
  { alternatives = [] }: SharedBudget,
): Replaced<SharedLine> {
  const placeOf = new Map(alternatives.map(({ id, alternativeOf }) => [id, alternativeOf]))
  return replacedAt(
    { removed, added },
    ({ id }) => id,
    ({ id }) => placeOf.get(id) ?? null,
  )
}

function isAsOffered({ alternatives = [] }: SharedBudget, line: SharedLine, absent: Absent): boolean {
  const facts = ({ name, snapshot, unit, price, figures }: SharedLine) => ({ name, snapshot, unit, price, figures })
  const offered = alternatives.find(({ id }) => id === line.id)
  return offered !== undefined && areSame(facts(offered), facts(line), absent)
}

interface BothStates {
  before: SharedBudget
  after: SharedBudget
  /** Lines with another material, as they are after. */
  replaced: ReadonlySet<SharedLine>
  absent: Absent
}

function* changesOfLines(
  pairs: readonly { from: SharedLine; to: SharedLine }[],
  { before, after, replaced, absent }: BothStates,
): WithPauses<ChangedEntry[]> {
  const allocatedBefore = allocationsIn(before)
  yield
  const allocatedAfter = allocationsIn(after)
  yield
  const [offeredBefore, offeredAfter] = [offeredIn(before), offeredIn(after)]
  const base = before.baseCurrency === after.baseCurrency ? (after.baseCurrency ?? null) : null
  return yield* mapped(pairs, ({ from, to }) => {
    const [one, other] = replaced.has(to) ? [withoutMaterial(from), withoutMaterial(to)] : [from, to]
    const taken = allocationChanges(allocatedBefore(from.id), allocatedAfter(to.id), absent)
    // Where one of them was chosen, the others have been offered.
    const offered = from.id === to.id ? changeOfOffered(offeredBefore(to.id), offeredAfter(to.id), absent) : []
    const fields = [...fieldChangesOf(one, other, toldOfLine(to, base), absent), ...taken, ...offered]
    return { what: whatOfLine(to), fields }
  })
}

/** Returns a function that finds what is offered instead of a line. */
function offeredIn({ alternatives = [] }: SharedBudget): (lineId: string) => readonly SharedAlternative[] {
  const byLine = Map.groupBy(alternatives, ({ alternativeOf }) => alternativeOf)
  return (lineId) => byLine.get(lineId) ?? []
}

/** Which are offered, by their names, and without names where only their facts differ. */
function changeOfOffered(
  before: readonly SharedAlternative[],
  after: readonly SharedAlternative[],
  absent: Absent,
): FieldChange[] {
  const asSent = (all: readonly SharedAlternative[]) => all.map(({ now: _now, ...one }) => one)
  if (areSame(asSent(before), asSent(after), absent)) return []
  const named = (all: readonly SharedAlternative[]) => all.map((one) => inBoth(whatOfLine(one))).join(', ') || null
  const said = { from: named(before), to: named(after) }
  return [{ field: 'alternatives', ...(said.from === said.to ? { from: null, to: null } : said) }]
}

function listOf({
  rooms: _rooms,
  lines: _lines,
  alternatives: _alternatives,
  allocations: _allocations,
  ...list
}: SharedBudget): List {
  return list
}

function withoutMaterial({ snapshot: _snapshot, ...line }: SharedLine): SharedLine {
  return { ...line, id: '', ...(line.name !== undefined && { name: '' }) }
}

function whatOfRoom({ id, name }: SharedRoom) {
  return { id, name, enName: name }
}

function whatOfLine({ id, docCode, name, snapshot }: SharedLine) {
  const material = name ? { name, enName: name } : nameOfMaterial(snapshot ?? {})
  const coded = (text: string) => [docCode, text].filter(Boolean).join(' ')
  return { id, name: coded(material.name), enName: coded(material.enName) }
}
