import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { variantNames } from './variant-names.ts'
import type { VariantFacts, VariantName } from './variant-names.ts'

let count = 0

function aSku(facts: Partial<VariantFacts> & { said?: VariantFacts['said'] } = {}): VariantFacts {
  return { model: `M-${++count}`, stated: null, said: new Map(), color: null, size: aSize(), ...facts }
}

function aSize(facts: Partial<VariantFacts['size']> = {}): VariantFacts['size'] {
  return { words: null, length: null, width: null, thickness: null, ...facts }
}

function named(name: string, enName: string): VariantName {
  return { name, enName }
}

const OXBLOOD = named('牛血红', 'Oxblood')
const CREAM = named('奶白', 'Cream')
const OILED = named('上油', 'Oiled')
const RAW = named('素面', 'Raw')

function english(siblings: VariantFacts[]): (string | undefined)[] {
  return variantNames(siblings).map((name) => name?.enName)
}

describe('the variant name of a SKU', () => {
  it('is null for an only SKU', () => {
    expect(variantNames([aSku({ stated: OXBLOOD })])).toEqual([null])
    expect(variantNames([])).toEqual([])
  })

  it('is the supplier’s name', () => {
    const skus = [aSku({ stated: OXBLOOD, color: 'RAL 3005' }), aSku({ stated: CREAM, color: 'RAL 9001' })]
    expect(variantNames(skus)).toEqual([OXBLOOD, CREAM])
  })

  it('contains the attributes that differ, and none that are the same for all', () => {
    const skus = [OXBLOOD, CREAM].map((shade) =>
      aSku({
        said: new Map([
          ['use', named('住宅', 'Home')],
          ['shade', shade],
        ]),
        color: `RAL ${++count}`,
      }),
    )
    expect(variantNames(skus)).toEqual([OXBLOOD, CREAM])
  })

  it('contains as many attributes as needed, and the same ones for every sibling', () => {
    const skus = [
      [OXBLOOD, OILED],
      [OXBLOOD, RAW],
      [CREAM, RAW],
    ].map(([shade = RAW, finish = RAW], sku) =>
      aSku({
        said: new Map([
          ['shade', shade],
          ['finish', finish],
          ['weight', named(`${sku} kg`, `${sku} kg`)],
        ]),
      }),
    )
    expect(english(skus)).toEqual(['Oxblood, Oiled', 'Oxblood, Raw', 'Cream, Raw'])
    expect(variantNames(skus)[0]?.name).toBe('牛血红，上油')
  })

  it('is the colour if no attribute differs, and the size if no colour does', () => {
    const colors = ['RAL 1011', 'RAL 1013'].map((color) => aSku({ color, size: aSize({ words: `${color} mm` }) }))
    expect(english(colors)).toEqual(['RAL 1011', 'RAL 1013'])
    const sizes = ['Ø 180 mm', 'Ø 240 mm'].map((words) => aSku({ color: 'RAL 1011', size: aSize({ words }) }))
    expect(english(sizes)).toEqual(['Ø 180 mm', 'Ø 240 mm'])
  })

  it('contains only the sides of a size that differ', () => {
    const of = (...sides: [string, string, string][]) =>
      english(sides.map(([length, width, thickness]) => aSku({ size: aSize({ length, width, thickness }) })))
    expect(of(['900', '450', '10'], ['450', '450', '10'])).toEqual(['900 × 450 mm', '450 × 450 mm'])
    expect(of(['900', '450', '10'], ['900', '450', '20'])).toEqual(['10 mm', '20 mm'])
    expect(of(['900', '450', '10'], ['450', '450', '20'])).toEqual(['900 × 450 × 10 mm', '450 × 450 × 20 mm'])
  })

  it('has additions only for SKUs that share a supplier’s name', () => {
    const skus = [
      aSku({ stated: OXBLOOD, size: aSize({ words: '100 mm' }) }),
      aSku({ stated: OXBLOOD, size: aSize({ words: '200 mm' }) }),
      aSku({ stated: CREAM, size: aSize({ words: '300 mm' }) }),
    ]
    expect(english(skus)).toEqual(['Oxblood, 100 mm', 'Oxblood, 200 mm', 'Cream'])
  })

  it('is found for a SKU without a value of the attribute that names its siblings', () => {
    const skus = [
      aSku({ said: new Map([['shade', OXBLOOD]]), color: 'RAL 3005' }),
      aSku({ said: new Map([['shade', CREAM]]), color: 'RAL 9001' }),
      aSku({ color: 'RAL 1011' }),
    ]
    expect(english(skus)).toEqual(['Oxblood', 'Cream', 'RAL 1011'])
  })

  it('is the model if nothing else differs', () => {
    const skus = [aSku({ model: 'A-1' }), aSku({ model: 'A-2' })]
    expect(english(skus)).toEqual(['A-1', 'A-2'])
    const alike = [aSku({ model: 'A-1', stated: CREAM }), aSku({ model: 'A-2', stated: CREAM })]
    expect(english(alike)).toEqual(['Cream, A-1', 'Cream, A-2'])
  })

  it('is unique in each language', () => {
    const skus = [
      aSku({ stated: named('象牙', 'Ivory'), color: 'RAL 1014' }),
      aSku({ stated: named('米白', 'Ivory'), color: 'RAL 1013' }),
    ]
    expect(english(skus)).toEqual(['Ivory, RAL 1014', 'Ivory, RAL 1013'])
  })
})

const text = fc.constantFrom('a', 'b', 'c')
const name = fc.record({ name: text, enName: text })
const facts = fc.record({
  stated: fc.option(name),
  said: fc.dictionary(fc.constantFrom('p', 'q'), name).map((said) => new Map(Object.entries(said))),
  color: fc.option(text),
  size: fc.record({
    words: fc.option(text),
    length: fc.option(text),
    width: fc.option(text),
    thickness: fc.option(text),
  }),
})
const family = fc
  .array(facts, { minLength: 2, maxLength: 8 })
  .map((skus) => skus.map((sku, at) => ({ ...sku, model: `M${at}` })))

describe('for any facts of some SKUs', () => {
  it('no two names are equal in either language, and none is empty', () => {
    fc.assert(
      fc.property(family, (skus) => {
        const names = variantNames(skus)
        for (const language of ['name', 'enName'] as const) {
          const said = names.map((own) => own?.[language])
          expect(new Set(said).size).toBe(skus.length)
          expect(said.every(Boolean)).toBe(true)
        }
      }),
    )
  })

  it('a name begins with the supplier’s name', () => {
    fc.assert(
      fc.property(family, (skus) => {
        for (const [at, own] of variantNames(skus).entries())
          expect(own?.enName.startsWith(skus[at]?.stated?.enName ?? '')).toBe(true)
      }),
    )
  })

  it('distinct supplier’s names suffice', () => {
    fc.assert(
      fc.property(family, (skus) => {
        const stated = skus.map((sku, at) => ({ ...sku, stated: { name: `名${at}`, enName: `Name ${at}` } }))
        expect(english(stated)).toEqual(stated.map((sku) => sku.stated.enName))
      }),
    )
  })
})
