import { expect, test } from 'vitest'
import type { ProductDetail } from '../../../contract/catalogue.ts'
import { unconverted, testWordsIn } from '../../testing/catalogue/words-in.ts'
import { aCompared } from '../../testing/compare/a-compared.ts'
import type { Compared } from '../best.ts'
import { rowGroups } from './row-groups.ts'
import { cellText, differencesOf, type ComparisonGroup } from './rows.ts'

const words = testWordsIn('en')

/** Every row as its label and its cells. */
function said(groups: readonly ComparisonGroup[]): Record<string, string[]> {
  return Object.fromEntries(groups.flatMap(({ rows }) => rows.map(({ label, cells }) => [label, cells.map(cellText)])))
}

const rowsOf = (...compared: Compared[]) => said(rowGroups(compared, words))

const attribute = (id: string, value: string, more: Partial<ProductDetail['attrs'][number]> = {}) => ({
  id,
  name: `属性${id}`,
  enName: `Attribute ${id}`,
  type: 'text' as const,
  unit: null,
  attrValue: value,
  options: [],
  attrValueList: [],
  ...more,
})

test('attributes stand in one row by id and unit, and who lacks one says nothing', () => {
  const first = aCompared({ attrs: [attribute('1', 'oak'), attribute('2', '12', { unit: 'mm' })] })
  const second = aCompared({ attrs: [attribute('2', '0.5', { unit: 'in' }), attribute('1', 'ash')] })
  const groups = rowGroups([first, second], words)
  const attributes = groups.find(({ key }) => key === 'attributes')
  expect(attributes?.rows.map(({ label, cells }) => [label, ...cells.map(cellText)])).toEqual([
    ['Attribute 1', 'oak', 'ash'],
    ['Attribute 2', '12 mm', ''],
    ['Attribute 2', '', '0.5 in'],
  ])
})

const factOf = (code: string, others: string[], ranks: number[] | null, scale = '') => ({
  fact: { code, others, ranks: ranks && [{ scale, ranks }], norm: '', enNorm: '', normInForce: 'EN 16165' },
})
const slip = (value: string, rank: number) =>
  attribute('1', value, { enName: 'Slip class', ...factOf('slip-ramp', ['pendulum-wet'], [rank]) })
const pendulum = (value: string) =>
  attribute('2', value, { enName: 'Pendulum value, wet', ...factOf('pendulum-wet', ['slip-ramp'], [Number(value)]) })
const attributeRowsOf = (...compared: Compared[]) =>
  rowGroups(compared, words).find(({ key }) => key === 'attributes')?.rows ?? []

test('the better of two facts is marked by its norm, and a tie is not', () => {
  const [row] = attributeRowsOf(aCompared({ attrs: [slip('R9', 0)] }), aCompared({ attrs: [slip('R11', 2)] }))
  expect(row?.cells.map(cellText)).toEqual(['R9', 'R11'])
  expect(row?.best).toEqual({
    place: 1,
    word: 'Best',
    why: 'Better than all others by EN 16165, and stated by all.',
  })
  const [tie] = attributeRowsOf(aCompared({ attrs: [slip('R9', 0)] }), aCompared({ attrs: [slip('R9', 0)] }))
  expect(tie?.best ?? tie?.note).toBeUndefined()
})

test('facts on different scales get no mark, and one row says why', () => {
  const rows = attributeRowsOf(aCompared({ attrs: [slip('R11', 2)] }), aCompared({ attrs: [pendulum('36')] }))
  expect(rows.map(({ label, best, note }) => [label, best, note])).toEqual([
    ['Slip class', undefined, expect.stringMatching(/^No best is marked: they are stated on different scales/)],
    ['Pendulum value, wet', undefined, undefined],
  ])
  const use = (value: string, scale: string) =>
    aCompared({ attrs: [attribute('3', value, factOf('use-class', [], [2], scale))] })
  expect(attributeRowsOf(use('33', '3x'), use('41', '4x'))[0]?.note).toMatch(/different scales/)
  // One that all state is compared, whatever else one of them says.
  const both = attributeRowsOf(
    aCompared({ attrs: [slip('R11', 2), pendulum('36')] }),
    aCompared({ attrs: [slip('R10', 1)] }),
  )
  expect(both.map(({ best, note }) => [best?.place, note])).toEqual([
    [0, undefined],
    [undefined, undefined],
  ])
})

