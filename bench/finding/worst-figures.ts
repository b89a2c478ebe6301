import { getProductFacets, getProductPage, getSuggestions } from '../../contract/catalogue.ts'
import { short } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { createRandom } from '../generator/random.ts'
import { say } from '../say.ts'
import { spreadOf, timed } from '../spread.ts'
import type { Testbed } from './testbed.ts'
import type { KnownSku } from './known-skus.ts'
import { facetsPath, pagePath } from './question.ts'
import type { Question } from './question.ts'

const ROUNDS = 10
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
const LONGEST_KEYWORD = 200
const LONGEST_LIST = 1000
const MOST_ATTRIBUTES = 100
/** Our own target: a longer wait is noticeable. */
const TARGET = { atMost: 100 }

/** The most expensive requests for page and facets: each of many kinds, several times. */
export async function worstFigures(testbed: Testbed): Promise<Figure[]> {
  const { catalogue, client } = testbed
  say(`Finding, ${catalogue.name}: the worst that can be asked`)
  const results: [name: string, most: number][] = []
  for (const [name, paths] of worstCases(testbed)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      for (const path of paths) times.push(await timed(() => client.get(path)))
    results.push([name, spreadOf(times).most])
  }
  results.sort(([, one], [, other]) => other - one)
  const [slowest] = results
  return [
    {
      name: `slowest request of ${results.length} worst cases, ${catalogue.name}`,
      value: slowest?.[1] ?? 0,
      unit: 'ms',
      target: TARGET,
      note: results.map(([name, most]) => `${name} ${short(most)}`).join('; '),
      details: Object.fromEntries(results),
    },
  ]
}

function worstCases({ skus, texts }: Testbed): [string, string[]][] {
  const random = createRandom(17)
  const letters = Array.from({ length: LONGEST_KEYWORD }, () => random.pick(LETTERS)).join('')
  const names = texts.slice(0, 60).map(({ enName }) => enName.replace(/[aeiou]/, 'x'))
  const characters = texts.map(({ name }) => name.replaceAll(/\P{Script=Han}/gu, '')).join('')
  const words = (keyword: string): Question => ({ keyword: keyword.slice(0, LONGEST_KEYWORD).trim() })
  const ids = Array.from({ length: LONGEST_LIST }, (_, index) => String(index + 1))
  const ranges = ids.map((id) => `${id}..${Number(id) + 1}`)
  const bait = ids.slice(0, 500).map((id) => `${'1.'.repeat(90)}${id}x`)
  const numeric = skus.flatMap(({ attrs }) => attrs).find(({ type }) => type === 'number')?.id ?? '1'
  const cases: [string, Question][] = [
    ['200 letters', words(letters)],
    ['100 letters apart', words(letters.split('').join(' '))],
    ['misspelt names', words(names.join(' '))],
    ['200 Chinese characters', words(characters)],
    ['one letter', words('o')],
    ['one Chinese character', words(characters.slice(0, 1))],
    ['one digit', words('0')],
    ['1,000 brands', { brandId: ids }],
    ['1,000 colours', { colorId: ids }],
    ['1,000 ids of everything', { brandId: ids, colorId: ids, authorityId: ids }],
    ['every value of every attribute', { attrs: everyAttribute(skus) }],
    ['1,000 ranges', { attrs: { [numeric]: ranges } }],
    ['bait for patterns', { attrs: { [numeric]: bait } }],
    ['any colour', { colorHex: '#808080', colorDistance: 100 }],
    ['page 100 of 200, by name', { sort: 'name', pageSize: 200, pageNo: 100 }],
    ['page 100 of 200, by price', { sort: 'price-asc', pageSize: 200, pageNo: 100, keyword: 'o' }],
  ]
  const unknown = ids.slice(0, MOST_ATTRIBUTES).map((id) => `attrs.${1_000_000 + Number(id)}=x`)
  return [
    ...cases.map(([name, question]): [string, string[]] => [name, [pagePath(question), facetsPath(question)]]),
    ['100 unknown attributes', [getProductPage, getProductFacets].map(({ path }) => `${path}?${unknown.join('&')}`)],
    ['suggestions for 200 letters', [`${getSuggestions.path}?keyword=${letters}`]],
  ]
}

// As many attributes as fit into an address.
function everyAttribute(skus: KnownSku[]): Record<string, string[]> {
  const values = new Map<string, Set<string>>()
  for (const { id, type, value } of skus.flatMap(({ attrs }) => attrs)) {
    const known = values.get(id) ?? new Set()
    values.set(id, known)
    if (known.size < LONGEST_LIST / 5) known.add(type === 'number' ? `${value}..` : value)
  }
  return Object.fromEntries([...values].map(([id, known]) => [id, [...known]]))
}
