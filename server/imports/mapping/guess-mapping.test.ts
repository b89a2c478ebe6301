import { describe, expect, it } from 'vitest'
import { importTarget } from '../../../contract/import-mapping.ts'
import type { ImportTarget } from '../../../contract/import-mapping.ts'
import { aColumn, KNOWN } from '../../testing/imports/known-catalogue.ts'
import { guessMapping, tellPrices } from './guess-mapping.ts'
import { guessByHeader } from './header-words.ts'

const TODAY = '2026-11-29'

const targetsOf = (table: Record<string, string[]>) => {
  const columns = Object.entries(table).map(([name, values]) => aColumn(name, values))
  return guessMapping(columns, KNOWN, TODAY)
}

describe('a header', () => {
  it.each([
    ['name:en', 'enName'],
    ['name:zh', 'name'],
    ['Description (EN)', 'enDescription'],
    ['价格', 'sku.price'],
    ['Prezzo', 'sku.price'],
    ['Preis (EUR)', 'sku.price'],
    ['最低价', 'sku.minPrice'],
    ['price_max', 'sku.maxPrice'],
    ['Hersteller', 'brand.englishName'],
    ['品牌', 'brand.englishName'],
    ['品牌国家', 'brand.country'],
    ['型号', 'sku.model'],
    ['Codice', 'sku.model'],
    ['Art.-Nr.', 'sku.model'],
    ['产品编号', 'key'],
    ['Serie', 'key'],
    ['单位', 'measurementUnit'],
    ['U.M.', 'measurementUnit'],
    ['币种', 'currencyUnit'],
    ['规格（cm）', 'sku.size'],
    ['Dicke (mm)', 'sku.size.thickness'],
    ['产地', 'sku.origin'],
    ['交期', 'sku.leadTimeDays'],
    ['主图', 'sku.coverImage'],
    ['一级分类', 'category.1'],
    ['Category 2 (English)', 'enCategory.2'],
    ['每箱面积', 'sku.packCoverage'],
    ['证书有效期至', 'auth.expiresOn'],
    ['Art.-Nr. / No d’art.', 'sku.model'],
    ['Mystère | Spessore', 'sku.size.thickness'],
  ])('%s is %s', (header, target) => {
    expect(guessByHeader(header, TODAY)[0]?.target).toBe(target)
  })

  it.each(['Zusatz', '内部代号甲', 'Foo'])('that is unknown is not guessed: %s', (header) => {
    expect(guessByHeader(header, TODAY)).toEqual([])
  })

  it('of our own fields is recognised by the field’s name', () => {
    const unknown = importTarget.options.filter(
      (target: ImportTarget) => guessByHeader(target, TODAY)[0]?.target !== target,
    )
    expect(unknown).toEqual([])
  })
})

