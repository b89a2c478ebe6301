import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokensOf } from '../read-model/words/tokens.ts'
import type { Meaning, Wish } from '../wishes/wish.ts'
import { readBrief } from './read-brief.ts'
import type { ReadBrief } from './read-brief.ts'

const thing = (id: string) => ({ kind: 'thing' as const, categoryIds: [id], name: id, enName: id })
const material: Meaning = { kind: 'words', words: '', isNamed: true }
const at = { text: '', start: 0, end: 0 }
const place = (code: 'busy-floor' | 'wet-wall'): Meaning => ({
  kind: 'condition',
  condition: { ...at, kind: 'place', place: code },
})
const price: Meaning = {
  kind: 'condition',
  condition: { ...at, kind: 'price', priceMin: null, priceMax: 300, priceIn: 'CNY', priceUnit: '' },
}
const fact = (id: string): Meaning => ({
  kind: 'condition',
  condition: {
    ...at,
    kind: 'attribute',
    fact: { id, name: id, enName: id, unit: '', type: 'choice' },
    low: 1,
    high: null,
    value: null,
    isNamed: true,
  },
})
const stock: Meaning = { kind: 'condition', condition: { ...at, kind: 'stock' } }

/** A reader of few words; what else is written is a word of a letter, and a made-up one is not understood. */
const WORDS: [RegExp, Meaning][] = [
  [/\b(?:wall )?tiles?\b|墙砖|地砖/giu, thing('tiles')],
  [/\bfloor(?:ing)?\b|地板/giu, thing('floors')],
  [/\bvinyl\b/giu, thing('floors')],
  [/\bceilings?\b/giu, { ...thing('tiles'), isUse: true }],
  [/\bdoors?\b|门/giu, thing('doors')],
  [/\bcurtains?\b|窗帘/giu, thing('curtains')],
  [/\b(?:oak|brass|linen|walnut)\b|橡木|亚麻/giu, material],
  [/\b(?:lobby|lobbies)\b|大堂/giu, place('busy-floor')],
  [/\bbathrooms?\b|卫生间/giu, place('wet-wall')],
  [/(?:under |budget )?\d+ per m²|under \d+|预算\d+/giu, price],
  [/\bEuroclass B\b|B1级/giu, fact('fire')],
  [/\bR1\d\b/giu, fact('slip')],
  [/\bin stock\b|现货/giu, stock],
]

function read(text: string): Wish[] {
  const found = WORDS.flatMap(([form, means]) =>
    [...text.matchAll(form)].map(({ 0: words, index }): Wish => {
      const isNot = /\b(?:no|not|nothing) $/u.test(text.slice(0, index))
      return { text: words, start: index, end: index + words.length, means, isNot, isLike: false }
    }),
  )
  const others = tokensOf(text)
    .filter(({ from, to }) => found.every(({ start, end }) => to <= start || end <= from))
    .map(({ from, to, text: word }): Wish => {
      const means: Meaning = word.startsWith('zz') ? { kind: 'unread' } : { kind: 'words', words: word, isNamed: false }
      return { text: text.slice(from, to), start: from, end: to, means, isNot: false, isLike: false }
    })
  return [...found, ...others].toSorted((one, other) => one.start - other.start)
}

function briefOf(text: string): ReadBrief {
  const areKin = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((id) => other.has(id))
  const reading = readBrief(text, { readWishes: read, areKin })
  let step = reading.next()
  while (!step.done) step = reading.next()
  return step.value
}

/** Each row as it stands in the text, with what is meant in it; after a bar what belongs to all. */
function told(text: string): string[] {
  const { shared, rows } = briefOf(text)
  const isTold = ({ means, isNot }: Wish) => isNot || means.kind !== 'words' || means.isNamed
  const textsOf = (wishes: Wish[]) => wishes.filter(isTold).map((wish) => text.slice(wish.start, wish.end))
  const isShared = (wish: Wish) => shared.some(({ start }) => start === wish.start)
  return rows.map(({ start, end, wishes }) => {
    const own = textsOf(wishes.filter((wish) => !isShared(wish))).join(', ')
    const ofAll = textsOf(wishes.filter(isShared)).join(', ')
    return `${text.slice(start, end)} = ${own}${ofAll && ` | ${ofAll}`}`
  })
}

