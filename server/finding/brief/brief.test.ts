import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUsageSummary } from '../../../contract/analysis.ts'
import { getBrief, LONGEST_BRIEF, MOST_BRIEF_ROWS } from '../../../contract/brief.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import { createLog } from '../../platform/calls/log.ts'
import { createClock } from '../../platform/clock.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { turnsDuring } from '../../testing/turns.ts'
import { followCatalogue } from '../read-model/follow/follow.ts'
import { getRowsOfBrief } from './brief.ts'

const TILES = [{ enName: 'Tiles', name: '瓷砖' }]
const PAINT = [{ enName: 'Paint', name: '涂料' }]

describe('a whole brief', () => {
  let quarry: TestApp
  const logged: string[] = []

  beforeAll(async () => {
    const log = new Writable({
      write(line: Buffer, _coding, done) {
        logged.push(line.toString())
        done()
      },
    })
    quarry = await createTestApp({ logger: createLog('trace', log), slowCallMs: Number.MIN_VALUE })
    const slip = (value: string) => [{ fact: 'slip-ramp', type: 'choice' as const, value }]
    await quarry.importLines([
      ...['R9', 'R11', 'R10', 'R12', 'R9', 'R11', 'R9'].map((value, place) =>
        aProduct({
          key: `T${place}`,
          rank: place + 1,
          enName: `Terrazzo tile ${place}`,
          category: TILES,
          attrs: slip(value),
          skus: [{ model: `T${place}`, minPrice: 100 * (place + 1), maxPrice: 100 * (place + 1) }],
        }),
      ),
      aProduct({
        key: 'P1',
        enName: 'Lime paint',
        name: '石灰漆',
        category: PAINT,
        skus: [{ model: 'P1', minPrice: 40, maxPrice: 40 }],
      }),
      aProduct({
        key: 'P2',
        enName: 'Wall paint',
        category: PAINT,
        skus: [{ model: 'P2', minPrice: 400, maxPrice: 400 }],
      }),
    ])
  })
  afterAll(() => quarry.close())

  const ask = async (text: string, input: Omit<InputOf<typeof getBrief>, 'text'> = {}) =>
    quarry.call(getBrief, { ...input, text })
  const answer = async (text: string) => {
    const { code, data } = await ask(text)
    expect(code).toBe(200)
    return data
  }
  const namesOf = async (text: string) => (await answer(text)).rows.map(({ list }) => list.map(({ enName }) => enName))

  it('answers a row for each thing, first what meets all of it, then what comes nearest', async () => {
    const { shared, rows, left } = await answer('1. Tiles, R11\n2. Lime paint\n\nBudget 300 per m² for everything.')
    expect({ shared: shared.map(({ text }) => text), left }).toEqual({ shared: ['Budget 300 per m²'], left: 0 })
    expect(rows.map(({ text }) => text)).toEqual(['Tiles, R11', 'Lime paint'])
    const [tiles, paint] = rows
    expect(tiles?.wishes.map(({ text }) => text)).toEqual(['Tiles', 'R11', 'Budget 300 per m²'])
    expect(tiles?.list.map(({ enName, lacking }) => [enName, lacking])).toEqual([
      ['Terrazzo tile 1', []],
      ['Terrazzo tile 0', [1]],
      ['Terrazzo tile 2', [1]],
      ['Terrazzo tile 3', [2]],
      ['Terrazzo tile 5', [2]],
    ])
    expect(paint?.list.map(({ enName }) => enName)).toEqual(['Lime paint', 'Wall paint'])
  })

  it('reads both languages, materials, and rooms with what is asked there', async () => {
    expect(await namesOf('大堂：瓷砖，R12\n另外要石灰漆，全部现货')).toEqual([
      ['Terrazzo tile 3', ...[0, 1, 2, 4].map((place) => `Terrazzo tile ${place}`)],
      ['Lime paint', 'Wall paint'],
    ])
    expect(await namesOf('瓷砖要R11，不要红色瓷砖')).toHaveLength(1)
    const { rows } = await answer('- zorkle\n- tiles in lime paint colours for zorkle')
    expect(
      rows.map(({ wishes }) => wishes.filter(({ means }) => means.kind === 'unread').map(({ text }) => text)),
    ).toEqual([['zorkle'], ['zorkle']])
    expect(rows[0]?.list).toEqual([])
  })

  it('lists nothing in a row of which nothing was understood, whatever belongs to all or stands above it', async () => {
    const { rows } = await answer('- tiles\n- zorkle quux\n\nAll R11, budget 300 per m².')
    expect(rows.map(({ text, list }) => [text, list.length])).toEqual([
      ['tiles', 5],
      ['zorkle quux', 0],
    ])
  })

  it('answers so many rows at most, and tells how many more there are', async () => {
    const { rows, left } = await answer(Array.from({ length: MOST_BRIEF_ROWS + 5 }, () => '- tiles').join('\n'))
    expect([rows.length, left]).toEqual([MOST_BRIEF_ROWS, 5])
  })

  it('refuses what is too long, and says which field', async () => {
    const most = 'tiles '.repeat(LONGEST_BRIEF).slice(0, LONGEST_BRIEF)
    expect((await ask(most)).code).toBe(200)
    expect(await ask(`${most}x`)).toMatchObject({ code: 400, msg: expect.stringContaining('text') })
    expect(await ask('x'.repeat(20_000))).toMatchObject({ code: 413, msg: expect.stringContaining('16 KB') })
    expect(await ask('tiles \uD800')).toMatchObject({ code: 400, msg: expect.stringContaining('text') })
    expect(await quarry.call(getBrief, {})).toMatchObject({ code: 400, msg: expect.stringContaining('text') })
  })

  it.each([
    ['one word', 'x'.repeat(LONGEST_BRIEF)],
    ['one character', '门'.repeat(LONGEST_BRIEF)],
    [
      'many words',
      Array.from({ length: 700 }, (_, place) => `q${place.toString(2)}`)
        .join(' ')
        .slice(0, LONGEST_BRIEF),
    ],
    ['many lines', 'a\n'.repeat(LONGEST_BRIEF / 2)],
    ['many headings', 'tiles:\n'.repeat(LONGEST_BRIEF / 7)],
    ['joins', 'tiles and '.repeat(LONGEST_BRIEF / 10)],
    ['blanks', `tiles${' '.repeat(LONGEST_BRIEF - 10)}tiles`],
    ['markup', '<script>alert(1)</script> <b>tiles</b> ${tiles} {{tiles}}'],
    ['names of properties', '__proto__: constructor\n- toString\n- hasOwnProperty, tiles'],
    ['expressions', '(a+)+$ [z-a] \\ tiles | .* (?<=x)'],
    ['contradictions', 'tiles under 100, over 900, R9, R13, no tiles'],
    ['both languages', 'tiles 和 石灰漆 and 瓷砖 ＴＩＬＥＳ　，瓷磚'],
    ['nothing', ' \n\t\r\n '],
  ])('answers within its limits: %s', async (_kind, text) => {
    const { rows, shared } = await answer(text)
    expect(rows.length).toBeLessThanOrEqual(MOST_BRIEF_ROWS)
    for (const row of rows) {
      expect(row.wishes.length).toBeLessThanOrEqual(40)
      expect(row.list.length).toBeLessThanOrEqual(5)
      expect(text.slice(row.start, row.end)).toBe(row.text)
      for (const wish of [...row.wishes, ...shared]) expect(text.slice(wish.start, wish.end)).toBe(wish.text)
    }
  })

  it('lets others be answered between its rows, and ends once nobody waits', async () => {
    const deps = { db: quarry.db, catalogue: followCatalogue(quarry.db, createClock()) }
    const text = '- tiles\n'.repeat(30)
    let asked = 0
    const context = { language: 'en' as const, requireWaiting: () => void (asked += 1) }
    const answered = getBrief.input.parse({ text })
    expect(await turnsDuring(() => getRowsOfBrief(deps, answered, context))).toBeGreaterThanOrEqual(30)
    expect(asked).toBe(30)
    const leave = () => {
      asked += 1
      if (asked > 33) throw new Problem(503)
    }
    await expect(getRowsOfBrief(deps, answered, { ...context, requireWaiting: leave })).rejects.toThrow(Problem)
    expect(asked).toBe(34)
  })

  it('is neither logged nor counted nor stored', async () => {
    const editor = await memberIn(quarry, { isEditor: true })
    logged.length = 0
    // As long as a brief may be: what took no time of its own makes no line.
    await answer('Tiles for the quuxhall, R11. Call 138 1234 5678.\n'.repeat(80))
    await ask(`quuxhall ${'x'.repeat(LONGEST_BRIEF)}`)
    const { lines } = (await quarry.call(getUsageSummary, {}, editor.headers)).data
    expect(lines.every(({ total }) => total === 0)).toBe(true)
    await expect.poll(() => logged.join('')).toContain(getBrief.path)
    expect(logged.join('')).not.toContain('quuxhall')
    expect(await quarry.db.selectFrom('usage_words_day').select('words').execute()).toEqual([])
  })
})
