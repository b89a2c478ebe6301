import { expect, test } from 'vitest'
import { conditionsIn } from './conditions-in.ts'

const read = (text: string) => conditionsIn(text, { priceIn: 'CNY', areas: [] })

test.each<[string, number]>([
  ['两百五', 250],
  ['三百五', 350],
  ['一百二', 120],
  ['一千五', 1500],
  ['两千五', 2500],
  ['一万二', 12_000],
  ['三万六', 36_000],
  ['一千零五十', 1050],
  ['一百零五', 105],
  ['一万零五百', 10_500],
  ['两千三百四', 2340],
  ['一百二十五', 125],
  ['十五', 15],
  ['2千5', 2500],
  ['3万5', 35_000],
  ['1万2千', 12_000],
  ['1.5万', 15_000],
  ['5百', 500],
])('%s is %d', (figure, amount) => {
  for (const text of [`${figure}以下`, `不到${figure}元`, `地毯${figure}块以内`])
    expect(read(text).conditions).toMatchObject([{ kind: 'price', priceMin: null, priceMax: amount }])
})

test.each<[string, number, number, string]>([
  ['1-2万元', 10_000, 20_000, 'CNY'],
  ['3-5千元', 3000, 5000, 'CNY'],
  ['2~3千元', 2000, 3000, 'CNY'],
  ['4到6百元', 400, 600, 'CNY'],
  ['两到三千元', 2000, 3000, 'CNY'],
  ['$2-3k', 2000, 3000, 'USD'],
  ['2k-3k', 2000, 3000, 'CNY'],
  ['2-3k', 2000, 3000, 'CNY'],
  ['between 4 and 5k', 4000, 5000, 'CNY'],
  ['€500-2k', 500, 2000, 'EUR'],
  ['from 100 to 200', 100, 200, 'CNY'],
])('%s is from %d to %d', (text, priceMin, priceMax, priceIn) => {
  expect(read(text)).toMatchObject({ rest: '', conditions: [{ kind: 'price', priceMin, priceMax, priceIn }] })
})

test.each<[string, string]>([
  ['under 500 yen', 'JPY'],
  ['under 600 JPY', 'JPY'],
  ['500円以下', 'JPY'],
  ['700日元以下', 'JPY'],
  ['under ¥500 jpy', 'JPY'],
  ['under HK$500', 'HKD'],
  ['under 500 HKD', 'HKD'],
  ['800港币以内', 'HKD'],
  ['below 900 SEK', 'SEK'],
  ['500澳元以下', 'AUD'],
  ['under $90 cad', 'CAD'],
  ['under ₩50000', 'KRW'],
])('%s is in %s', (text, priceIn) => {
  expect(read(text).conditions).toMatchObject([{ kind: 'price', priceIn }])
})

test.each([
  '$500-€600',
  '£20-30€',
  'under 1e9',
  'under 5e2',
  'under 5 00',
  'below 1 000',
  'under two thousand five hundred',
  'under a hundred and fifty',
  'under 5 million',
  '不到2千500',
  '低于3亿',
])('%s is no amount that is known', (text) => {
  expect(read(text)).toMatchObject({ rest: text, conditions: [] })
})

test.each<[string, number | null, number | null, string]>([
  ['不到500 超过300', 300, 500, ''],
  ['100以上500以下', 100, 500, ''],
  ['under 500 over 100', 100, 500, ''],
  ['over 120 and under 450 felt', 120, 450, 'felt'],
  ['over 130 felt under 460', 130, 460, 'felt'],
  ['oak under 500 under 500', null, 500, 'oak'],
  ['under 500 oak under 300', null, 300, 'oak'],
])('%j has one price', (text, priceMin, priceMax, rest) => {
  const { conditions, rest: left } = read(text)
  expect(conditions).toMatchObject([{ kind: 'price', priceMin, priceMax }])
  expect(left).toBe(rest)
})

test.each([
  ['under 100 over 500', [null, 100], [500, null], ''],
  ['over 700, slate, under 200', [700, null], [null, 200], ', slate,'],
])('%j has two prices that contradict each other', (text, first, second, rest) => {
  const { conditions, rest: left } = read(text)
  const told = conditions.map((one) => one.kind === 'price' && [one.priceMin, one.priceMax])
  expect(told).toEqual([first, second])
  expect(left).toBe(rest)
})

test('a price is read from all pieces that state its limits', () => {
  const { conditions } = read('over 130 felt under 460')
  const first = { text: 'over 130', start: 0, end: 8 }
  expect(conditions).toMatchObject([{ text: 'under 460', start: 14, end: 23, also: [first] }])
  expect(read('over 120 and under 450 felt').conditions).toMatchObject([{ text: 'over 120 and under 450' }])
})
