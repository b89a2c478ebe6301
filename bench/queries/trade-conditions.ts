import { rgbOfHex, labOfRgb } from '../../contract/colors/lab.ts'
import { deltaE00 } from '../../contract/colors/color-difference.ts'
import type { ImportAttribute } from '../../contract/import-file.ts'
import { colourOf, type DemoProduct, type DemoSku } from '../../demo/products/product.ts'
import { COLOUR_CENTRES } from './colour-centres.ts'

/** A trade query's definition of a right product; all fields must hold. trade-queries.md explains the words. */
export interface Condition {
  category?: string[]
  any?: Condition[]
  colour?: string | string[]
  nearest?: string
  use?: string | string[]
  species?: string | string[]
  finish?: string | string[]
  slip?: string
  fire?: string | string[]
  scheme?: string | string[]
  frostProof?: true
  underfloorHeating?: true
  washable?: true
  inStock?: true
  origin?: string | string[]
  alphaWMin?: number
  impactSoundMin?: number
  martindaleMin?: number
  lightFastnessMin?: number
  recycledMin?: number
  lightTransmissionMin?: number
  pileHeightMin?: number
  waterAbsorptionMax?: number
  pileHeightMax?: number
  leadMaxDays?: number
  thickness?: number | number[]
  thicknessMin?: number
  thicknessMax?: number
  lengthMin?: number
  widthMin?: number
  size?: [number, number]
  priceMax?: number
  priceMin?: number
  currency?: string
  per?: 'm2' | 'any'
  attr?: string
  value?: string
  text?: string[]
  sort?: string
}

/** One SKU on sale with its product, against which a condition is checked. */
interface Asked {
  product: DemoProduct
  sku: DemoSku
}

/** The day on which certificates must be valid, as the clocks of tests and bench have it. */
export interface CheckDay {
  today: string
}

/** The keys of the products that have a SKU which meets a condition. */
export function keysMeeting(condition: Condition, products: readonly DemoProduct[], day: CheckDay): string[] {
  const met = products.filter((product) => skusOnSale(product).some((sku) => meets({ product, sku }, condition, day)))
  return (condition.sort ? sortedThird(met, condition.sort) : met).map(({ key }) => key)
}

export function skusOnSale({ status, skus }: DemoProduct): DemoSku[] {
  return status ? [] : skus.filter((sku) => !sku.status)
}

type Check<Name extends keyof Condition> = (asked: Asked, wanted: NonNullable<Condition[Name]>, rest: Rest) => boolean
interface Rest extends CheckDay {
  condition: Condition
}

function meets(asked: Asked, condition: Condition, day: CheckDay): boolean {
  return (Object.entries(condition) as [keyof Condition, never][]).every(([name, wanted]) =>
    CHECKS[name](asked, wanted, { condition, ...day }),
  )
}