test('what norms derive is a quiet line, in the row of who states it or in its own, and never marked', () => {
  const derived = {
    code: 'fire-gb',
    name: '国标燃烧性能',
    enName: 'GB 8624 class',
    unit: '',
    value: 'B1',
    from: { attributeId: '4', name: '燃烧性能', enName: 'Fire class', value: 'B-s1,d0' },
    source: 'GB 8624-2012，5.1：B1 含 B、C',
    enSource: 'GB 8624-2012, 5.1: B1 holds B and C',
  }
  const gb = attribute('5', 'B2', { enName: 'GB 8624 class', ...factOf('fire-gb', ['fire-en'], [1]) })
  const [row] = attributeRowsOf(aCompared({ attrs: [gb] }), aCompared({ derived: [derived] }))
  expect(row?.cells).toEqual([
    [{ text: 'B2' }],
    [{ text: 'B1 (derived from B-s1,d0 by GB 8624-2012, 5.1)', tone: 'quiet' }],
  ])
  expect(row?.best).toBeUndefined()
  const en = attribute('4', 'B-s1,d0', { enName: 'Fire class', ...factOf('fire-en', ['fire-gb'], [4, 2, 2]) })
  const beside = attributeRowsOf(aCompared({ attrs: [en], derived: [derived] }), aCompared({ attrs: [gb] }))
  expect(beside.map(({ note }) => note)).toEqual([undefined, undefined])
  const [alone] = attributeRowsOf(aCompared(), aCompared({ derived: [derived] }))
  expect([alone?.label, ...(alone?.cells ?? []).map(cellText)]).toEqual([
    'GB 8624 class',
    '',
    'B1 (derived from B-s1,d0 by GB 8624-2012, 5.1)',
  ])
})

test('each place that any SKU is asked for has a row, with the answers and their reasons', () => {
  const fits = { place: 'stairs', answer: 'fits', text: '适合：R11 达到 R10', enText: 'Fits: R11 reaches R10' } as const
  const contested = {
    ...fits,
    enText: 'Fits in Germany; not in the United Kingdom: slip class R9 reaches R9',
    isContested: true,
  } as const
  const fails = {
    place: 'stairs',
    answer: 'not',
    text: 'R9 低于 R10',
    enText: 'Does not fit: R9 is below R10',
  } as const
  const floor = { place: 'outdoors', answer: 'unstated', text: '未注明', enText: 'Not stated: frost' } as const
  const rows = (...compared: Compared[]) => rowGroups(compared, words).find(({ key }) => key === 'places')?.rows ?? []
  const [outdoors, stairs] = rows(
    aCompared({ places: [fits, floor] }),
    aCompared({ places: [fails] }),
    aCompared({ places: [contested] }),
    aCompared(),
  )
  expect([outdoors?.label, ...(outdoors?.cells ?? []).map(cellText)]).toEqual([
    'Outdoor floor',
    'Not stated; Frost',
    'Not judged for this material',
    'Not judged for this material',
    'Not judged for this material',
  ])
  expect(stairs?.cells).toEqual([
    [
      { text: 'Fits', mark: 'fits' },
      { text: 'R11 reaches R10', tone: 'quiet' },
    ],
    [
      { text: 'Does not fit', mark: 'not', tone: 'bad' },
      { text: 'R9 is below R10', tone: 'quiet' },
    ],
    [
      { text: 'Fits in Germany; not in the United Kingdom', mark: 'contested' },
      { text: 'Slip class R9 reaches R9', tone: 'quiet' },
    ],
    [{ text: 'Not judged for this material', tone: 'quiet' }],
  ])
  expect(rows(aCompared(), aCompared())).toEqual([])
})

test('a value that no SKU has gets no row, and an unknown price is never zero', () => {
  const rows = rowsOf(aCompared(), aCompared())
  expect(Object.keys(rows)).toEqual(['Price', 'Currency', 'Custom option'])
  expect(rows['Price']).toEqual(['Price on request', 'Price on request'])
})

