import fc from 'fast-check'
import { expect, it } from 'vitest'
import { draftDifferenceOf } from './draft.ts'
import { changedItems, idsThatMayDiffer, sharedAnew } from './items.ts'

interface Thing {
  id: string
  x: number
}

const MANY = 1500
const many: ReadonlyMap<string, Thing> = new Map(
  Array.from({ length: MANY }, (_, number) => [`${number}`, { id: `${number}`, x: 0 }]),
)

/** Ids of existing things, and of some that do not exist. */
const id = fc.nat(MANY + 5).map(String)
const change = fc
  .uniqueArray(fc.tuple(id, fc.option(fc.nat(3), { freq: 2 })), { selector: ([name]) => name, maxLength: 6 })
  .map((told) => new Map(told.map(([name, x]) => [name, x === null ? null : { id: name, x }])))

it('layered maps equal plain maps after any changes, and tell what differs', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), fc.nat(8), (changes, cut) => {
      const plain = new Map(many)
      let base = many
      let items = many
      for (const [index, told] of changes.entries()) {
        items = changedItems(items, told)
        if (index === cut) base = items
        for (const [name, thing] of told) {
          if (thing) plain.set(name, thing)
          else plain.delete(name)
        }
      }
      expect(items.size).toBe(plain.size)
      expect(new Map(items)).toEqual(plain)
      expect([...items.keys()].every((name) => items.has(name) && items.get(name) === plain.get(name))).toBe(true)
      const draftOf = (of: ReadonlyMap<string, Thing>) => ({ fields: {}, items: of })
      const difference = draftDifferenceOf(draftOf(base), draftOf(items))
      expect(difference.items).toEqual(draftDifferenceOf(draftOf(new Map(base)), draftOf(plain)).items)
    }),
    { numRuns: 200 },
  )
})

it('a rebuilt base after many changes leaves the items as they were', () => {
  const base = changedItems(many, new Map([['1', null]]))
  const everything = new Map([...base].map(([name]) => [name, { id: name, x: 1 }]))
  const draft = changedItems(base, everything)
  const [below, above] = sharedAnew(base, draft)
  expect([new Map(below), new Map(above)]).toEqual([new Map(base), everything])
  expect(idsThatMayDiffer(below, above)).toBeDefined()
  expect([...(idsThatMayDiffer(above, changedItems(above, new Map([['2', null]]))) ?? [])]).toEqual(['2'])
  expect(sharedAnew(many, base)).toEqual([many, base])
})
