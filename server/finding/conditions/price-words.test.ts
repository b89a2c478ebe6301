import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'
import { readPriceWords } from './price-words.ts'

test.each<[string, number | null, number | null, string, string]>([
  ['oak under 500', null, 500, 'CNY', 'oak'],
  ['under 1,200 oak', null, 1200, 'CNY', 'oak'],
  ['up to €50', null, 50, 'EUR', ''],
  ['less than 80 euros terrazzo', null, 80, 'EUR', 'terrazzo'],
  ['500以下', null, 500, 'CNY', ''],
  ['500元以内 地板', null, 500, 'CNY', '地板'],
  ['地面别用PVC，三百以内', null, 300, 'CNY', '地面别用pvc,'],
  ['地板不超过300元', null, 300, 'CNY', '地板'],
  ['￥３００以下', null, 300, 'CNY', ''],
  ['over $40', 40, null, 'USD', ''],
  ['300元以上', 300, null, 'CNY', ''],
  ['at least 99.50 rmb', 99.5, null, 'CNY', ''],
  ['under 99,50 € oak', null, 99.5, 'EUR', 'oak'],
  ['under 1.200,50 € oak', null, 1200.5, 'EUR', 'oak'],
  ["under 1'200 € oak", null, 1200, 'EUR', 'oak'],
  ['under 1,2k oak', null, 1200, 'CNY', 'oak'],
  ['低于1,5万 地板', null, 15_000, 'CNY', '地板'],
  ['below ٩٩٫٥ € oak', null, 99.5, 'EUR', 'oak'],
  ['200-500元 瓷砖', 200, 500, 'CNY', '瓷砖'],
  ['between ¥200 and ¥500', 200, 500, 'CNY', ''],
  ['marble < 900', null, 900, 'CNY', 'marble'],
  ['价格在200到300之间', 200, 300, 'CNY', ''],
  ['oak around 250', 200, 300, 'CNY', 'oak'],
  ['oak about €50 matt', 40, 60, 'EUR', 'oak   matt'],
  ['地砖250左右', 200, 300, 'CNY', '地砖'],
  ['大约300元的地砖', 240, 360, 'CNY', '的地砖'],
  ['up to about 300', null, 300, 'CNY', ''],
])('%j is a price', (text, priceMin, priceMax, priceIn, rest) => {
  const { plain } = plainText(text)
  const { from = 0, to = 0, ...price } = readPriceWords(plain) ?? {}
  expect(price).toEqual({ priceMin, priceMax, priceIn, priceUnit: null })
  expect(`${plain.slice(0, from)} ${plain.slice(to)}`.trim()).toBe(rest)
})

test.each<[string, number]>([
  ['below ¥300/m²', 300],
  ['under 300 per sqm', 300],
  ['每平米低于300', 300],
  ['低于300元每平方米', 300],
])('%j is a price per m²', (text, priceMax) => {
  expect(readPriceWords(plainText(text).plain)).toMatchObject({ priceMax, priceUnit: 'square_meter' })
})

test.each<[string, number, string]>([
  ['under 12 per 100 pcs', 0.12, 'piece'],
  ['每百件100元以下', 1, 'piece'],
  ['under $5 per sq ft', 53.82, 'square_meter'],
  ['under 20 per yard', 20, 'yard'],
])('%j is a price of one unit that is compared', (text, priceMax, priceUnit) => {
  expect(readPriceWords(plainText(text).plain)).toMatchObject({ priceMax, priceUnit })
})

test('a figure without a sign is in the currency that the person compares in, one with it in its own', () => {
  expect(readPriceWords('under 500', 'EUR')).toMatchObject({ priceMax: 500, priceIn: 'EUR' })
  expect(readPriceWords('under ¥500', 'EUR')).toMatchObject({ priceMax: 500, priceIn: 'CNY' })
})

test.each([
  '',
  'oak 500',
  '30x60',
  '300-600',
  'under 8 mm',
  'below 20mm',
  'over 300x600',
  'under floor heating',
  'undercoat 500',
  '8毫米以下',
  'wool over 80%',
  'between ¥500 and ¥200',
])('%j is none', (text) => {
  expect(readPriceWords(text)).toBeNull()
})
