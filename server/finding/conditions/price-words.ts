import { decimalOf, fractionOf, over, times } from '../../../contract/values/fraction.ts'
import type { Fraction } from '../../../contract/values/fraction.ts'
import { isUnitName, UNITS as VALUE_UNITS } from '../../../contract/values/units.ts'
import type { UnitName } from '../../../contract/values/units.ts'
import { ABOUT, ABOUT_AFTER, AT_LEAST, AT_MOST } from './comparisons.ts'
import { amountOf, FIGURE, HAN_DIGIT, NO_MORE_FIGURE, multiplierOf } from './figures.ts'

/** A price condition as it was typed. */
export interface PriceWords {
  /** Major units of `priceIn`; null: no limit. */
  priceMin: number | null
  priceMax: number | null
  priceIn: string
  /** The unit that was written, a value of product_measurement_unit. */
  priceUnit: string | null
  /** The stretch of the text; the end is exclusive. */
  from: number
  to: number
}

/** Currencies without a rate too: yen are not yuan. A sign that is part of another comes after it. */
const SIGNS: Record<string, string> = {
  JPY: String.raw`jpy|yen|円|日[元圆]`,
  HKD: String.raw`hk\$|hkd|港[币元纸]`,
  TWD: String.raw`nt\$|twd|新?台币`,
  SGD: String.raw`s\$|sgd|新加坡元|新币`,
  AUD: String.raw`a\$|au\$|aud|澳元|澳币`,
  CAD: String.raw`c\$|ca\$|cad|加元|加币`,
  NZD: String.raw`nz\$|nzd|纽元`,
  KRW: String.raw`₩|krw|won|韩[元币]`,
  INR: String.raw`₹|inr|rupees?|卢比`,
  CHF: String.raw`chf|francs?|瑞郎|法郎`,
  SEK: String.raw`sek|kronor|kr|瑞典克朗|克朗`,
  NOK: String.raw`nok|挪威克朗`,
  DKK: String.raw`dkk|kroner|丹麦克朗`,
  PLN: String.raw`pln|zł|zloty|兹罗提`,
  RUB: String.raw`₽|rub|roubles?|rubles?|卢布`,
  TRY: String.raw`₺|try|lira|里拉`,
  THB: String.raw`฿|thb|baht|泰铢`,
  CNY: String.raw`¥|cny|rmb|yuan|人民币|元|块钱?`,
  EUR: String.raw`€|eur(?:os?)?|欧元?`,
  USD: String.raw`us\$|\$|usd|dollars?|美元|美金`,
  GBP: String.raw`£|gbp|pounds?|英镑`,
}
const WHOLE_SIGNS = Object.entries(SIGNS).map(([code, signs]) => ({ code, is: new RegExp(`^(?:${signs})$`, 'i') }))
const SIGN = Object.values(SIGNS).join('|')
/** Not the beginning of a size, percentage, other measure or longer number. */
const NO_SIZE = String.raw`(?![\d.,]*\d|\s*(?:[mck]?m2?\b|sq|平|毫米|厘米|公分|米|inch|"|ft\b|feet|kg\b|公斤|g\b|%|x|×|\*|db\b|分贝|rubs|martindale|cycles|转|次|wide\b|long\b|thick\b|high\b|deep\b|in (?:width|length|height)\b|[宽长厚高深](?!\p{sc=Han})|days?\b|weeks?\b|months?\b|years?\b|hours?\b|小时|天|日|周|年|pcs\b|pieces|[件片张]))`
/** Units of sale. */
const UNITS: [unit: string, spellings: string][] = [
  ['square_meter', String.raw`m2|sqm|sq\.?\s?m|square met(?:re|er)|met(?:re|er)s? squared?|平方米|平米|平方|平`],
  ['square_foot', String.raw`ft2|sq\.?\s?ft|sqft|sf|square f(?:oo|ee)t|平方英尺`],
  ['square_yard', String.raw`yd2|sq\.?\s?yds?|square yards?|平方码`],
  ['cubic_meter', String.raw`m3|cubic met(?:re|er)|立方米?`],
  ['kilogram', String.raw`kgs?|kilo(?:gram(?:me)?)?|公斤|千克`],
  ['litre', String.raw`l|lit(?:re|er)|公?升`],
  ['gallon', 'gal(?:lon)?s?|加仑'],
  ['pound', 'lbs?|磅'],
  ['tonne', 'tonnes?|tons?|吨'],
  ['pack', 'packs?|包'],
  ['pair', 'pairs?|对|双'],
  ['bag', 'bags?|袋'],
  ['bucket', 'buckets?|pails?|桶'],
  ['pallet', 'pallets?|托盘?'],
  ['slab', 'slabs?|大板'],
  ['yard', '(?:linear |running )?(?:yards?|yds?)|码'],
  ['foot', String.raw`(?:linear |running )?f(?:oo|ee)t|ft|lf|英尺`],
  ['roll', String.raw`rolls?|卷`],
  ['sheet', 'sheet|张'],
  ['box', 'box|carton|箱|盒'],
  ['set', 'set|套'],
  ['piece', 'pcs?|piece|tile|plank|board|件|片|块|个|支|根'],
  ['meter', String.raw`m|(?:linear |running )?met(?:re|er)|lm|延?长?米`],
]
const WHOLE_UNITS = UNITS.map(([unit, spellings]) => ({ unit, is: new RegExp(`^(?:${spellings})$`, 'u') }))
const UNIT = UNITS.map(([, spellings]) => spellings).join('|')
const PER = String.raw`(?:\s*(?:\/|per|a|每|一)\s*(?:(?<count>10{1,3}|百|千)\s*)?(?<per>${UNIT})(?![\p{sc=Latin}\p{N}]))?`
const EACH = String.raw`(?:[每一](?<countBefore>10{1,3}|百|千)?(?<each>${UNIT})\s*)?`
/** Not part of a model number; a price may follow a Han character directly: 地毯500以下. */
const NO_MODEL = String.raw`(?<![\p{sc=Latin}\p{N}#_/×*-]|\p{N}[.,]|\p{sc=Latin}\.)`
/** Not the figure of another measurable property. */
const NO_OTHER = String.raw`(?<!\b(?:nrc|alpha|lrv|r|u-?value|class|grade|size|density|thickness|thick|width|wide|height|length|weight|age|martindale)[\s:=]*)(?<!(?:厚度?|宽度?|长度|高度|密度|重量|耐磨|系数)[\s:为=]*)`

