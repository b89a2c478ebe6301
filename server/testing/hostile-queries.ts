import fc from 'fast-check'

const KILOBYTE = 1024

/** Values that are known to break programs, percent-encoded as in a URL. */
const ENCODED = [
  '%00',
  'oak%00',
  // A lone surrogate, an overlong slash, half a character, half an escape.
  '%ED%A0%80',
  '%C0%AF',
  '%E6%9C',
  '%',
  '%zz',
  '%uD800',
  '+',
  '%20%09%0A%0D',
  '%2525',
]

const TEXTS = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '-1e999',
  '1e-999',
  '-1',
  '-0',
  '0',
  '0.001',
  '1.005',
  '0x10',
  '1_000',
  '１２',
  '١٢',
  '9007199254740993',
  '999999999999999999',
  '9'.repeat(19),
  '9'.repeat(400),
  '1,2',
  ',',
  ',,,',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  '(a+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '.*.*.*.*.*x',
  '[',
  '\\',
  '%_\\%',
  "'; DROP TABLE product; --",
  '" OR 1=1',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '👩🏽‍🚀',
  '👨‍👩‍👧‍👦👨‍👩‍👧‍👦',
  '\u202Eoak\u202C',
  '\u200F\u200E',
  '\uFEFFoak',
  'oak\u0301\u0302\u0303',
  '\u0301'.repeat(200),
  'ﬀ ǅ İ ı ß ſ',
  'oak橡木дуб오크オーク',
  '人字拼',
  '𠮷𡃁',
  '..',
  '5..',
  '..5',
  '9..1',
  '1e9..1e999',
  'NaN..Infinity',
  '1..2..3',
  '-..-',
  '.....',
  `${'1.'.repeat(99)}x`,
  '#ffffff',
  'ffffff',
  '#fff',
  'gggggg',
]

/** Long lists of ids: a thousand values are allowed, one more is not. */
const LISTS = [1000, 1001, 5000].map((count) => Array.from({ length: count }, (_, index) => index).join(','))

const LONG = [
  'x'.repeat(200),
  'x'.repeat(201),
  'a '.repeat(100),
  '木'.repeat(200),
  'x'.repeat(10 * KILOBYTE),
  '木'.repeat(10 * KILOBYTE),
  'x'.repeat(100 * KILOBYTE),
  '..'.repeat(5 * KILOBYTE),
]

/** Arbitrary values of a query parameter. */
const hostileValue = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS).map(encodeURIComponent) },
  { weight: 1, arbitrary: fc.constantFrom(...TEXTS.filter((text) => !/[#&]/.test(text))) },
  { weight: 2, arbitrary: fc.constantFrom(...ENCODED) },
  { weight: 1, arbitrary: fc.constantFrom(...LISTS, ...LONG).map(encodeURIComponent) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map(encodeURIComponent) },
  { weight: 2, arbitrary: fc.double().map((number) => encodeURIComponent(String(number))) },
  { weight: 2, arbitrary: fc.nat(40).map(String) },
)

const SUFFIXES = [
  '',
  '',
  '',
  '',
  '[]',
  '[0]',
  '[0]',
  '[1]',
  '[x]',
  '[',
  '.a',
  '.a.b.c.d',
  '.__proto__',
  '.0',
  '.length',
]

const STRANGE_NAMES = [
  '__proto__',
  '__proto__.polluted',
  'constructor',
  'constructor.prototype.polluted',
  'toString',
  'hasOwnProperty',
  'attrs',
  'attrs.',
  'attrs.0',
  'attrs.1',
  'attrs.2',
  'attrs.3[0]',
  'attrs.3[1]',
  'attrs.-1',
  'attrs.01',
  'attrs.1e3',
  'attrs.999999999999999999',
  'attrs.9999999999999999999',
  'attrs.__proto__',
  'attrs.constructor',
  'attrs.1.2',
  'attrs[1]',
  '',
  '.',
  '...',
  '[]',
  '%00',
  '%F0%9F%92%A3',
  'a'.repeat(KILOBYTE),
]

/** Ordinary values, so that much of a query passes the first validation. */
const HARMLESS = [
  'pageSize=5',
  'sort=price-asc',
  'sort=price-desc',
  'sort=name',
  'sort=color',
  'keyword=oak',
  'keyword=xiangmu',
  'skuId=1',
  'categoryId=1',
  'brandId=1',
  'colorHex=a0522d',
  'colorDistance=20',
  'priceMin=10',
  'priceMax=90',
  'hasCustomOption=0',
  'inStock=1',
  'attrs.1=5..20',
  'attrs.2=Home',
]

/** A query string of some of these parameters and of others, each once or more, in every form. */
export function hostileQuery(parameters: string[]): fc.Arbitrary<string> {
  const known = fc.tuple(fc.constantFrom(...parameters), fc.constantFrom(...SUFFIXES)).map((parts) => parts.join(''))
  const name = fc.oneof({ weight: 5, arbitrary: known }, { weight: 1, arbitrary: fc.constantFrom(...STRANGE_NAMES) })
  const hostile = fc.tuple(name, hostileValue).map((parts) => parts.join('='))
  const pair = fc.oneof({ weight: 1, arbitrary: hostile }, { weight: 2, arbitrary: fc.constantFrom(...HARMLESS) })
  return fc.array(pair, { minLength: 1, maxLength: 5 }).map((pairs) => pairs.join('&').slice(0, 120 * KILOBYTE))
}