test('a thickness given as a size or as an attribute stands in one row, unless the two gainsay each other', () => {
  const thickness = (value: string) => [attribute('1', value, { enName: 'Thickness', unit: 'mm' })]
  const sized = { size: { length: 450, width: 90, thickness: 14 } }
  const thickRows = (...compared: Compared[]) =>
    rowGroups(compared, words)
      .flatMap(({ rows }) => rows)
      .filter(({ label }) => label === 'Thickness')
      .map(({ cells }) => cells.map(cellText))
  expect(thickRows(aCompared({ ...sized, attrs: thickness('14') }))).toEqual([['14 mm']])
  expect(thickRows(aCompared(sized), aCompared({ attrs: thickness('9') }))).toEqual([['14 mm', '9 mm']])
  expect(thickRows(aCompared({ ...sized, attrs: thickness('15') }))).toEqual([['14 mm'], ['15 mm']])
  expect(rowsOf(aCompared(sized))['Dimension']).toEqual(['450 × 90 mm'])
})

test('an own price is shown with unit and tax, and beside it per m² with what it was worked out from', () => {
  const box = aCompared(
    {
      minPrice: 1240,
      maxPrice: 1240,
      taxIncluded: true,
      packCoverage: 1.44,
      packPieces: 12,
      comparablePrice: { low: 861.11, high: 861.11, currency: 'CNY', per: 'square_meter', ...unconverted },
    },
    { measurementUnit: 'box', measurementLabel: '箱', measurementRemark: 'box' },
  )
  const metre = aCompared({
    minPrice: 9.5,
    maxPrice: 9.5,
    taxIncluded: false,
    comparablePrice: { low: 9.5, high: 9.5, currency: 'CNY', per: 'square_meter', ...unconverted },
  })
  const rows = rowsOf(box, metre)
  expect(rows['Price']).toEqual(['¥1,240 / box; tax included', '¥9.50 / m²; without tax'])
  expect(rows['Price per m²']?.[0]).toBe('≈ CNY 861 / m²')
  expect(rows['Pack']).toEqual(['1.44 m² a box; 12 pieces', ''])
})

test('rmb is a seventh in dollars as an own price, and yuan per m²', () => {
  const rows = rowsOf(
    aCompared(
      {
        minPrice: 70,
        maxPrice: 70,
        comparablePrice: { low: 70, high: 70, currency: 'CNY', per: 'square_meter', ...unconverted },
      },
      { currencyUnit: 'rmb', currencyLabel: '$', currencyRemark: '$' },
    ),
  )
  expect(rows['Price']).toEqual(['$10 / m²'])
  expect(rows['Price per m²']).toEqual(['≈ CNY 70 / m²'])
  expect(rows['Currency']).toEqual(['Yuan (rmb), shown in dollars: 7 yuan as $1'])
})

test('certificates stand by whether they hold today', () => {
  const certificate = (expiresOn: string | null) => ({
    id: '1',
    authorityInfo: { id: '1', name: '研究所', enName: 'Institute', url: null },
    scheme: 'low_emission',
    number: 'A-1',
    issuedOn: '2020-01-01',
    expiresOn,
    url: null,
  })
  const rows = rowsOf(aCompared({}, { auths: [certificate('2026-11-20'), certificate('2026-11-19')] }), aCompared())
  expect(rows['Certificates valid today']).toEqual(['low_emission, through Nov 20, 2026', ''])
  expect(rows['Certificates expired']).toEqual(['low_emission, through Nov 19, 2026', ''])
})

test('colours are said as measured, and what is near them as near', () => {
  const rows = rowsOf(
    aCompared({
      palette: [{ hex: '#b98d5b', lab: [61.2, 10.1, 33.4], share: 0.6 }],
      nearestColors: [
        { system: 'RAL', name: 'RAL 1011', hex: '#af804f', deltaE: 4.31 },
        { system: 'NCS', name: 'S 3030-Y20R', hex: '#b4874f', deltaE: 6.2 },
      ],
    }),
  )
  expect(rows['Measured colour']).toEqual(['#b98d5b; L* 61.2 a* 10.1 b* 33.4'])
  expect(rows['Nearest colours']).toEqual(['≈ RAL 1011 · ΔE 4.3; No near NCS; measured from the picture'])
})

test('only rows in which there is a difference are left, and a thing that one does not say is one', () => {
  const compared = [
    aCompared({ stock: 5, leadTimeDays: 7, origin: 'SE' }),
    aCompared({ stock: 5, leadTimeDays: 14, origin: null }),
  ]
  const groups = differencesOf(rowGroups(compared, words))
  expect(said(groups)).toEqual({ 'Lead time': ['7 days', '14 days'], Origin: ['SE', ''] })
  expect(groups.map(({ key }) => key)).toEqual(['supply'])
})