/** Not a count of things; things sold by number (tiles, boards) are left out, because the price is theirs. */
const NO_COUNT = String.raw`(?!\/\d|[\s-]*(?:shades?|colou?rs?|colorways?|lux|lumens?|lm|watts?|volts?|hz|options?|designs?|patterns?|styles?|sizes?|finishes|samples?|layers?|coats?|ply|lit(?:re|er)s?|ml|tons?|tonnes?|psi|mpa|kpa|degrees?|grit|gsm|minutes?|mins?|seconds?|km|miles?|lbs?|oz|yards?|microns?|denier|ppm|stars?|reviews?|people|products?|items?|results?|brands?|suppliers?)\b|[种个款色度升瓦伏层遍人秒目档级吨斤支根卷箱桶包套]|克(?!朗)|流明|勒克斯|分钟)`

const priceOf = (name: string, figure = FIGURE) =>
  String.raw`(?<${name}Before>${SIGN})?\s*(?<${name}>${figure})${NO_MORE_FIGURE}${NO_COUNT}\s*(?:(?<${name}After>${SIGN})(?![a-z]))?${NO_SIZE}`

const UP_TO = String.raw`${AT_MOST}|budget(?: of| is)?|within|预算(?:在|为)?`
const FROM = String.raw`${AT_LEAST}|from`
const DOWN = String.raw`以下|以内|之内|or (?:less|under|below)(?!\s*[\d¥€$£])|max(?:imum)?(?![a-z])`
const UP = String.raw`以上|起(?!绒)|or more|and up|\+`

/** What a text must hold to have the form, and the form, which alone is slow to find nothing. */
type Form = [needed: string, form: string]

const before = (words: string, name: string, besides: string): Form => [
  words,
  String.raw`(?:^|(?<=[\s|,;、。的\p{sc=Han}]))${NO_OTHER}${EACH}(?:${words})\s*(?:${ABOUT}\s*)?${priceOf(name)}${PER}(?:\s*(?:${besides}))?`,
]
const after = (words: string, name: string): Form => [
  words,
  String.raw`${NO_MODEL}${NO_OTHER}${EACH}${priceOf(name)}${PER}\s*(?:${words})(?:\s*[每一]\s*(?<perBehind>平方米|平米|平方?))?`,
]

