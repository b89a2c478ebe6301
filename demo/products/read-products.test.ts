import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DATA_FILES } from './all.ts'
import { lineOf } from './json-line.ts'
import { parseProducts, readProducts } from './read-products.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const PATH = 'demo/products/stone/marble.json'
const MARBLE = readFileSync(`${FOLDER}stone/marble.json`, 'utf8')

/** Reads the marbles after one passage of their file was replaced. */
function readWith(found: string, written: string): unknown {
  expect(MARBLE).toContain(found)
  return parseProducts([{ path: PATH, text: MARBLE.replace(found, written) }])
}

/** The first line of the marbles' file, from 1, that holds the passage. */
function lineWith(passage: string): number {
  return MARBLE.slice(0, MARBLE.indexOf(passage)).split('\n').length
}

describe('a data file of products', () => {
  it('is read, whichever of them it is', () => {
    for (const name of DATA_FILES) expect(readProducts([name]).length).toBeGreaterThan(0)
  })

  it('is named in the list of data files', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))
    expect(files.map((path) => path.replaceAll('\\', '/').replace('.json', '')).toSorted()).toEqual(
      DATA_FILES.toSorted(),
    )
  })

  it('states no field twice, of which the last would silently count', () => {
    for (const name of DATA_FILES) {
      const text = readFileSync(`${FOLDER}${name}.json`, 'utf8')
      const kept = JSON.stringify(JSON.parse(text)).match(/":/g)?.length
      expect([name, text.match(/": /g)?.length]).toEqual([name, kept])
    }
  })
})

describe('a wrong value is named with its file, line and field', () => {
  it.each([
    ['a wrong colour', '"hex": "#E3E1DD"', '"hex": "E3E1DD"', 'skus[0].hex must be #RRGGBB'],
    ['a wrong type', '"seed": 7101', '"seed": "7101"', 'seed must be a number, not "7101"'],
    ['an unknown field', '"origin": "IT"', '"orgin": "IT"', 'orgin is not a known field'],
    ['a word that is no choice', '"room": "wall"', '"room": "roof"', 'room must be one of floor, wall, '],
    ['an unknown brand', '"Casa Ventura"', '"Casa Ventosa"', 'brand must be the englishName of a brand in '],
    ['an unknown category', '"marble",\n', '"marbel",\n', 'category must be a name in CATEGORIES of '],
    ['an unknown family', '"family": "marble"', '"family": "marbel"', 'recipe.family must be one of acoustic, '],
    ['an unknown parameter', '"net": 0.4', '"nett": 0.4', 'recipe.nett is not a known field'],
    ['an unknown change', '"gloss": 0.12', '"glos": 0.12', 'skus[1].recipe.glos is not a known field'],
    ['a wrong change', '"base": "#E5E3DF"', '"base": 5', 'skus[1].recipe.base must be a text, not 5'],
    ['an unknown attribute', '"weight": 54', '"wait": 54', 'attributes.wait is not an attribute of '],
    ['a wrong attribute', '"weight": 54', '"weight": "54"', 'attributes.weight must be a number, not "54"'],
    ['an unknown use', '"bath", "hotel"', '"bad", "hotel"', 'attributes.uses[0] must be one of home, '],
    ['one text of two', '["抛光", "Polished"]', '"抛光"', 'attributes.finish must be two texts, Chinese and '],
    ['an unknown scheme', '"responsible_source"', '"fame"', 'certificates[0].scheme must be one of '],
  ])('%s', (_what, found, written, sentence) => {
    expect(() => readWith(found, written)).toThrow(`${PATH} line ${lineWith(found)}: ${sentence}`)
  })

  it('a missing field is named with the line of its product', () => {
    expect(() => readWith('"brand": "Casa Ventura",', '')).toThrow(`${PATH} line 2: brand is missing`)
  })

  it('names every wrong value, each on a line of its own', () => {
    expect(() => readWith('"seed": 7101', '"sed": 7101')).toThrow(
      `${PATH} line 2: seed is missing\n${PATH} line ${lineWith('"seed"')}: sed is not a known field`,
    )
  })

  it('names the species that a recipe may name', () => {
    const text = readFileSync(`${FOLDER}timber/planks.json`, 'utf8').replace('"oak"', '"oke"')
    expect(() => parseProducts([{ path: 'planks.json', text }])).toThrow(
      /line \d+: recipe\.timber must be one of ash, /,
    )
  })

  it('a file that is not JSON is named with the line where it breaks', () => {
    expect(() => readWith('"seed": 7101,', '"seed": 7101')).toThrow(
      `${PATH} line ${lineWith('"seed"') + 1}: the file is not JSON: `,
    )
    expect(() => parseProducts([{ path: PATH, text: '[\n  { "key":\n' }])).toThrow(
      `${PATH} line 2: the file is not JSON: `,
    )
  })

  it('a key that another file has already is named with both files', () => {
    const text = JSON.stringify(JSON.parse(MARBLE))
    expect(() =>
      parseProducts([
        { path: 'other.json', text },
        { path: PATH, text: MARBLE },
      ]),
    ).toThrow(`${PATH} line 3: key CV-VEN is taken in other.json`)
  })
})

describe('the line of a value', () => {
  const text = '[\n  { "a": ["[", 2,\n 3], "b\\"": {\n "c": null } },\n  4\n]'

  it.each([
    [[], 1],
    [[0], 2],
    [[0, 'a', 1], 2],
    [[0, 'a', 2], 3],
    [[0, 'b"'], 3],
    [[0, 'b"', 'c'], 4],
    [[1], 5],
  ])('at %j is %i', (path, line) => {
    expect(lineOf(text, path)).toBe(line)
  })

  it('that is missing is the line of what it is missing from', () => {
    expect(lineOf(text, [0, 'b"', 'd'])).toBe(3)
    expect(lineOf(text, [7])).toBe(1)
  })
})