const CHECKS: { [Name in keyof Condition]-?: Check<Name> } = {
  category: ({ product }, wanted) => wanted.some((path) => liesIn(product, path.split(' > '))),
  any: (asked, wanted, rest) => wanted.some((condition) => meets(asked, condition, rest)),
  colour: ({ product, sku }, wanted) => listed(wanted).some((colour) => isOfColour(colourOf(product, sku), colour)),
  // The other fields decide what counts as near.
  nearest: () => true,
  use: ({ product }, wanted) => listed(wanted).some((use) => textsOf(product, 'Use').includes(USES[use] ?? use)),
  species: ({ product }, wanted) => hasWord(textsOf(product, 'Species'), wanted),
  finish: ({ product, sku }, wanted) => hasWord([...textsOf(product, 'Finish'), ...(sku.shade ?? [])], wanted),
  slip: ({ product }, wanted) => {
    const [own = ''] = textsOf(product, 'Slip class')
    return wanted.startsWith('>=') ? numberIn(own) >= numberIn(wanted) : own === wanted
  },
  fire: ({ product }, wanted) =>
    textsOf(product, 'Fire class').some((own) =>
      listed(wanted).some((one) => (one.endsWith('…') ? own.startsWith(one.slice(0, -1)) : own === one)),
    ),
  scheme: ({ product }, wanted, { today }) =>
    (product.certificates ?? []).some(
      ({ scheme, issuedOn, expiresOn }) =>
        listed(wanted).includes(scheme) && (issuedOn ?? '') <= today && (expiresOn ?? '9') >= today,
    ),
  frostProof: ({ product }) => isSaid(product, 'Frost proof'),
  underfloorHeating: ({ product }) => isSaid(product, 'Underfloor heating'),
  washable: ({ product }) => isSaid(product, 'Washable'),
  inStock: ({ sku }) => (sku.stock ?? 0) > 0,
  origin: ({ product }, wanted) => listed(wanted).some((code) => product.origin.split('-')[0] === code),
  alphaWMin: atLeast('Sound absorption'),
  impactSoundMin: atLeast('Impact sound reduction'),
  martindaleMin: atLeast('Abrasion'),
  lightFastnessMin: atLeast('Light fastness'),
  recycledMin: atLeast('Recycled share'),
  lightTransmissionMin: atLeast('Light transmission'),
  pileHeightMin: atLeast('Pile height'),
  waterAbsorptionMax: atMost('Water absorption'),
  pileHeightMax: atMost('Pile height'),
  leadMaxDays: ({ sku }, wanted) => (sku.leadTimeDays ?? DEFAULT_LEAD) <= wanted,
  thickness: (asked, wanted) => [wanted].flat().some((mm) => Math.abs((thicknessOf(asked) ?? NaN) - mm) <= 0.5),
  thicknessMin: (asked, wanted) => (thicknessOf(asked) ?? NaN) >= wanted,
  thicknessMax: (asked, wanted) => (thicknessOf(asked) ?? NaN) <= wanted,
  lengthMin: (asked, wanted) => sizeOf(asked).length >= wanted,
  widthMin: (asked, wanted) => sizeOf(asked).width >= wanted,
  size: (asked, [one, other]) => {
    const { length, width } = sizeOf(asked)
    const isNear = (own: number, mm: number) => Math.abs(own - mm) <= Math.max(5, mm * 0.03)
    return (isNear(length, one) && isNear(width, other)) || (isNear(length, other) && isNear(width, one))
  },
  priceMax: (asked, wanted, rest) => (pricesOf(asked, rest)?.[0] ?? Infinity) <= wanted,
  priceMin: (asked, wanted, rest) => (pricesOf(asked, rest)?.[1] ?? -Infinity) >= wanted,
  currency: () => true,
  per: () => true,
  attr: ({ product }, _wanted, { condition }) =>
    textsOf(product, 'Fixing').some((own) => saysFixing(own, condition.value ?? '')) ||
    textsOf(product, 'Laying').some((own) => saysFixing(own, condition.value ?? '')),
  value: () => true,
  text: ({ product, sku }, wanted) => hasWord(saidOf(product, sku), wanted),
  sort: () => true,
}

const DEFAULT_LEAD = 14
/** The author's words where the catalogue uses others. */
const USES: Record<string, string> = { School: 'Education' }
const FIXINGS: Record<string, RegExp> = {
  click: /click/i,
  glued: /glue|bond|adhesive/i,
  magnetic: /magnet/i,
  'tongue and groove': /tongue/i,
}

function saysFixing(own: string, wanted: string): boolean {
  return FIXINGS[wanted]?.test(own) ?? false
}

/** A level of a path matches the beginning of the category's name: "Wired" is "Wired glass". */
function liesIn({ category }: DemoProduct, path: string[]): boolean {
  return path.every((level, depth) => {
    const name = category[depth]?.enName ?? ''
    return name === level || name.startsWith(`${level} `)
  })
}

function listed(wanted: string | string[]): string[] {
  return typeof wanted === 'string' ? [wanted] : wanted
}

/** Whether the colour lies near the centre of a plain colour word. */
function isOfColour(hex: string | undefined, colour: string): boolean {
  const centre = COLOUR_CENTRES[colour]
  if (!hex || !centre) return false
  return deltaE00(labOfRgb(rgbOfHex(hex)), labOfRgb(rgbOfHex(centre.hex))) <= (centre.isBroad ? 20 : 15)
}

function attributesOf({ attributes }: DemoProduct, name: string): ImportAttribute[] {
  return attributes.filter(({ enName }) => enName === name)
}

