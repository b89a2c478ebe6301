import { describe, expect, it } from 'vitest'
import type { StatedFact } from '../../contract/facts/between.ts'
import { kindsOfCategory, kindsOfProduct } from '../../contract/facts/category-kinds.ts'
import { factCalled, factNamed, holds } from '../../contract/facts/facts.ts'
import { readingsOf } from '../../contract/facts/read-fact.ts'
import { readOf } from '../../contract/facts/read-of.ts'
import type { ImportAttribute } from '../../contract/import-file.ts'
import { sentencesOf } from '../../contract/places/fit-sentences.ts'
import { fitsOf } from '../../contract/places/fits.ts'
import { placeCodes } from '../../contract/places/place-names.ts'
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

  it('decide for two products of three whether they fit the places of their category, and not always that they do', () => {
    const fits = allFits()
    const shares = placeCodes.map((place) => {
      const own = fits.filter((fit) => fit.place === place).map(({ answer }) => answer)
      // Nobody states wear of glass mosaics, cement and unglazed tiles in classes of traffic.
      const most = place === 'busy-floor' ? 1 / 2 : 1 / 3
      const isMostlySaid = own.filter((answer) => answer === 'unstated').length <= own.length * most
      return { place, isMostlySaid, says: [...new Set(own)].toSorted() }
    })
    expect(fits.filter(({ answer }) => answer === 'unstated').length).toBeLessThanOrEqual(fits.length / 3)
    expect(shares).toEqual(
      placeCodes.map((place) => ({ place, isMostlySaid: true, says: ['fits', 'not', 'unstated'] })),
    )
  })

  it('decide in short sentences, without a word twice or a space beside Chinese marks', () => {
    const told = allFits().map((fit) => sentencesOf(fit))
    const texts = told.flatMap(({ text, enText }) => [text, enText])
    expect(texts.filter(({ length }) => length > 240).length).toBeLessThan(texts.length / 100)
    expect(
      texts.filter((text) => text.length > 320 || /\b(\w+) \1\b|[（）：，；。] | [（）：，；。]/iu.test(text)),
    ).toEqual([])
  })
})

const allFits = () =>
  PRODUCTS.flatMap(({ category, attributes, name: zh, enName: en = null }) => {
    const path = category.map(({ name = null, enName = null }) => ({ name, enName }))
    const kinds = kindsOfProduct(kindsOfCategory(path), { name: zh, enName: en })
    return fitsOf(attributes.flatMap(statedBy), { kinds, rules: [] })
  })

function statedBy({ name, enName, unit = '', value, enValue }: ImportAttribute): StatedFact[] {
  const fact = factCalled({ name: name ?? null, enName: enName ?? null, unit })
  if (fact?.kind === 'class') {
    const texts = [enValue ?? value].flat().map(String)
    return [{ code: fact.code, readings: texts.flatMap((text) => readingsOf(fact, text)), texts }]
  }
  if (fact?.kind === 'number' && typeof value === 'number') return [{ code: fact.code, low: value, high: value }]
  return fact?.kind === 'boolean' && typeof value === 'boolean' ? [{ code: fact.code, isYes: value }] : []
}