describe('the rows of a brief', () => {
  it('are one for each thing: “and” begins another, “or” does not', () => {
    expect(told('Oak flooring and white wall tiles for the bathroom')).toEqual([
      'Oak flooring = Oak, flooring',
      'white wall tiles for the bathroom = wall tiles, bathroom',
    ])
    expect(told('We need tiles, doors or curtains in linen')).toEqual([
      'tiles, doors or curtains in linen = tiles, doors, curtains, linen',
    ])
    expect(told('oak flooring, wide, pale and matt, and brass doors under 300; curtains')).toEqual([
      'oak flooring, wide, pale and matt = oak, flooring',
      'brass doors under 300 = brass, doors, under 300',
      'curtains = curtains',
    ])
    expect(told('橡木地板和白色墙砖，亚麻窗帘')).toEqual([
      '橡木地板 = 橡木, 地板',
      '白色墙砖 = 墙砖',
      '亚麻窗帘 = 亚麻, 窗帘',
    ])
    expect(told('地砖或地板')).toEqual(['地砖或地板 = 地砖, 地板'])
  })

  it('are one where a thing only says where the other is used, what it is of, or what it looks like', () => {
    expect(told('doors, ceiling and wall tiles')).toEqual([
      'doors = doors',
      'ceiling and wall tiles = ceiling, wall tiles',
    ])
    expect(told('curtains for the lobby and ceilings')).toHaveLength(1)
    expect(told('curtains and ceilings')).toHaveLength(2)
    expect(told('- flooring, vinyl, R10')).toEqual(['flooring, vinyl, R10 = flooring, vinyl, R10'])
    expect(told('flooring, vinyl')).toHaveLength(2)
    expect(told('tiles, door look')).toHaveLength(1)
    expect(told('ceilings, R11，用墙砖')).toHaveLength(1)
    expect(told('For the ceilings, white wall tiles')).toHaveLength(1)
    expect(told('ceilings, R11，墙砖')).toHaveLength(2)
  })

  it('have the place that is told before what is needed, and what “nothing” refuses in their line', () => {
    expect(told('We refurbish a lobby and need flooring and oak doors. Curtains as well. Nothing brass.')).toEqual([
      'flooring = lobby, flooring | brass',
      'oak doors = lobby, oak, doors | brass',
      'Curtains as well = Curtains | brass',
    ])
    expect(told('Doors, all in stock, and tiles, budget 300 per m²')).toEqual([
      'Doors = Doors | in stock, budget 300 per m²',
      'tiles = tiles | in stock, budget 300 per m²',
    ])
  })

  it('leave out what is said of buying, or again of things that are asked for already', () => {
    expect(told('地板R11，墙砖R10。地板和墙砖在门口交接。样板先寄地板。')).toEqual([
      '地板R11 = 地板, R11',
      '墙砖R10 = 墙砖, R10',
    ])
    expect(told('Tiles R11 and doors. The look should be calm, not brass, like old doors.')).toEqual([
      'Tiles R11 = Tiles, R11 | brass',
      'doors = doors | brass',
    ])
  })

  it('have what the next sentences of their line say of them', () => {
    expect(
      told('Tiles for the lobby. Should be R11. No brass. See you on Monday!\nDoors. They must be in stock.'),
    ).toEqual(['Tiles for the lobby = Tiles, lobby, R11, brass', 'Doors = Doors, in stock'])
  })

  it('have the place of the room that is named before their colon or above them', () => {
    const text = 'Lobby: flooring R11, doors\nBathroom\n- tiles\n- brass\n\nCurtains for everybody'
    expect(told(text)).toEqual([
      'flooring R11 = Lobby, flooring, R11',
      'doors = Lobby, doors',
      'tiles = Bathroom, tiles',
      'brass = Bathroom, brass',
      'Curtains for everybody = Curtains',
    ])
    expect(told('我们要：1、橡木地板；2、窗帘。第三，门')).toEqual(['橡木地板 = 橡木, 地板', '窗帘 = 窗帘', '门 = 门'])
    expect(told('地砖：R11；窗帘B1级')).toEqual(['地砖：R11 = 地砖, R11', '窗帘B1级 = 窗帘, B1级'])
    expect(told('1. 大堂\n  a) 地砖\n  b) 门\n2. 卫生间\n  a) 墙砖')).toEqual([
      '地砖 = 大堂, 地砖',
      '门 = 大堂, 门',
      '墙砖 = 卫生间, 墙砖',
    ])
    expect(told('LOBBY\nFlooring - oak\n| doors | brass\n\nGENERAL\nEuroclass B')).toEqual([
      'Flooring - oak = LOBBY, Flooring, oak | Euroclass B',
      'doors | brass = LOBBY, doors, brass | Euroclass B',
    ])
    expect(told('Flooring: oak, under 300\nTaps: zzork')).toEqual([
      'Flooring: oak, under 300 = Flooring, oak, under 300',
      'Taps: zzork = zzork',
    ])
  })

  it('have what belongs to all of them, told once, unless they ask for something else themselves', () => {
    const text = 'Budget 300 per m². All Euroclass B, everything in stock.\n\n- oak flooring, under 900\n- tiles'
    expect(told(text)).toEqual([
      'oak flooring, under 900 = oak, flooring, under 900 | Euroclass B, in stock',
      'tiles = tiles | Budget 300 per m², Euroclass B, in stock',
    ])
    expect(told('Tiles and doors, all in stock\n- curtains')).toEqual([
      'Tiles = Tiles, in stock',
      'doors = doors, in stock',
      'curtains = curtains',
    ])
    expect(told('地板、墙砖和窗帘，全部B1级，预算300')).toEqual([
      '地板 = 地板 | B1级, 预算300',
      '墙砖 = 墙砖 | B1级, 预算300',
      '窗帘 = 窗帘 | B1级, 预算300',
    ])
    expect(told('Lobby:\n- tiles\n- doors\n- all Euroclass B\nBathroom:\n- tiles')).toEqual([
      'tiles = Lobby, tiles, Euroclass B',
      'doors = Lobby, doors, Euroclass B',
      'tiles = Bathroom, tiles',
    ])
    expect(told('- tiles\n- curtains\n- Euroclass B')).toEqual([
      'tiles = tiles | Euroclass B',
      'curtains = curtains | Euroclass B',
    ])
  })

  it('can be a material or a room with demands, and all of a brief that names no thing', () => {
    expect(told('Brass. Walnut for the lobby.')).toEqual(['Brass = Brass', 'Walnut for the lobby = Walnut, lobby'])
    expect(told('- bathroom, R11\n- lobby')).toEqual(['bathroom, R11 = bathroom, R11', 'lobby = lobby'])
    expect(told('  Euroclass B, in stock ')).toEqual(['Euroclass B, in stock = Euroclass B, in stock'])
    expect(told(' \n\n')).toEqual([])
  })

  it('leave out what belongs to mails', () => {
    const mail =
      'From: Ann\nSubject: doors\n\nHi Ben,\n\nhope you are well. We need oak flooring for the lobby, in a colour that goes with\nthe brass, min. 20 mm.\n\n> On Monday Ben wrote:\n> 1) tiles\n> 2) curtains\n\nBest regards,\nAnn Oak\nDoors & Co'
    expect(told(mail)).toEqual([
      'oak flooring for the lobby, in a colour that goes with\nthe brass, min. 20 mm = oak, flooring, lobby, brass',
      'tiles = tiles',
      'curtains = curtains',
    ])
  })

  it('stand where they say, with their wishes, whatever is written', () => {
    const PIECES =
      'tiles|oak|door|lobby|R11|all|budget 300 per m²|zzork| and | or |, |. |: |\n|\n\n|- |1. |> |\t|LOBBY|Hi Ben, |Thanks|no |墙砖|、|。|预算|全部|\u{1F6AA}|('
    const piece = fc.constantFrom(...PIECES.split('|'), '| ')
    const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'grapheme', maxLength: 400 })), (typed) => {
        const { shared, rows } = briefOf(typed)
        for (const { start, end, wishes } of rows) {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(typed.length)
          for (const wish of [...wishes, ...shared]) expect(typed.slice(wish.start, wish.end)).toBe(wish.text)
        }
      }),
      { numRuns: 400 },
    )
  })
})
