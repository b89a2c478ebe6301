import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage, getSuggestions } from '../../contract/catalogue.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import { getBrandList } from '../../contract/lookups.ts'
import { aProduct } from '../testing/factories.ts'
import { tries } from '../testing/tries.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([
    aProduct({
      key: 'OAK',
      rank: 20,
      name: '人字拼橡木地板',
      enName: 'Herringbone oak',
      description: '天天踩的地板。边角可以补。',
      enDescription: 'A floor for a lifetime. Small blocks are sawn near a smithy.',
      category: [
        { enName: 'Flooring', name: '地面' },
        { enName: 'Timber', name: '木地板' },
      ],
      attrs: [
        { enName: 'Thickness', name: '厚度', unit: 'mm', value: 14 },
        { enName: 'Underfloor heating', name: '适用地暖', value: true },
        { enName: 'Sanded', name: '已打磨', value: false },
        { enName: 'Finish', name: '表面', type: 'choice', value: '油饰', enValue: 'Oiled' },
      ],
      skus: [
        { model: 'NH-OAK-01-N', minPrice: 300, maxPrice: 300, color: { system: 'RAL', name: '7016' } },
        {
          model: 'NH-OAK-02-W',
          minPrice: 200,
          maxPrice: 200,
          color: { system: 'RAL', name: '9010' },
          attrs: [
            { enName: 'Finish', name: '表面', type: 'choice', value: '漆面', enValue: 'Lacquered' },
            { enName: 'Underfloor heating', name: '适用地暖', value: false },
          ],
        },
      ],
    }),
    aProduct({
      key: 'PLANK',
      rank: 10,
      name: '橡木长板',
      enName: 'Plank of oak, wide',
      brand: { englishName: 'Timberline' },
    }),
    aProduct({
      key: 'TILE',
      rank: 5,
      name: '蓝砖',
      enName: 'Blue tile',
      brand: { englishName: 'Fornace', name: '蓝窑' },
      skus: [
        { model: 'B-1', origin: 'IT' },
        { model: 'B-2', origin: 'CN-GD' },
      ],
    }),
  ])
})
afterAll(() => quarry.close())

const page = async (input: InputOf<typeof getProductPage>) => (await quarry.ask(getProductPage, input)).data
const namesFor = async (keyword: string) => (await page({ keyword })).list.map(({ enName }) => enName)
const suggestionsFor = async (keyword: string) => (await quarry.ask(getSuggestions, { keyword })).data

/** A text with its marked parts in brackets. */
function marked(text: string, ranges: [number, number][]): string {
  return ranges
    .toReversed()
    .reduce((rest, [from, to]) => `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`, text)
}

