import { describe, expect, it } from 'vitest'
import type { UnderstoodCondition } from '../../../contract/conditions.ts'
import type { Wish } from '../../../contract/wishes.ts'
import { noFilters } from './filters.ts'
import { likesWith, wishesAsFilters, wishesSaid, withoutWishes } from './wishes.ts'

const KEYWORD = 'pale terrazzo for a stair, nothing shiny, under 900'
type Meaning = Wish['means']

const at = (text: string) => ({ text, start: KEYWORD.indexOf(text), end: KEYWORD.indexOf(text) + text.length })
const wishOf = (text: string, means: Meaning, more: Partial<Wish> = {}): Wish => ({ ...at(text), means, ...more })
const condition = (of: UnderstoodCondition): Meaning => ({ kind: 'condition', condition: of })

const pale = wishOf('pale', { kind: 'words' })
const terrazzo = wishOf('terrazzo', { kind: 'thing', categoryIds: ['7'], name: '水磨石', enName: 'Terrazzo' })
const stair = wishOf('for a stair', condition({ kind: 'place', ...at('for a stair'), place: 'stairs' }))
const shiny = wishOf('nothing shiny', { kind: 'words' }, { isNot: true })
const price = wishOf(
  'under 900',
  condition({ kind: 'price', ...at('under 900'), priceMin: null, priceMax: 900, priceIn: 'EUR', priceUnit: null }),
)
const ALL = [pale, terrazzo, stair, shiny, price]
const textsOf = (said: readonly { wish: Wish }[]) => said.map(({ wish }) => wish.text)

describe('the wishes of a keyword', () => {
  it('stay while their words stand, wherever, and while the last is typed or deleted', () => {
    expect(wishesSaid(KEYWORD, ALL).map(({ pieces }) => pieces.map(({ start }) => start))).toEqual([
      [0],
      [5],
      [14],
      [27],
      [42],
    ])
    expect(textsOf(wishesSaid('terrazzo under 900 mm', ALL))).toEqual(['terrazzo', 'under 900'])
    expect(textsOf(wishesSaid('pale terra', ALL))).toEqual(['pale', 'terrazzo'])
    expect(textsOf(wishesSaid('pale ', ALL))).toEqual(['pale'])
  })

  it('go with their words, and what is liked moves with its own', () => {
    const all = wishesSaid(KEYWORD, ALL)
    const [first, second] = all
    const like = likesWith(all[2] ?? { wish: stair, pieces: [] }, { keyword: KEYWORD, like: null }, all)?.like ?? null
    expect(like).toBe('14-25')
    expect(withoutWishes({ keyword: KEYWORD, like }, { all, gone: first ? [first] : [] })).toEqual({
      keyword: 'terrazzo for a stair, nothing shiny, under 900',
      like: '9-20',
    })
    expect(withoutWishes({ keyword: KEYWORD, like }, { all, gone: all })).toEqual({ keyword: null, like: null })
    const left = second ? [second] : []
    // What joined them asks for nothing by itself.
    expect(withoutWishes({ keyword: 'show me terrazzo', like: null }, { all: left, gone: left }).keyword).toBe(null)
  })

  it('go with what joins them, and leave refusals to whom they belong', () => {
    const thing: Meaning = { kind: 'thing', categoryIds: [], name: '', enName: '' }
    const left = (
      text: string,
      words: readonly string[],
      gone: string,
      { refused = [], things = [] }: { refused?: readonly string[]; things?: readonly string[] } = {},
    ) => {
      const wishes = words.map((word): Wish => {
        const start = text.indexOf(word)
        const place = { text: word, start, end: start + word.length }
        const means: Meaning = things.includes(word) ? thing : { kind: 'words' }
        return { ...place, means, ...(refused.includes(word) && { isNot: true }) }
      })
      const all = wishesSaid(text, wishes)
      return withoutWishes(
        { keyword: text, like: null },
        { all, gone: all.filter(({ wish }) => gone.includes(wish.text)) },
      ).keyword
    }
    const hotel = ['oak', 'hotel', 'stair']
    expect(left('oak for a hotel stair', hotel, 'hotel')).toBe('oak for a stair')
    expect(left('oak for a hotel stair', hotel, 'stair')).toBe('oak for a hotel')
    expect(left('oak for a hotel stair', hotel, 'hotel stair')).toBe('oak')
    expect(left('oak for a hotel, stair', hotel, 'hotel')).toBe('oak, stair')
    expect(left('oak for a hotel please', ['oak', 'hotel'], 'hotel')).toBe('oak')
    expect(left('oak, nothing shiny, plain', ['oak', 'shiny', 'plain'], 'shiny', { refused: ['shiny'] })).toBe(
      'oak, plain',
    )
    expect(left('oak not shiny', ['oak', 'shiny'], 'shiny', { refused: ['shiny'] })).toBe('oak')
    expect(left('no shiny tiles', ['shiny', 'tiles'], 'shiny', { refused: ['shiny'] })).toBe('tiles')
    const refused = ['pink', 'red']
    expect(left('oak, no pink or red', ['oak', 'pink', 'red'], 'pink', { refused })).toBe('oak, no red')
    expect(left('oak, no pink or red', ['oak', 'pink', 'red'], 'red', { refused })).toBe('oak, no pink')
    const shiny = ['亮光', '水磨石', '楼梯']
    expect(left('亮光的不要 水磨石 楼梯', shiny, '水磨石', { refused: ['亮光'] })).toBe('亮光的不要 楼梯')
    expect(left('亮光的不要 水磨石 楼梯', shiny, '亮光', { refused: ['亮光'] })).toBe('水磨石 楼梯')
    expect(left('no pink, ideally matt oak', ['pink', 'matt', 'oak'], 'matt', { refused })).toBe('no pink, ideally oak')
    const green = ['餐厅', '墙面', '绿色', '瓷砖']
    expect(left('给餐厅的墙面找点绿色的瓷砖', green, '餐厅')).toBe('给 墙面找点绿色的瓷砖')
    expect(left('给餐厅的墙面找点绿色的瓷砖', green, '绿色')).toBe('给餐厅的墙面找点 瓷砖')
    const things = ['tile', 'splashback', '地砖', '大理石']
    const kitchen = ['tile', 'kitchen', 'splashback']
    expect(left('tile for the kitchen splashback', kitchen, 'kitchen', { things })).toBe('tile for the splashback')
    expect(left('tile kitchen splashback', kitchen, 'kitchen', { things })).toBe('tile, splashback')
    expect(left('大理石厨房地砖', ['大理石', '厨房', '地砖'], '厨房', { things })).toBe('大理石，地砖')
  })

  it('are liked and needed again, in the order of the text, as many as an address holds', () => {
    const all = wishesSaid(KEYWORD, ALL)
    const [first, , third] = all
    if (!first || !third) throw new Error('none')
    const likes = (said: typeof first, like: string) => likesWith(said, { keyword: KEYWORD, like }, all)
    expect(likes(first, '14-25')).toEqual({ like: '0-4,14-25' })
    expect(likes(third, '0-4,14-25')).toEqual({ like: '0-4' })
    expect(likes(first, '0-4')).toEqual({ like: null })
    const keyword = 'a,'.repeat(21)
    const many = Array.from({ length: 21 }, (_, place): Wish => ({
      ...pale,
      text: 'a',
      start: place * 2,
      end: place * 2 + 1,
    }))
    const said = wishesSaid(keyword, many)
    const like = said
      .slice(1)
      .flatMap(({ pieces }) => pieces.map(({ start, end }) => `${start}-${end}`))
      .join(',')
    expect(said[0] && likesWith(said[0], { keyword, like }, said)).toBe(null)
  })
})