describe('a table', () => {
  it.each([
    ['as the other columns show', { Modell: ['A1', 'A2'], Preis: ['3,45', '1.245,00'], Bestand: ['12.500', '800'], Format: ['1.860 x 189 x 14', '1.200 x 90'] }, [',', ',', ',']],
    ['not where they contradict each other', { Modell: ['A1', 'A2'], Preis: ['3,45', '7,10'], Bestand: ['12.500', '800'], Dicke: ['4.5', '3.2'] }, [',', undefined, '.']],
    ['not where nothing shows a mark', { Modell: ['A1', 'A2'], Preis: ['345', '7'], Bestand: ['12.500', '800'] }, ['.', undefined]],
  ])('reads numbers of two readings %s', (_how, table, expected) => {
    const { mapping } = targetsOf(table)
    expect(mapping.columns.slice(1).map(({ decimal }) => decimal)).toEqual(expected)
  }) // prettier-ignore

  it('of an Italian supplier is understood, with the constants in its headers', () => {
    const { mapping, isEnough, missing } = targetsOf({
      Marca: ['Marmora'],
      Codice: ['MX-1'],
      Denominazione: ['Rovere'],
      'Prezzo (EUR/mq)': ['12,50', '1.234,00'],
      'Spessore (cm)': ['0,9'],
      Note: ['fragile'],
    })
    expect(mapping.columns.map(({ target }) => target)).toEqual(['brand.englishName', 'sku.model', 'enName', 'sku.price', 'sku.size.thickness', 'enDescription']) // prettier-ignore
    expect(mapping.columns[3]).toMatchObject({ decimal: ',' })
    expect(mapping.columns[4]).toMatchObject({ decimal: ',' })
    expect(mapping.constants).toEqual({ currencyUnit: 'EUR', measurementUnit: 'square_meter' })
    expect({ isEnough, missing }).toEqual({ isEnough: true, missing: [] })
  })

  it('is understood by its values if its headers are unknown', () => {
    const { mapping } = targetsOf({
      A: ['Nordhem', 'Nordhem', 'Marmora'],
      B: ['m2', '㎡', 'Stück'],
      C: ['Italien', '中国', 'IT'],
      D: ['#b98f5c', '#6f5138'],
      E: ['oak.jpg', 'ash.png'],
      F: ['€ 12', '€ 14,50'],
      G: ['60x60', '30x60'],
    })
    expect(mapping.columns.map(({ target }) => target)).toEqual(['brand.englishName', 'measurementUnit', 'sku.origin', 'sku.colorHex', 'sku.coverImage', 'sku.price', 'sku.size']) // prettier-ignore
  })

  it('tells the language of a name by the values of the column', () => {
    const { mapping } = targetsOf({ 名称: ['Oak board'], Name: ['橡木地板'], 'Name (English)': ['Oak'] })
    expect(mapping.columns.map(({ target }) => target)).toEqual(['enName', 'name', null])
  })

  it('takes no words for prices, and uses no target twice', () => {
    const { mapping } = targetsOf({ Price: ['cheap', 'dear'], Preis: ['12', '13'], Prix: ['14', '15'] })
    expect(mapping.columns.map(({ target }) => target)).toEqual([null, 'sku.price', null])
  })

  it.each([
    ['EK-Preis', 'UVP', 'Preis inkl. MwSt.'],
    ['Cost price', 'RRP', 'Price incl. VAT'],
    ['成本价', '零售价', '含税价格'],
    ["Prix d'achat", 'Prix public', 'Prix TTC'],
    ['Precio de compra', 'PVP', 'Precio'],
    ['Prezzo d’acquisto', 'Listino', 'Prezzo'],
  ])('never takes what somebody pays (%s) for the price (%s)', (cost, price, other) => {
    const { mapping } = targetsOf({ [cost]: ['12.5'], [price]: ['20'], [other]: ['23.8'] })
    expect(mapping.columns.map(({ target }) => target)).toEqual([null, 'sku.price', null])
  })

  it.each([
    ['Preis inkl. MwSt.', 'yes'],
    ['Price excl. VAT', 'no'],
    ['价格（含税）', 'yes'],
    ['Prix HT', 'no'],
  ])('of numbers in %s has prices, with tax: %s', (header, tax) => {
    const { mapping } = targetsOf({ [header]: ['23.8'] })
    expect(mapping).toMatchObject({ columns: [{ target: 'sku.price' }], constants: { 'sku.taxIncluded': tax } })
  })

  it.each([
    [['EK-Preis', 'UVP', 'Preis inkl. MwSt.'], 'UVP', undefined],
    [['Listenpreis', 'UVP inkl. MwSt.', 'Händlerpreis'], 'UVP inkl. MwSt.', 'yes'],
    [['Preis', 'Listenpreis exkl. USt'], 'Listenpreis exkl. USt', 'no'],
    [['Prix TTC', 'Prix HT', 'Prix net'], 'Prix HT', 'no'],
    [['Cena brutto', 'Cena netto'], 'Cena netto', 'no'],
    [['价格（含税）', '批发价', '出厂价'], '价格（含税）', 'yes'],
    [['Price', '10+', '100+', 'Price 2027'], 'Price', undefined],
    [['Price incl. VAT', 'Price from 2026-07-01 incl. VAT'], 'Price from 2026-07-01 incl. VAT', 'yes'],
    [['Dealer price', 'Cost'], undefined, undefined],
    [['Preis 2027', 'ab 100 Stk'], undefined, undefined],
    [['Nettogewicht', 'Rabatt', 'Preisgruppe'], undefined, undefined],
    [['Maximum price', 'Price'], 'Price', undefined],
  ])('of %j has its prices in %s, with tax: %s, and none in another', (headers, price, tax) => {
    const { mapping } = targetsOf(Object.fromEntries(headers.map((header, at) => [header, [`${at + 12}.50`]])))
    const priced = mapping.columns.filter(({ target }) =>
      ['sku.price', 'sku.minPrice', 'sku.maxPrice'].includes(target ?? ''),
    )
    expect(priced.map(({ column, target }) => [headers[column], target])).toEqual(price ? [[price, 'sku.price']] : [])
    expect(mapping.constants['sku.taxIncluded']).toBe(tax)
  })

  it.each([
    'Preis inkl. MwSt.', 'Price incl. VAT', 'Prix TTC', 'Prezzo IVA inclusa', 'Precio IVA incl.', 'Prijs incl. btw', 'Cena z VAT', 'Preço c/ IVA', '含税价', '含稅', '税込',
  ])('of numbers has no yes or no in %s, and of yes and no no prices', (header) => {
    expect(targetsOf({ [header]: ['23.8', '24'] }).mapping).toMatchObject({ columns: [{ target: 'sku.price' }], constants: { 'sku.taxIncluded': 'yes' } })
    expect(targetsOf({ [header]: ['yes', 'no'] }).mapping.columns).toMatchObject([{ target: 'sku.taxIncluded' }])
  }) // prettier-ignore

  it.each([
    'EK', 'Händlerpreis', 'Rabatt', 'Frachtkosten', 'Preisgruppe', 'ab 100 Stk', '仕入', '卸値', 'Landed', 'Purchase', 'WSP', 'Ingrosso', 'PVD', 'Händler', 'Distributor',
    'NNP', 'Netto', 'Ihr Netto', 'intern', 'Profit', 'Deckungsbeitrag', '利润', '返点', 'Deposit', 'Kaution', 'Umsatz', 'Vendor €', 'Netto-Netto', '매입', 'Wert',
  ])('takes no prices by their signs under %s', (header) => {
    expect(targetsOf({ [header]: ['€ 12', '€ 14,50'] }).mapping.columns[0]?.target).toBeNull()
  }) // prettier-ignore

  it.each(['Column 3', 'F', 'EUR', '€/m²', '(CHF)'])('takes prices by their signs under %s, which says nothing else', (header) => {
    expect(targetsOf({ [header]: ['€ 12', '€ 14,50'] }).mapping.columns[0]?.target).toBe('sku.price')
  }) // prettier-ignore

  it.each(['Net price', 'Nettopreis', 'Prix net'])('takes %s only where no other price is, and tells that it may be a dealer’s', (header) => {
    const of = (...headers: string[]) => targetsOf(Object.fromEntries(headers.map((name) => [name, ['12', '14.50']]))).mapping.columns.map(({ target }) => target) // prettier-ignore
    expect(of(header)).toEqual(['sku.price'])
    expect(of(header, 'List price')).toEqual([null, 'sku.price'])
    expect(of(header, 'Price')).toEqual([null, 'sku.price'])
    expect(tellPrices([aColumn(header, ['12'])], TODAY)[0]?.about).toBe('net')
  }) // prettier-ignore

  it('has both ends of a range of prices only where both are there and nothing better is', () => {
    const of = (...headers: string[]) =>
      targetsOf(Object.fromEntries(headers.map((header) => [header, ['12']]))).mapping.columns.map(
        ({ target }) => target,
      )
    expect(of('Min price', 'Price', 'Max price')).toEqual(['sku.minPrice', null, 'sku.maxPrice'])
    expect(of('Min price', 'RRP', 'Max price')).toEqual([null, 'sku.price', null])
    expect(of('Preis ab')).toEqual(['sku.minPrice'])
  })

  it('takes nothing hidden before what is seen, and no hidden price', () => {
    const hidden = (name: string, values: string[]) => ({ ...aColumn(name, values), isHidden: true as const })
    const guess = (columns: Parameters<typeof guessMapping>[0]) =>
      guessMapping(columns, KNOWN, TODAY).mapping.columns.map(({ target }) => target)
    expect(guess([hidden('Price', ['52']), hidden('Model', ['X']), aColumn('List', ['102']), aColumn('Item no.', ['A1'])])).toEqual([null, null, 'sku.price', 'sku.model']) // prettier-ignore
    expect(guess([hidden('Price', ['52']), hidden('A', ['€ 12']), hidden('Model', ['X'])])).toEqual([null, null, 'sku.model']) // prettier-ignore
  })

  it('has its category in the titles of sections only where no column is one', () => {
    const title = (name: string, values: string[]) => ({ ...aColumn(name, values), isSection: true as const })
    const guess = (columns: Parameters<typeof guessMapping>[0]) =>
      guessMapping(columns, KNOWN, TODAY).mapping.columns.map(({ target }) => target)
    const model = aColumn('Model', ['A1'])
    expect(guess([model, title('Section', ['Oak floors'])])).toEqual(['sku.model', 'enCategory'])
    expect(guess([model, title('Section', ['地板'])])).toEqual(['sku.model', 'category'])
    expect(guess([model, title('1', ['Floors']), title('2', ['Oak'])])).toEqual(['sku.model', 'enCategory.1', 'enCategory.2']) // prettier-ignore
    expect(guess([aColumn('Category', ['Oak']), title('Section', ['Floors'])])).toEqual(['enCategory', null])
  })

  it('says of each column of prices what its header says', () => {
    const headers = ['EK', 'Händlerpreis', 'Listenpreis', 'UVP', 'ab 100 Stk', 'Preis 2027', 'Preis', 'MAP', 'Dealer']
    const columns = headers.map((header, at) => aColumn(header, [header === 'Dealer' ? 'Fliesen Nord' : `${at}`]))
    expect(tellPrices(columns, TODAY).map(({ about }) => about)).toEqual(['cost', 'dealer', 'list', 'retail', 'step', 'future', undefined, 'retail', undefined]) // prettier-ignore
  })

  it('that does not say what is on sale brings new products withdrawn', () => {
    expect(targetsOf({ Model: ['A'], Price: ['5'] }).mapping.newProducts).toBe('withdrawn')
    expect(targetsOf({ Model: ['A'], Status: ['on sale'] }).mapping.newProducts).toBeUndefined()
  })

  it('says under Availability when goods come, or whether they are on sale', () => {
    const under = (values: string[]) => targetsOf({ Availability: values }).mapping.columns[0]?.target
    expect(under(['In stock', '5-7 days', '2 weeks'])).toBe('sku.leadTimeDays')
    expect(under(['Available', 'Discontinued'])).toBe('sku.status')
    expect(under(['120', '4', '0'])).toBe('sku.status')
  })

  it('has names where lists of its country write them', () => {
    const of = (table: Record<string, string[]>) => targetsOf(table).mapping.columns.map(({ target }) => target)
    expect(of({ Codice: ['A1'], Descrizione: ['Rovere'] })).toEqual(['sku.model', 'enName'])
    expect(of({ 'Bezeichnung 2': ['geölt'], 'Bezeichnung 1': ['Eiche'] })).toEqual(['enDescription', 'enName'])
    expect(of({ Artikel: ['Eiche natur'], 'Art.-Nr.': ['12'] })).toEqual(['enName', 'sku.model'])
    expect(of({ Artikel: ['4711', '4712'], Bezeichnung: ['Eiche'] })).toEqual(['sku.model', 'enName'])
  })

  it('ignores remark columns, and offers unknown columns as properties with their units', () => {
    const { mapping } = targetsOf({
      备注: ['内部'],
      'Quarry: why rejected': ['x'],
      'Gewicht (kg)': ['12'],
      外观: ['哑光'],
    })
    expect(mapping.columns.map(({ target }) => target)).toEqual([null, null, null, null])
    expect(mapping.columns[2]?.attribute).toEqual({
      name: '',
      enName: 'Gewicht',
      unit: 'kg',
      level: 'sku',
      type: 'number',
    })
    expect(mapping.columns[3]?.attribute).toEqual({ name: '外观', enName: '', unit: '', level: 'sku', type: 'choice' })
  })

  it('has one row per SKU if it has models or repeats its products', () => {
    expect(targetsOf({ 产品编号: ['A', 'A'], 名称: ['橡木', '橡木'] }).mapping.rowIs).toBe('sku')
    expect(targetsOf({ 产品编号: ['A', 'B'], 名称: ['橡木', '白蜡'] }).mapping.rowIs).toBe('product')
  })

  it('that is hardly understood says so', () => {
    const { isEnough, missing, understood } = targetsOf({ alpha: ['1'], beta: ['2'], Preis: ['3'] })
    expect({ isEnough, missing }).toEqual({ isEnough: false, missing: ['brand.englishName', 'key', 'enName'] })
    expect(understood).toBeCloseTo(1 / 3)
  })

  it('with dates that allow only one order has that order', () => {
    const order = (values: string[]) => targetsOf({ 'Valid until': values }).mapping.columns[0]?.dateOrder
    expect([order(['31/01/2026']), order(['01/31/2026']), order(['2026-01-31'])]).toEqual(['dmy', 'mdy', 'ymd'])
  })
})
