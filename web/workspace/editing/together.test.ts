import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  aList,
  aThing,
  FIELDS,
  type ListFields,
  type ListKnown,
  type ListedThing,
} from '../../testing/workspace/list-document.ts'
import { edited, isSame, type FieldOf } from './draft.ts'
import { hasConflict, NO_CONFLICT, resolved, withRemoteChanges, type SentSave } from './merging.ts'
import { acknowledged, changeToSave } from './saving.ts'

const PEOPLE = 10
const THINGS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
type Save = SentSave<ListFields, ListedThing>

/** The server's rule for saves (decisions/060): each thing and each field has its own version. */
function aServer() {
  let version = 1
  const known = new Map<string, { at: number; value: unknown }>()
  const now = (name: string) => known.get(name)?.value
  return {
    now,
    save(since: number, { items, fields }: Save): number {
      const effect = [...items, ...fields].filter(([name, value]) => !isSame(value ?? null, now(name) ?? null))
      if (effect.some(([name]) => (known.get(name)?.at ?? 0) > since)) return 409
      if (effect.length > 0) version += 1
      for (const [name, value] of effect) known.set(name, { at: version, value })
      return version
    },
    changesSince(since: number) {
      const newer = [...known].filter(([, { at }]) => at > since)
      const things = newer.filter(([name]) => THINGS.includes(name))
      return {
        version,
        items: things.flatMap(([, { value }]) => (value ? [value as ListedThing] : [])),
        removed: things.flatMap(([name, { value }]) => (value ? [] : [name])),
        fields: Object.fromEntries(
          newer.filter(([name]) => !THINGS.includes(name)).map(([name, { value }]) => [name, value]),
        ),
      }
    },
  }
}

type Server = ReturnType<typeof aServer>

/** Somebody at their own page. Each step is separate, because any may come late. */
class Person {
  known: ListKnown
  hasConflicted = new Set<string>()
  readonly wanted = new Map<string, unknown>()
  private sent: { since: number; save: Save } | null = null
  private answer: number | null = null
  private readonly choice: 'mine' | 'theirs'

  constructor(known: ListKnown, choice: 'mine' | 'theirs') {
    this.known = known
    this.choice = choice
  }

  edit(name: string, value: ListedThing | null): void {
    this.wanted.set(name, value)
    this.known = { ...this.known, draft: edited(this.known.draft, value ? { put: [value] } : { remove: [name] }) }
  }

  rename(name: string): void {
    this.wanted.set('name', name)
    this.known = { ...this.known, draft: edited(this.known.draft, { fields: { name } }) }
  }

  send(): void {
    const change = this.sent ? null : changeToSave(this.known)
    if (!change) return
    const items = new Map<string, ListedThing | null>(change.put.map((thing) => [thing.id, thing]))
    for (const { id } of change.remove) items.set(id, null)
    const fields = new Map(Object.entries(change.fields) as [FieldOf<ListFields>, unknown][])
    this.sent = { since: this.known.version, save: { items, fields } }
  }

  arrive(server: Server): void {
    if (this.sent && this.answer === null) this.answer = server.save(this.sent.since, this.sent.save)
  }

  hearAnswer(): void {
    if (!this.sent || this.answer === null) return
    if (this.answer !== 409) this.known = acknowledged(this.known, this.sent.save, this.answer)
    this.sent = null
    this.answer = null
  }

  hearOthers(server: Server): void {
    if (this.sent) return
    this.known = withRemoteChanges(this.known, server.changesSince(this.known.version))
    const { items, fields } = this.known.conflict
    for (const name of [...items.keys(), ...fields.keys()]) this.hasConflicted.add(name)
  }

  /** Continues until nothing is left to save, to read or to choose. */
  settle(server: Server): void {
    for (let again = true; again; again = changeToSave(this.known) !== null) {
      this.arrive(server)
      this.hearAnswer()
      this.hearOthers(server)
      if (hasConflict(this.known.conflict)) this.known = resolved(this.known, this.choice)
      this.send()
      this.arrive(server)
      this.hearAnswer()
    }
  }
}

const who = fc.nat(PEOPLE - 1)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ who, does: fc.constant('edit' as const), at: fc.constantFrom(...THINGS) }) },
  { weight: 1, arbitrary: fc.record({ who, does: fc.constant('remove' as const), at: fc.constantFrom(...THINGS) }) },
  { weight: 1, arbitrary: fc.record({ who, does: fc.constant('rename' as const), at: fc.constant('name') }) },
  {
    weight: 10,
    arbitrary: fc.record({
      who,
      does: fc.constantFrom('send' as const, 'arrive' as const, 'hearAnswer' as const, 'hearOthers' as const),
      at: fc.constant(''),
    }),
  },
)

it('ten people end with the same document, and nothing is lost that only one of them touched', () => {
  const choices = fc.array(fc.constantFrom('mine' as const, 'theirs' as const), {
    minLength: PEOPLE,
    maxLength: PEOPLE,
  })
  fc.assert(
    fc.property(choices, fc.array(step, { maxLength: 200 }), (chosen, steps) => {
      const server = aServer()
      const begun = aList(...THINGS.map((id) => aThing(id, 0)))
      server.save(1, { items: begun.items, fields: new Map([['name' as const, FIELDS.name]]) })
      const people = chosen.map(
        (choice) => new Person({ base: begun, draft: begun, version: 2, conflict: NO_CONFLICT }, choice),
      )
      for (const [count, { who: index, does, at }] of steps.entries()) {
        const person = people[index]
        if (does === 'edit') person?.edit(at, aThing(at, count + 1))
        else if (does === 'remove') person?.edit(at, null)
        else if (does === 'rename') person?.rename(`Lobby ${count}`)
        else if (does === 'send') person?.send()
        else if (does === 'arrive') person?.arrive(server)
        else if (does === 'hearAnswer') person?.hearAnswer()
        else person?.hearOthers(server)
      }
      // A choice of one may be a conflict for another who has settled already, so all settle twice.
      for (const person of [...people, ...people]) person.settle(server)

      const [first] = people
      for (const { known } of people) {
        expect(known.draft).toEqual(first?.known.draft)
        expect(known.conflict).toEqual(NO_CONFLICT)
      }
      const lost = [...THINGS, 'name'].filter((name) => {
        const wanting = people.filter(({ wanted }) => wanted.has(name))
        const now = name === 'name' ? first?.known.draft.fields.name : (first?.known.draft.items.get(name) ?? null)
        // The result is what one of them wanted last; a single person is never asked.
        const isAsWanted = wanting.length === 0 || wanting.some((person) => isSame(person.wanted.get(name), now))
        const isChosen = people.some(({ hasConflicted }) => hasConflicted.has(name))
        return !isAsWanted || (isChosen && wanting.length < 2)
      })
      expect(lost).toEqual([])
    }),
    { numRuns: 300 },
  )
})