/** Not one end of a reversed range. */
const ALONE = String.raw`(?<!\bbetween\s.*)(?<![\d一二两三四五六七八九]\s*[€$£¥元]?\s*(?:-|–|—|~|至|到|to)\s*)`
const NO_RANGE = String.raw`(?!\s*(?:-|–|—|~|至|到|to)\s*\D?\d)`

/** The first figure of a range may share the second's place: 两到三千. */
const LOW = String.raw`${FIGURE}|(?<![\p{sc=Han}])${HAN_DIGIT}`

const SIGN_BEFORE = String.raw`us\$|[¥€$£]`
const SIGN_AFTER = '[€£]|eur(?:os?)?|usd|gbp|cny|rmb|yuan|人民币|欧?元|美[元金]|英镑'

const formsOf = (forms: readonly Form[]) =>
  forms.map(([needed, form]) => ({ mayHold: new RegExp(needed, 'iu'), form: new RegExp(form, 'iu') }))

const LIMITS = formsOf([
  // "200-500元" and "between 200 and 500" come before the patterns of a single end.
  [
    'between|from',
    String.raw`${NO_OTHER}(?:between|from)\s+${priceOf('low', LOW)}\s*(?:and|to)\s*${priceOf('high')}${PER}`,
  ],
  [
    '[-–—~至到]|to',
    String.raw`(?<said>(?:价格|价位|单价|预算|price[ds]?|budget)[在为约:\s]*)?${NO_MODEL}${NO_OTHER}${EACH}${priceOf('low', LOW)}\s*(?:-|–|—|~|至|到|to)\s*${priceOf('high')}${PER}(?:\s*之间)?`,
  ],
  before(UP_TO, 'high', DOWN),
  after(DOWN, 'high'),
  before(FROM, 'low', UP),
  after(UP, 'low'),
])

const ALONE_ONES = formsOf([
  // "€50", "50元": a price alone is an upper limit. Pounds may be a weight, and 块 a count.
  [
    SIGN_BEFORE,
    String.raw`${ALONE}${NO_MODEL}${NO_OTHER}${EACH}(?<highBefore>${SIGN_BEFORE})\s*(?<high>${FIGURE})${NO_SIZE}${NO_RANGE}${PER}`,
  ],
  [
    SIGN_AFTER,
    String.raw`${ALONE}${NO_MODEL}${NO_OTHER}${EACH}(?<high>${FIGURE})\s*(?<highAfter>${SIGN_AFTER})(?![a-z])${NO_SIZE}${NO_RANGE}${PER}`,
  ],
  // "300 per m²", 每平三百: a price of an area is one, whatever stands beside it.
  [
    String.raw`(?:\/|per|a|一)\s*(?:m2|sq|平|ft2)|[每一]平`,
    String.raw`${ALONE}${NO_MODEL}${NO_OTHER}${priceOf('high')}\s*(?:\/|per|a|每|一)\s*(?<per>m2|sqm|sq\.?\s?m|square met(?:re|er)|平方米|平米|平方?|ft2|sqft|square foot)(?![\p{sc=Latin}\p{N}])`,
  ],
  [
    String.raw`(?:\/|per)\s*(?:m(?!2)|l|roll|sheet|piece|kg)`,
    String.raw`${ALONE}${NO_MODEL}${NO_OTHER}${priceOf('high')}\s*(?:\/|per)\s*(?<per>m|met(?:re|er)|lm|rolls?|sheet|piece|lit(?:re|er)|kg)(?![\p{sc=Latin}\p{N}])`,
  ],
  ['每', String.raw`${ALONE}每(?<each>米|卷|张|片|箱|桶|公斤|升)\s*(?:${ABOUT}\s*)?${priceOf('high')}`],
  [
    '[每一]平',
    String.raw`${ALONE}[每一](?<each>平方米|平米|平方?)\s*(?:(?:预算)?(?:只[有要能给]?|才|也?就|给|出)|${ABOUT})?\s*${priceOf('high')}`,
  ],
])

const SAYS_ABOUT = String.raw`(?<!\p{sc=Latin})${ABOUT}(?!\p{sc=Latin})|${ABOUT_AFTER}`