describe('a designer who types words', () => {
  it.each([
    ['herringbone oak', ['Herringbone oak']],
    ['renziping', ['Herringbone oak']],
    ['NH OAK01n', ['Herringbone oak']],
    ['herrinbone', ['Herringbone oak']],
    ['oak 橡木', ['Plank of oak, wide', 'Herringbone oak']],
    ['nordhem 14mm', ['Herringbone oak']],
    ['underfloor heating', ['Herringbone oak']],
    ['smithy', ['Herringbone oak']],
    ['sanded', []],
    ['asdfgh', []],
    ['the', []],
  ])('finds %s', async (keyword, names) => {
    expect((await namesFor(keyword)).toSorted()).toEqual(names.toSorted())
  })

  it('sees matching names before brands whatever their rank, and editorial order without words', async () => {
    expect(await namesFor('timber')).toEqual(['Plank of oak, wide', 'Herringbone oak'].toReversed())
    expect(await namesFor('橡木')).toEqual(['Plank of oak, wide', 'Herringbone oak'])
  })

  it("sees the SKU that the words mean, and finds its own value in place of its product's", async () => {
    const { list, skuTotal } = await page({ keyword: 'herringbone ral 9010' })
    expect(skuTotal).toBe(1)
    expect(list[0]?.matches.map(({ field, text, ranges }) => [field, marked(text, ranges)])).toEqual([
      ['color', '[RAL] [9010]'],
      ['enName', '[Herringbone] oak'],
    ])
    expect((await page({ keyword: 'oiled' })).skuTotal).toBe(1)
    expect((await page({ keyword: 'lacquered' })).skuTotal).toBe(1)
    expect((await page({ keyword: 'underfloor heating' })).skuTotal).toBe(1)
  })

  it.each([
    ['blue tile italy', ['[Blue] [tile]', '[Italy]'], 1],
    ['蓝砖 意大利', ['[蓝砖]', '[意大利]', 'Italy'], 1],
    ['tile guangdong', ['Blue [tile]', '[Guangdong]'], 1],
    ['tile china', ['Blue [tile]', '[China]'], 1],
    ['tile yidali', ['Blue [tile]', '[意大利]', 'Italy'], 1],
    ['tile france', undefined, 0],
  ])('finds where a SKU comes from: %s', async (keyword, texts, skus) => {
    const { list, skuTotal } = await page({ keyword })
    expect(skuTotal).toBe(skus)
    expect(list[0]?.matches.map(({ text, ranges }) => marked(text, ranges))).toEqual(texts)
  })

  it('is not shown a description that only repeats the name', async () => {
    const fieldsFor = async (keyword: string) =>
      (await page({ keyword })).list.flatMap(({ matches }) => matches.map(({ field }) => field))
    expect(await fieldsFor('地板')).not.toContain('description')
    expect(await fieldsFor('smithy')).toEqual(['description'])
  })

  it('is shown in their language a match that is only in the other one', async () => {
    const textsIn = async (language: string, keyword: string) => {
      const { data } = await quarry.ask(getProductPage, { keyword }, { 'accept-language': language })
      return data.list[0]?.matches.map(({ text, ranges }) => marked(text, ranges))
    }
    expect(await textsIn('en', '地面')).toEqual(['[地面]', 'Flooring'])
    expect(await textsIn('zh-CN', '地面')).toEqual(['[地面]'])
    expect(await textsIn('zh-CN', 'oiled')).toEqual(['[Oiled]', '油饰'])
    expect(await textsIn('en', '漆面')).toEqual(['[漆面]', 'Lacquered'])
  })

  it('may sort what was found, and filter and count it', async () => {
    const { list } = await page({ keyword: 'oak', sort: 'price-asc' })
    expect(list.map(({ enName }) => enName)).toEqual(['Plank of oak, wide', 'Herringbone oak'])
    expect((await page({ keyword: 'oak', priceMin: 250 })).total).toBe(1)
    const { data } = await quarry.ask(getProductFacets, { keyword: 'oak' })
    expect(data).toMatchObject({ total: 2, skuTotal: 3 })
  })

  it('goes on after the last one of a page', async () => {
    const first = await page({ keyword: 'oak', pageSize: 1 })
    const second = await page({ keyword: 'oak', pageSize: 1, after: first.list[0]?.spuId ?? '' })
    expect([...first.list, ...second.list].map(({ enName }) => enName)).toEqual(await namesFor('oak'))
  })

  it.each([
    ['oak', 'enName', 'Herringbone [oak]'],
    ['herrinbone', 'enName', '[Herringbone] oak'],
    ['herr', 'enName', '[Herr]ingbone oak'],
    ['renzip', 'name', '[人字拼]橡木地板'],
    ['rzp', 'name', '[人字拼]橡木地板'],
    ['oak01', 'model', 'NH-[OAK-01]-N'],
    ['nh oak', 'model', '[NH-OAK]-01-N'],
    ['14mm', 'attribute', '[14 mm]'],
    ['smithy', 'description', 'Small blocks are sawn near a [smithy].'],
    ['适用', 'attribute', '[适用]地暖'],
    ['人紫拼', 'name', '[人字拼]橡木地板'],
    ['木头地板', 'name', '人字拼橡木[地板]'],
    ['smi', 'description', 'Small blocks are sawn near a [smi]thy.'],
    ['hering bone', 'enName', '[Herringbone] oak'],
  ])('sees what %s was found in', async (keyword, field, text) => {
    const { list } = await page({ keyword })
    const matches = list.find(({ enName }) => enName === 'Herringbone oak')?.matches ?? []
    const found = matches.map((match) => `${match.field}: ${marked(match.text, match.ranges)}`)
    expect(found).toContain(`${field}: ${text}`)
    expect(matches.length).toBeLessThanOrEqual(4)
  })

  it('is told which words to leave out if nothing has all of them', async () => {
    const { data: brands } = await quarry.ask(getBrandList)
    const fornace = brands.find(({ englishName }) => englishName === 'Fornace')?.id ?? ''
    expect((await page({ keyword: 'oak zinc', brandId: [fornace] })).hints).toEqual([
      { filter: 'brandId', word: null, besides: ['zinc'], total: 2 },
      { filter: 'keyword', word: 'oak', besides: ['zinc'], total: 1 },
    ])
    expect((await page({ keyword: 'oak zinc qqqq' })).hints).toEqual([
      { filter: 'keyword', word: 'zinc', besides: ['qqqq'], total: 2 },
    ])
    expect((await page({ keyword: 'zinc oak 90x90 cm' })).hints).toEqual([
      { filter: 'keyword', word: '90x90 cm', besides: ['zinc'], total: 2 },
    ])
    expect((await page({ keyword: 'oak', brandId: [fornace] })).hints).toEqual([
      { filter: 'brandId', word: null, total: 2 },
      { filter: 'keyword', word: 'oak', total: 1 },
    ])
    expect((await page({ keyword: 'blue oak' })).hints).toEqual([
      { filter: 'keyword', word: 'blue', total: 2 },
      { filter: 'keyword', word: 'oak', total: 1 },
    ])
    expect((await page({ keyword: 'zinc' })).hints).toEqual([])
    expect((await page({ keyword: 'oak' })).hints).toEqual([])
    expect((await page({ keyword: 'tile', priceMin: 5000 })).hints[0]).toEqual({
      filter: 'price',
      word: null,
      total: 1,
    })
  })
})

