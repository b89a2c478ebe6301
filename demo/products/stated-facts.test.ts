import { describe, expect, it } from 'vitest'
import { factCalled, factNamed, holds } from '../../contract/facts/facts.ts'
import { readOf } from '../../contract/facts/read-of.ts'
import { PRODUCTS } from './all.ts'

const stated = PRODUCTS.flatMap(({ attributes }) => attributes).map(
  ({ name = null, enName = null, unit = '', type, ...rest }) => ({
    called: { name, enName, unit },
    type,
    texts: [rest.enValue ?? rest.value].flat().map((value) => (typeof value === 'object' ? '' : String(value))),
  }),
)

describe('the facts of the demonstration', () => {
  it('are read whole in every value, each by its row of the table', () => {
    const read = stated.flatMap(({ called, texts }) => {
      const fact = factCalled(called)
      return fact ? texts.map((text) => ({ fact, text, ...readOf(fact, text) })) : []
    })
    expect(new Set(read.map(({ fact }) => fact)).size).toBeGreaterThan(30)
    const unread = read.filter(({ store, others, told }) => told.rest !== '' || (!store && others.length === 0))
    expect(unread.map(({ fact, text }) => `${fact.code}: ${text}`)).toEqual([])
  })

  it('have the names and units of their rows, so that they become facts as they are', () => {
    const near = stated.flatMap(({ called, type = 'number' }) => {
      const fact = factCalled(called) ? undefined : factNamed(called.enName ?? '')
      return fact && holds(fact, type) ? [`${called.enName} (${called.unit}) is near ${fact.code}`] : []
    })
    expect(near).toEqual([])
  })
})