/** "Around 250", 250左右: without a sign only where nothing follows that it may count. */
const ABOUT_ONES = formsOf([
  [
    SAYS_ABOUT,
    String.raw`${ALONE}${NO_OTHER}(?<![\p{L}\p{N}])${ABOUT}\s*${priceOf('high')}${PER}(?=\s*(?:$|[|,;.，；。、)]|(?:for|in|each|but|max)\b|的))`,
  ],
  [
    SAYS_ABOUT,
    String.raw`${ALONE}${NO_MODEL}${NO_OTHER}${EACH}${priceOf('high')}${PER}\s*${ABOUT_AFTER}(?:\s*(?:\/|per|a|每|一)\s*(?<perBehind>${UNIT})(?![\p{sc=Latin}\p{N}]))?`,
  ],
])
const IS_ABOUT = new RegExp(SAYS_ABOUT, 'iu')
const ABOUT_BEFORE = new RegExp(String.raw`(?<!\p{sc=Latin})${ABOUT}\s*$`, 'iu')
const ABOUT_BEHIND = new RegExp(String.raw`^\s*${ABOUT_AFTER}`, 'iu')
/** So much less or more is about a price. */
const NEAR = 0.2
/** Less without a sign may be a measure. */
const LEAST_ABOUT = 20
const MAY_HOLD_ONE = /\d|[百千万十]|hundred|thousand/u

const HIGHEST = 1_000_000_000

/**
 * The first price limit in a plain text: "under 500", "below ¥300/m2", "500以下", "200–500 元"; else null. A figure without a sign is in the
 * person's currency. Two figures without a sign may be a size, so they are prices only after "between".
 */
export function readPriceWords(plain: string, priceIn = 'CNY'): PriceWords | null {
  if (!MAY_HOLD_ONE.test(plain)) return null
  for (const one of [...LIMITS, ...ALONE_ONES, ...ABOUT_ONES]) {
    const found = one.mayHold.test(plain) ? one.form.exec(plain) : null
    const groups = found?.groups
    if (!found || !groups) continue
    const currency = currencyOf([groups['lowBefore'], groups['lowAfter'], groups['highBefore'], groups['highAfter']])
    if (currency === null) continue
    const said = groups['per'] ?? groups['each'] ?? groups['perBehind']
    const [priceUnit, factor] = comparedUnit(said === undefined ? null : unitOf(said))
    const [low, high] = amountsOf(groups['low'], groups['high']).map(
      (amount) => amount && perBase(amount, times(factor, countOf(groups['count'] ?? groups['countBefore']))),
    ) as [number | null, number | null]
    const isShort = multiplierOf(groups['high'] ?? '') > 1
    const isPlain =
      currency !== undefined ||
      groups['said'] !== undefined ||
      priceUnit !== null ||
      isShort ||
      /^(?:between|from)\b/u.test(found[0])
    if (low !== null && high !== null && (!isPlain || low > high)) continue
    if ((low ?? 0) > HIGHEST || (high ?? 0) > HIGHEST) continue
    const span = { from: found.index, to: found.index + found[0].trimEnd().length }
    const price = { priceMin: low, priceMax: high, priceIn: currency ?? priceIn, priceUnit, ...span }
    const about = LIMITS.includes(one) ? price : asAbout(price, plain)
    if (!ABOUT_ONES.includes(one) || isPlain || (high ?? 0) >= LEAST_ABOUT) return about
  }
  return null
}

/** What is about a price is a range around it. */
function asAbout(price: PriceWords, plain: string): PriceWords {
  const from = ABOUT_BEFORE.exec(plain.slice(0, price.from))?.index ?? price.from
  const to = price.to + (ABOUT_BEHIND.exec(plain.slice(price.to))?.[0].length ?? 0)
  const { priceMax } = price
  if (priceMax === null || !IS_ABOUT.test(plain.slice(from, to))) return price
  const [low, high] = [1 - NEAR, 1 + NEAR].map((share) => Math.round(priceMax * share * 100) / 100)
  return { ...price, priceMin: low ?? null, priceMax: high ?? null, from, to }
}

/** The second figure's multiplier may apply to the first: "2-3k" begins at 2000, but "500-2k" at 500. */
function amountsOf(low: string | undefined, high: string | undefined): [number | null, number | null] {
  const [least, most] = [low, high].map((figure) => (figure === undefined ? null : amountOf(figure.toLowerCase())))
  if (low === undefined || high === undefined) return [least ?? null, most ?? null]
  const [own, place] = [multiplierOf(low), multiplierOf(high)]
  const isShared = own === 1 && place > 1 && (least ?? 0) * place < (most ?? 0)
  return [isShared ? (least ?? 0) * place : (least ?? null), most ?? null]
}