describe('suggestions', () => {
  const shown = async (keyword: string) =>
    (await suggestionsFor(keyword)).map(({ type, enName, enNameRanges }) => `${type}: ${marked(enName, enNameRanges)}`)

  it('are of every kind, with what was typed marked', async () => {
    expect(await shown('timb')).toEqual([
      'category: [Timb]er',
      'brand: [Timb]erline',
      'product: Plank of oak, wide',
      'product: Herringbone oak',
    ])
    expect(await shown('NH-oak-0')).toEqual([
      'model: [NH-OAK-0]1-N',
      'model: [NH-OAK-0]2-W',
      'product: Herringbone [oak]',
    ])
    expect(await shown('tmber')).toContain('category: [Timber]')
  })

  it('mark Chinese that was typed by its sound', async () => {
    const [first] = await suggestionsFor('lanyao')
    expect(first).toMatchObject({ type: 'brand', name: '蓝窑', nameRanges: [[0, 2]] })
  })

  it('are empty without words', async () => {
    expect([await shown(''), await shown('  '), await shown('asdfgh')]).toEqual([[], [], []])
  })

  it('leave out brands and categories without products on sale', async () => {
    await quarry.importLines([aProduct({ key: 'GONE', brand: { englishName: 'Goneworks' }, status: 'withdrawn' })])
    expect(await shown('gonew')).toEqual([])
  })
})

describe('words of any kind', () => {
  const words = fc.array(
    fc.oneof(
      fc.constantFrom(
        'oak',
        'herrin',
        '人字',
        '拼',
        'NH-',
        '7016',
        '90x450',
        'renzi',
        '.*',
        '(a+)+$',
        '\\',
        '%',
        '"',
        '😀',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 20 },
  )

  it('are answered with stretches that lie within their texts, rising and apart', async () => {
    await fc.assert(
      fc.asyncProperty(words, async (drawn) => {
        const keyword = drawn.join(' ').replaceAll('\0', '').slice(0, 200)
        const { list } = await page({ keyword })
        const marks = list.flatMap(({ matches }) => matches.map(({ text, ranges }) => ({ text, ranges })))
        for (const { name, nameRanges, enName, enNameRanges } of await suggestionsFor(keyword))
          marks.push({ text: name, ranges: nameRanges }, { text: enName, ranges: enNameRanges })
        expect(marks.filter(({ text, ranges }) => !areWithin(text, ranges))).toEqual([])
      }),
      { numRuns: tries(50, 150) },
    )
  })

  function areWithin(text: string, ranges: [number, number][]): boolean {
    let end = -1
    for (const [from, to] of ranges) {
      if (from <= end || to <= from) return false
      end = to
    }
    return end <= text.length
  }
})
