import { expect, test } from 'vitest'
import { conditionsIn } from './conditions-in.ts'

const areas = [
  { id: '1', code: 'IT', name: '意大利', enName: 'Italy' },
  { id: '2', code: 'SE', name: '瑞典', enName: 'Sweden' },
  { id: '4', code: 'CN', name: '中国', enName: 'China' },
]
const read = (text: string, isName?: (words: string) => boolean) =>
  conditionsIn(text, { priceIn: 'CNY', areas, isName })

test.each<[string, number | null, number | null, string]>([
  ['不低于100元', 100, null, ''],
  ['地毯不低于100元', 100, null, '地毯'],
  ['不小于200元', 200, null, ''],
  ['不少于300元 地板', 300, null, '地板'],
  ['不得少于300元', 300, null, ''],
  ['不要低于250', 250, null, ''],
  ['not less than 80', 80, null, ''],
  ['oak no less than 90', 90, null, 'oak'],
  ['oak not below 120', 120, null, 'oak'],
  ['not under 130', 130, null, ''],
  ['nothing under 140', 140, null, ''],
  ["isn't cheaper than 60", 60, null, ''],
  ['不大于500', null, 500, ''],
  ['不高于510', null, 510, ''],
  ['不多于520元', null, 520, ''],
  ['不能超过530元', null, 530, ''],
  ['别超过540', null, 540, ''],
  ['not above 550', null, 550, ''],
  ['felt no more than 560', null, 560, 'felt'],
  ['not over 570', null, 570, ''],
  ['never over 580', null, 580, ''],
  ['not to exceed 590', null, 590, ''],
  ['no higher than 600', null, 600, ''],
  ['不到610', null, 610, ''],
  ['不足620元', null, 620, ''],
])('%j asks for a price by what it is not', (text, priceMin, priceMax, rest) => {
  const { conditions, rest: left } = read(text)
  expect(conditions).toMatchObject([{ kind: 'price', priceMin, priceMax }])
  expect(left).toBe(rest)
})

test.each<[string, number | null, number | null, string]>([
  ['厚度不小于8mm', 8, null, ''],
  ['厚度不低于9毫米 木皮', 9, null, '木皮'],
  ['石材不大于12mm', null, 12, '石材'],
  ['厚度不得超过15mm', null, 15, ''],
  ['not less than 8mm thick', 8, null, ''],
  ['no thinner than 6 mm', 6, null, ''],
  ['slate not under 7 mm', 7, null, 'slate'],
  ['not over 10 mm thick', null, 10, ''],
  ['felt no thicker than 11 mm', null, 11, 'felt'],
  ['never above 13 mm', null, 13, ''],
])('%j asks for a thickness by what it is not', (text, thicknessMin, thicknessMax, rest) => {
  const { conditions, rest: left } = read(text)
  expect(conditions).toMatchObject([{ kind: 'thickness', thicknessMin, thicknessMax }])
  expect(left).toBe(rest)
})

test.each([
  '不要500以下',
  '不必小于9mm',
  '厚度不必小于9mm',
  '500以下不要',
  'not 500 or less',
  '不必低于400',
  'not 8 mm',
  '非8mm',
  '8mm以上的不要',
  'not 30x60',
  'not at least 50',
])('%j denies a condition, and is words', (text) => expect(read(text)).toMatchObject({ rest: text, conditions: [] }))

test.each([
  'isn’t in stock',
  "isn't in stock",
  'in stock: no',
  'in stock? no',
  'not currently in stock',
  'no longer available now',
  'not yet available now',
  'without quick delivery',
  'in stock not required',
  '没有现货的地砖',
  '不是现货',
  '非现货',
  '无需现货',
  '不需要现货 毛毡',
  '现货不要',
  '現貨不要',
  '现货:无',
  '毛毡 现货 不要',
  '除了现货',
  '没有快速发货',
])('%j asks for no stock', (text) => {
  expect(read(text)).toMatchObject({ rest: text, conditions: [] })
})

test.each([
  'not from Italy',
  'felt not from Italy',
  'not made in Sweden',
  'slate not from Italy or Sweden',
  'not from the UK, Italy',
  "doesn't come from Italy",
  "isn't made in Sweden",
  'non-Italian slate',
  'not Italian slate',
  'slate except Italy',
  'anything but from Sweden',
  'tile from anywhere but Italy',
  'slate outside Italy',
  '非国产',
  '不要国产',
  '不是国产的地砖',
  '非意大利进口',
  '除了意大利产',
  '除意大利以外',
  '意大利产除外',
  '意大利以外的石材',
  '不要瑞典产的毛毡',
  '不是来自瑞典的毛毡',
  '产地不是意大利',
  '产地非瑞典',
  '不要意大利石材',
  '国产不要',
])('%j asks for no origin', (text) => {
  expect(read(text, () => false)).toMatchObject({ rest: text, conditions: [] })
})

test.each([
  ['not glossy, in stock', 'stock'],
  ['no glue, from Italy', 'origin'],
  ['not from Italy, from Sweden', 'origin'],
  ['非木质 现货', 'stock'],
  ['不锈钢 现货', 'stock'],
  ['无甲醛 国产', 'origin'],
  ['现货不锈钢', 'stock'],
  ['意大利产不锈钢', 'origin'],
  ['级别500以上', 'price'],
  ['特别现货', 'stock'],
  ['500以下不锈钢', 'price'],
  ['500以下 不要木纹', 'price'],
  ['8mm 防滑 不反光', 'thickness'],
])('%j denies something else', (text, kind) => {
  expect(read(text, () => false).conditions).toMatchObject([{ kind }])
})
