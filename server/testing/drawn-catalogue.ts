import fc from 'fast-check'
import type { importProduct, ImportLine } from '../../contract/import-file.ts'
import type * as z from 'zod'

type ProductLine = z.input<typeof importProduct>

/** Picture files that generated lines name, beside the import file. */
export const DRAWN_PICTURES = ['one.png', 'two.png', 'three.png']
export const DRAWN_DOCUMENTS = ['one.pdf', 'two.pdf']

const few = <Value>(...values: Value[]) => fc.constantFrom(...values)
/** Texts as people write them, including some that spreadsheets take for something else. */
const text = few(
  'Oak',
  'Ash, oiled',
  '=1+1',
  '-5 °C',
  'Says "so"',
  'Two\nlines',
  '人字拼 60 × 60',
  "'tis",
  '+49',
  '@home',
  '1.234',
  '🧱 brick',
)
const stated = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
const cleared = <Value>(value: fc.Arbitrary<Value>) =>
  fc.option(fc.option(value, { nil: null, freq: 3 }), { nil: undefined, freq: 3 })
const price = fc.integer({ min: 0, max: 9_999_999 }).map((minor) => minor / 100)
const exact = few(0.125, 1.234, 12.5, 14, 999.999, 1200, 1234.5, 0.001)

const pictureFile = few(...DRAWN_PICTURES)
const picture = fc.oneof(pictureFile, fc.record({ file: pictureFile, mmWidth: exact }))
const pictures = fc.array(picture, { maxLength: 3 })

const attribute = fc.oneof(
  fc.record(
    { enName: few('Thickness', 'Weight'), name: stated(few('厚度')), unit: few('mm', 'kg'), value: exact },
    { requiredKeys: ['enName', 'unit', 'value'] },
  ),
  fc.record({
    enName: few('Finish', 'Use'),
    value: fc.array(few('Oil', 'Wax', 'Home', '油'), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    enName: few('Finish', 'Use'),
    name: few('表面'),
    value: few('油', '蜡', '家'),
    enValue: few('Oiled', 'Waxed', 'Homely'),
  }),
  fc.record({ name: few('说明'), enName: few('Note'), type: few('text' as const), value: text, enValue: text }),
  fc.record({
    enName: few('Load'),
    unit: few('kN'),
    type: few('range' as const),
    value: fc.oneof(
      exact,
      fc.tuple(exact, exact).map(([one, other]) => ({ low: Math.min(one, other), high: Math.max(one, other) })),
    ),
  }),
  fc.record({ enName: few('Heated floor'), value: fc.boolean() }),
)
const attributes = fc.array(attribute, { maxLength: 4 })

const category = few(
  [{ enName: 'Flooring', name: '地面' }],
  [{ enName: 'Flooring' }, { enName: 'Timber', name: '木地板' }],
  [{ enName: 'Flooring' }, { name: '石材' }],
  [{ enName: 'Walls / ceilings' }, { enName: 'Panels' }],
)

function sku(key: string) {
  return fc
    .record({
      model: few(1, 2, 3).map((number) => `${key}-${number}`),
      name: cleared(text),
      enName: cleared(text),
      status: stated(few('on_sale' as const, 'withdrawn' as const)),
      price: stated(fc.tuple(price, price)),
      taxIncluded: cleared(fc.boolean()),
      stock: cleared(exact),
      leadTimeDays: cleared(fc.nat(90)),
      size: cleared(fc.record({ length: exact, width: exact, thickness: exact }, { requiredKeys: ['length'] })),
      packCoverage: cleared(exact),
      packPieces: cleared(fc.integer({ min: 1, max: 40 })),
      productDimension: cleared(text),
      color: cleared(fc.record({ system: few('RAL', 'NCS', 'House'), name: few('1011', 'S 0500-N', 'Moss') })),
      colorHex: cleared(few('#AABBCC', '#112233')),
      origin: cleared(few('SE', 'CN-GD', 'IT')),
      domesticOrImported: stated(few('domestic' as const, 'imported' as const)),
      hasCustomOption: cleared(few(0 as const, 1 as const)),
      coverImage: cleared(picture),
      productImage: cleared(picture),
      dimensionImages: stated(pictures),
      caseImages: stated(pictures),
      attrs: stated(attributes),
    })
    .map(({ price: ends, ...facts }) => ({
      ...facts,
      ...(ends && {
        minPrice: Math.min(...ends),
        maxPrice: Math.max(...ends),
        ...((ends[0] ?? 0) % 2 >= 1 && { priceQuantity: 100 as const }),
      }),
    }))
}

const certificate = fc.record({
  enAuthority: few('A body', 'Another body'),
  scheme: few('low_emission', 'other'),
  number: few('N-1', 'N-2'),
  issuedOn: cleared(few('2025-01-01')),
  expiresOn: cleared(few('2027-03-01')),
  file: cleared(few(...DRAWN_DOCUMENTS)),
})

const product: fc.Arbitrary<ProductLine> = few('OAK', 'ASH', 'ELM', 'FIR').chain((key) =>
  fc.record({
    key: fc.constant(key),
    brand: fc.record(
      {
        englishName: few('Nordhem', 'Terrazza'),
        name: cleared(text),
        country: cleared(few('SE', 'IT')),
        logo: cleared(pictureFile),
        enDescription: cleared(text),
      },
      { requiredKeys: ['englishName'] },
    ),
    status: stated(few('on_sale' as const, 'withdrawn' as const)),
    rank: cleared(fc.nat(50)),
    enName: fc.constant(key),
    name: cleared(text),
    description: cleared(text),
    enDescription: cleared(text),
    category,
    platformNo: cleared(few(`Q-${key}`)),
    currencyUnit: stated(few('CNY', 'EUR', 'rmb')),
    measurementUnit: stated(few('square_meter', 'roll', 'piece')),
    attrs: stated(attributes),
    auths: stated(fc.array(certificate, { maxLength: 2 })),
    files: stated(
      fc.array(fc.record({ enName: text, kind: few('data_sheet', 'other'), file: few(...DRAWN_DOCUMENTS) }), {
        maxLength: 2,
      }),
    ),
    structuralImages: stated(pictures),
    skus: fc.uniqueArray(sku(key), { minLength: 1, maxLength: 3, selector: ({ model }) => model }),
  }),
)

const setting = fc.oneof(
  fc.record({ rate: fc.record({ currency: few('EUR', 'USD'), date: few('2026-11-01', '2026-11-02'), cny: few(7.12, 8.2) }) }),
  fc.record({ rate: fc.record({ currency: few('EUR', 'USD'), date: few('2026-11-03'), perCny: few(0.1403, 0.13) }) }),
  fc.record({ category: fc.record({ path: category, sort: fc.nat(9), image: cleared(pictureFile) }) }),
  fc.record({ dict: fc.record({ type: few('product_measurement_unit' as const), value: few('pallet', 'bundle'), label: few('托'), remark: few('pallet'), sort: fc.nat(9) }) }),
  fc.record({ words: fc.oneof(fc.record({ same: few(['oak', 'quercus'], ['ash']) }), fc.record({ from: few('wood'), to: few(['oak'], ['oak', 'ash']) })) }),
) // prettier-ignore

/** Arbitrary lines of an import: several may concern one product, and some may be refused. */
export const drawnLines = fc.array(fc.oneof({ weight: 4, arbitrary: product }, { weight: 1, arbitrary: setting }), {
  minLength: 1,
  maxLength: 7,
}) as fc.Arbitrary<ImportLine[]>