test('the mark stands in its row with its reason, and where it cannot, why not', () => {
  const price = (low: number, taxIncluded: boolean) =>
    aCompared({
      taxIncluded,
      comparablePrice: { low, high: low, currency: 'CNY', per: 'square_meter', ...unconverted },
    })
  const rowIn = (...compared: Compared[]) =>
    rowGroups(compared, words)
      .flatMap(({ rows }) => rows)
      .find(({ key }) => key === 'comparable')
  expect(rowIn(price(200, true), price(100, true))?.best).toMatchObject({ place: 1, word: 'Lowest' })
  const mixed = rowIn(price(200, true), price(100, false))
  expect(mixed?.best).toBeUndefined()
  expect(mixed?.note).toMatch(/tax differs/)
})

test('no row repeats another', () => {
  const price = (amount: number) => ({
    minPrice: amount,
    maxPrice: amount,
    taxIncluded: true,
    comparablePrice: { low: amount, high: amount, currency: 'CNY', per: 'square_meter', ...unconverted },
  })
  const perMetre = rowGroups([aCompared(price(200)), aCompared(price(100))], words)
  const rows = perMetre.flatMap((group) => group.rows)
  expect(rows.map(({ label }) => label)).not.toContain('Price per m²')
  expect(rows[0]).toMatchObject({ label: 'Price', best: { place: 1, word: 'Lowest' } })

  const box = { measurementUnit: 'box', measurementLabel: '箱', measurementRemark: 'box' }
  expect(Object.keys(rowsOf(aCompared(price(200)), aCompared(price(100), box)))).toContain('Price per m²')

  const named = aCompared({
    size: { length: 450, width: 90, thickness: 14 },
    productDimension: '450 × 90 × 14 mm',
    colorSystem: 'RAL',
    color: { id: '1', name: 'RAL 1011', hex: '#af804f', icon: null },
    nearestColors: [
      { system: 'RAL', name: 'RAL 1011', hex: '#af804f', deltaE: 4.31 },
      { system: 'NCS', name: 'S 3020-Y30R', hex: '#b98d5b', deltaE: 1.2 },
    ],
  })
  expect(rowsOf(named)).toMatchObject({
    Dimension: ['450 × 90 mm'],
    Thickness: ['14 mm'],
    'Colour system': ['RAL 1011; stated by the maker; ΔE 4.3 from the picture'],
    'Nearest colours': ['≈ NCS S 3020-Y30R · ΔE 1.2; measured from the picture'],
  })
  const contradicted = { ...named.sku, nearestColors: [{ system: 'RAL', name: 'RAL 6028', hex: '#2d5546', deltaE: 2 }] }
  const saidRows = rowsOf(aCompared(contradicted))
  expect(saidRows['Colour system']).toEqual(['RAL 1011; stated by the maker'])
  expect(saidRows).not.toHaveProperty('Nearest colours')
  const inOwnWords = aCompared({ size: { length: 1400, width: null, thickness: 2 }, productDimension: '2 × 1400 mm' })
  expect(rowsOf(inOwnWords)).toMatchObject({ Dimension: ['2 × 1400 mm'], Thickness: ['2 mm'] })
})

test('it all reads in Chinese', () => {
  const groups = rowGroups([aCompared({ leadTimeDays: 7, packPieces: 8 })], testWordsIn('zh-CN'))
  expect(said(groups)).toMatchObject({ 价格: ['价格面议'], 包装: ['8 片'], 交货期: ['7 天'] })
})

test('what is measured in covers is marked so, and a stated LRV has its row with the estimates of the others', () => {
  const look = { pattern: 'veined', patternSize: 120, liveliness: 'calm' } as const
  const reflectance = { value: 42, low: 38, high: 46 }
  const measured = aCompared({ look: { ...look, reflectance } })
  expect(rowsOf(measured, aCompared({}))).toMatchObject({
    'Measured look': ['Veined, every 120 mm or so · Calm; measured from its picture, not stated by the maker', ''],
    'Light reflectance': ['about 42 (38–46); estimated from the picture, not stated by the maker', ''],
  })
  const lrv = attribute('9', '62', { enName: 'LRV', ...factOf('lrv', [], null) })
  const stated = aCompared({ attrs: [lrv], look })
  const rows = rowsOf(measured, stated)
  expect(rows['LRV']).toEqual([expect.stringMatching(/^about 42 \(38–46\); estimated/), '62'])
  expect(rows).not.toHaveProperty('Light reflectance')
})
