import { describe, expect, it } from 'vitest'
import { findFact } from '../../../contract/facts/facts.ts'
import { conditionsIn } from './conditions-in.ts'
import type { NamedFact } from './facts.ts'

const CODES = ['pile-height', 'abrasion', 'light-fastness', 'water-absorption']
const FACTS: NamedFact[] = CODES.flatMap((code, id) => {
  const row = findFact(code)
  if (!row) return []
  const { name, enName } = row
  const isNumber = row.kind === 'number'
  return [
    { id: `${id}`, name, enName, unit: isNumber ? row.unit : '', type: isNumber ? 'number' : 'choice', fact: code },
  ]
})

const read = (text: string, hasQualities = true) => {
  const { rest, conditions } = conditionsIn(text, { priceIn: 'CNY', areas: [], facts: FACTS, hasQualities })
  const told = conditions.map((one) => {
    if (one.kind === 'attribute') return [one.fact.enName, one.low, one.high, one.value]
    return one.kind === 'size' ? [one.limit?.side, one.limit?.way, one.length] : [one.kind]
  })
  return { rest, told }
}

describe('a property in words', () => {
  it.each([
    ['deep pile carpet', ['Pile height', 10, null, null], 'carpet'],
    ['low-pile carpet', ['Pile height', null, 6, null], 'carpet'],
    ['low water absorption tile', ['Water absorption', null, 3, null], 'tile'],
    ['wide plank', ['width', 'least', 180], 'plank'],
    ['large format slab', ['length', 'least', 1200], 'slab'],
  ])('means an amount of a fact or a side: %s', (text, told, rest) =>
    expect(read(text)).toEqual({ rest, told: [told] }),
  )

  it('says less than the amount beside it', () =>
    expect(read('deep pile carpet, pile height over 15 mm').told).toEqual([['Pile height', 15, null, null]]))

  it.each(['wide stripe', 'heavy metal', 'widely used plank', 'pile of stones'])('is none in %s', (text) =>
    expect(read(text).told).toEqual([]),
  )

  it('stays words where qualities are not asked for, or are denied', () => {
    expect(read('deep pile carpet', false)).toEqual({ rest: 'deep pile carpet', told: [] })
    expect(read('not deep pile').told).toEqual([])
  })
})