/** The values of an attribute, in English where there is English. */
function textsOf(product: DemoProduct, name: string): string[] {
  return attributesOf(product, name).flatMap(({ value, enValue }) =>
    [enValue ?? value].flat().filter((text) => typeof text === 'string'),
  )
}

function isSaid(product: DemoProduct, name: string): boolean {
  return attributesOf(product, name).some(({ value }) => value === true)
}

function numbersOf(product: DemoProduct, name: string): number[] {
  return attributesOf(product, name).flatMap(({ value }) =>
    typeof value === 'number' ? [value] : typeof value === 'string' ? [numberIn(value)] : [],
  )
}

type CheckNumber = (asked: Asked, wanted: number) => boolean

function atLeast(name: string): CheckNumber {
  return ({ product }, wanted) => numbersOf(product, name).some((own) => own >= wanted)
}

function atMost(name: string): CheckNumber {
  return ({ product }, wanted) => numbersOf(product, name).some((own) => own <= wanted)
}

function numberIn(text: string): number {
  return Number(/[\d.]+/.exec(text)?.[0] ?? NaN)
}

function sizeOf({ product, sku }: Asked): DemoProduct['size'] {
  return sku.size ?? product.size
}

function thicknessOf(asked: Asked): number | undefined {
  return sizeOf(asked).thickness ?? numbersOf(asked.product, 'Thickness')[0]
}

/** Yuan for one unit of a currency: the demonstration's own rates, and one that it lacks. */
const RATES: Record<string, number> = { CNY: 1, shown: 1, rmb: 1, EUR: 8.21, USD: 7.12, GBP: 9.3 }

/** The lowest and highest price of a SKU in the requested currency, per square metre if requested. */
function pricesOf({ product, sku }: Asked, { condition }: Rest): [number, number] | undefined {
  const price = sku.price ?? product.price
  if (!price) return undefined
  const factor = (RATES[product.currency ?? 'CNY'] ?? 1) / (RATES[condition.currency ?? 'shown'] ?? 1)
  const area = condition.per === 'm2' ? areaOf({ product, sku }) : 1
  return area === undefined ? undefined : [(price[0] * factor) / area, (price[1] * factor) / area]
}

/** Square metres in one unit of sale. */
function areaOf(asked: Asked): number | undefined {
  const { product, sku } = asked
  const { length, width } = sizeOf(asked)
  const pack = sku.pack ?? product.pack
  if (product.unit === 'square_meter') return 1
  if (product.unit === 'meter') return width / 1000
  if (product.unit === 'piece') return (length * width) / 1_000_000
  return pack?.coverage
}

/** The names and materials of a product, without its description. */
function saidOf(product: DemoProduct, sku: DemoSku): string[] {
  const attributes = [
    'Composition',
    'Construction',
    'Species',
    'Alloy',
    'Finish',
    'Pattern',
    'Look',
    'Substrate',
    'Printing',
    'Core',
  ]
  return [
    product.name,
    product.enName ?? '',
    ...(sku.shade ?? []),
    ...attributes.flatMap((name) =>
      attributesOf(product, name).flatMap(({ value, enValue }) => [value, enValue ?? []].flat().map(String)),
    ),
  ]
}

/** Latin text matches whole words, Chinese text characters. */
function hasWord(texts: string[], wanted: string | string[]): boolean {
  const words = listed(wanted).map((word) => word.toLowerCase())
  return texts.some((text) => {
    const own = text.toLowerCase()
    return words.some((word) => (/^[\x20-\x7e]+$/.test(word) ? new RegExp(`\\b${word}`).test(own) : own.includes(word)))
  })
}

/** The cheapest or lightest third, and five at least. */
function sortedThird(products: DemoProduct[], sort: string): DemoProduct[] {
  const keyOf = (product: DemoProduct): number =>
    sort.startsWith('weight')
      ? (numbersOf(product, 'Weight')[0] ?? Infinity)
      : Math.min(
          ...skusOnSale(product).map(
            (sku) => pricesOf({ product, sku }, { condition: {}, today: '' })?.[0] ?? Infinity,
          ),
        )
  return products
    .toSorted((one, other) => keyOf(one) - keyOf(other))
    .slice(0, Math.max(5, Math.ceil(products.length / 3)))
}