describe('wishes as filters', () => {
  const made = (wishes: readonly Wish[], inForce = noFilters) => {
    const { made: moved, change } = wishesAsFilters(wishesSaid(KEYWORD, wishes), inForce)
    return [textsOf(moved), change]
  }

  it('are those that a filter can hold', () => {
    expect(made(ALL)).toEqual([
      ['terrazzo', 'for a stair', 'under 900'],
      { categoryId: '7', places: ['stairs'], priceMin: null, priceMax: 900, priceIn: 'EUR', priceUnit: null },
    ])
  })

  it('are none that another value in force would contradict, that are refused, liked, or of several categories', () => {
    expect(made(ALL, { ...noFilters, categoryId: '8', places: ['stairs:not'], priceMin: 3 })).toEqual([[], {}])
    expect(made(ALL, { ...noFilters, like: '14-25' })[0]).toEqual(['terrazzo', 'under 900'])
    expect(made([{ ...stair, means: { kind: 'either' } }])).toEqual([[], {}])
    expect(
      made([
        { ...stair, isNot: true },
        { ...terrazzo, isLike: true },
      ]),
    ).toEqual([[], {}])
    expect(made([{ ...terrazzo, means: { ...terrazzo.means, categoryIds: ['7', '8'] } as Meaning }])).toEqual([[], {}])
  })

  it('write facts as the address does: figures, classes, yes and no', () => {
    const fact = { kind: 'attribute', ...at('pale'), name: '', enName: '', unit: '', low: null, high: null } as const
    const valueOf = (facts: Partial<Extract<UnderstoodCondition, { kind: 'attribute' }>>) => {
      const wish = wishOf('pale', condition({ ...fact, attributeId: '5', value: null, ...facts }))
      return wishesAsFilters(wishesSaid(KEYWORD, [wish]), noFilters).change.attrs?.['5']
    }
    expect(valueOf({ low: 0.8 })).toEqual(['0.8..'])
    expect(valueOf({ low: 12, high: 12 })).toEqual(['12..12'])
    expect(valueOf({ value: 'R11', orBetter: true })).toEqual(['R11..'])
    expect(valueOf({ value: 'R11' })).toEqual(['R11..R11'])
    expect(valueOf({ value: '..R10' })).toEqual(['..R10'])
    expect(valueOf({ value: '0', isYes: false })).toEqual(['0'])
  })
})