/** A price of another area is compared per square metre; any other unit is asked for itself. */
function comparedUnit(unit: string | null): [unit: string | null, factor: Fraction] {
  if (!isUnitName(unit ?? undefined) || unit === 'square_meter') return [unit, ONE]
  const { dimension, is } = VALUE_UNITS[unit as UnitName]
  return dimension === 'area' ? ['square_meter', is] : [unit, ONE]
}

const ONE = fractionOf('1')

/** "per 100", 每百件. */
function countOf(said = '1'): Fraction {
  return fractionOf({ 百: '100', 千: '1000' }[said] ?? said)
}

/** Rounded half up to hundredths, as prices are compared. */
function perBase(amount: number, factor: Fraction): number {
  if (factor.numerator === factor.denominator) return amount
  return Number(decimalOf(over(fractionOf(String(amount)), factor), 2).text)
}

function unitOf(said: string): string | null {
  return WHOLE_UNITS.find(({ is }) => is.test(said.toLowerCase()))?.unit ?? null
}

/** Undefined without a sign, null if signs disagree. */
function currencyOf(signs: (string | undefined)[]): string | null | undefined {
  const said = signs.filter((sign) => sign !== undefined)
  // "$90 CAD", "¥500 JPY": the code decides between currencies that share a sign.
  const clear = said.filter((sign) => sign !== '$' && sign !== '¥')
  const codes = new Set((clear.length === 1 && said.length === 2 && isSameSign(said) ? clear : said).map(codeOf))
  return codes.size > 1 ? null : [...codes][0]
}

const isSameSign = (said: string[]) =>
  (said.includes('$') && said.some((sign) => /^[a-z]{2}d$/.test(sign))) ||
  (said.includes('¥') && said.some((sign) => codeOf(sign) === 'JPY'))

function codeOf(sign: string): string {
  return WHOLE_SIGNS.find(({ is }) => is.test(sign))?.code ?? 'CNY'
}

type Limits = Omit<PriceWords, 'from' | 'to'>

/** Several limits form one range. If they contradict each other or differ in currency, the last one holds. */
export function mergePrices<Words extends Limits>(one: Limits, other: Words): Words {
  if (areContrary(one, other) || one.priceIn !== other.priceIn) return other
  const { priceMin, priceMax } = bothLimits(one, other)
  return { ...other, priceMin, priceMax, priceUnit: other.priceUnit ?? one.priceUnit }
}

/** Whether no price is within both limits, so far as one can say. */
export function areContrary(one: Limits, other: Limits): boolean {
  const { priceMin, priceMax } = bothLimits(one, other)
  return one.priceIn === other.priceIn && priceMin !== null && priceMax !== null && priceMin > priceMax
}

function bothLimits(one: Limits, other: Limits): Pick<Limits, 'priceMin' | 'priceMax'> {
  return { priceMin: other.priceMin ?? one.priceMin, priceMax: other.priceMax ?? one.priceMax }
}

/** Sold by length, and by area, in whose prices a metre is a square metre; and by the roll. */
const BY_LENGTH =
  /fabric|cloth|textile|curtain|drap(?:e|ery)|upholster|velvet|linen|voile|sheer|leather|skirting|baseboard|border|\btrims?\b|edging|profile|runner|broadloom|ribbon|by the met|[布帘皮绒]|面料|织物|踢脚|线条|收边|压条|卷材/u
const BY_AREA =
  /\bfloor|\btil(?:e|ing)|slab|\bstones?\b|marble|granite|limestone|travertine|\bslate|terrazzo|porcelain|paving|pavers?\b|decking|parquet|laminate|panels?\b|cladding|\bcork|vinyl|linoleum|veneer|plywood|\bboards?\b|zellige|mosaic|[砖石]|地板|地面|墙板|饰面|板材|岩板|木板|马赛克|地胶/u
const BY_ROLL = /wall ?papers?|墙纸|壁纸/u
const RUNNING = /linear|running|\bl(?:f)?m\b|延/u

/** The unit that a price is of, by the things of its text: a floor is sold by the square metre, whoever says "a metre". */
export function unitMeant({ priceUnit }: Pick<PriceWords, 'priceUnit'>, said: string, whole: string): string | null {
  if (priceUnit === null) return BY_ROLL.test(whole) && !BY_AREA.test(whole) ? 'roll' : null
  const isArea = priceUnit === 'meter' && !RUNNING.test(said) && BY_AREA.test(whole) && !BY_LENGTH.test(whole)
  return isArea ? 'square_meter' : priceUnit
}
