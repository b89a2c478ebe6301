import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributeOfFact, findFact } from '../../../contract/facts/facts.ts'
import { amountAsked } from './fact-words.ts'
import type { NamedFact } from './facts.ts'
import { conditionsIn } from './conditions-in.ts'

const areas = [
  { id: '1', code: 'IT', name: '意大利', enName: 'Italy' },
  { id: '2', code: 'SE', name: '瑞典', enName: 'Sweden' },
  { id: '3', code: 'JP', name: '日本', enName: 'Japan' },
  { id: '4', code: 'CN', name: '中国', enName: 'China' },
  { id: '5', code: 'GB', name: '英国', enName: 'United Kingdom' },
]
const read = (text: string, priceIn = 'CNY') => conditionsIn(text, { priceIn, areas })

/** The conditions read from a text, without their places. */
function toldIn(text: string, priceIn?: string) {
  const { rest, conditions } = read(text, priceIn)
  return { rest, told: conditions.map(({ text: _text, start: _start, end: _end, ...told }) => told) }
}

const price = (priceMin: number | null, priceMax: number | null, priceIn = 'CNY', priceUnit: string | null = null) => ({
  kind: 'price',
  priceMin,
  priceMax,
  priceIn,
  priceUnit,
})
const perArea = 'square_meter'

test.each([
  ['under 500', price(null, 500), ''],
  ['below ¥300/m²', price(null, 300, 'CNY', perArea), ''],
  ['500以下', price(null, 500), ''],
  ['￥３００以下', price(null, 300), ''],
  ['≤ 300', price(null, 300), ''],
  ['less than 40 euro', price(null, 40, 'EUR'), ''],
  ['between 100 and 250', price(100, 250), ''],
  ['max 600 rmb', price(null, 600), ''],
  ['up to £60 per sqm', price(null, 60, 'GBP', perArea), ''],
  ['$50 a square metre or less', price(null, 50, 'USD', perArea), ''],
  ['over 1000', price(1000, null), ''],
  ['每平米不超过400元', price(null, 400, 'CNY', perArea), ''],
  ['200到500元 地毯', price(200, 500), '地毯'],
  ['1000块以上 石材', price(1000, null), '石材'],
  ['budget 300 per m2', price(null, 300, 'CNY', perArea), ''],
  ['€80/m2 max', price(null, 80, 'EUR', perArea), ''],
  ['under five hundred', price(null, 500), ''],
  ['五百以下', price(null, 500), ''],
  ['一千二百元以内', price(null, 1200), ''],
  ['oak under 2k', price(null, 2000), 'oak'],
  ['<= 1,200 CNY', price(null, 1200), ''],
  ['£75', price(null, 75, 'GBP'), ''],
  ['cork $30', price(null, 30, 'USD'), 'cork'],
  ['€45/m² slate', price(null, 45, 'EUR', perArea), 'slate'],
  ['￥２００ 毛毡', price(null, 200), '毛毡'],
  ['毛毡 180元', price(null, 180), '毛毡'],
  ['90 euro felt', price(null, 90, 'EUR'), 'felt'],
  ['over €70', price(70, null, 'EUR'), ''],
  ['oak floor under 500', price(null, 500), 'oak floor'],
  ['橡木地板500以内', price(null, 500), '橡木地板'],
  ['paint under 50 per kg', price(null, 50, 'CNY', 'kilogram'), 'paint'],
  ['paint under ¥50/kg', price(null, 50, 'CNY', 'kilogram'), 'paint'],
  ['涂料 50元/kg以下', price(null, 50, 'CNY', 'kilogram'), '涂料'],
  ['涂料 每公斤50元以下', price(null, 50, 'CNY', 'kilogram'), '涂料'],
  ['丝绒 300元/米以内', price(null, 300, 'CNY', 'meter'), '丝绒'],
  ['velvet under 300 per metre', price(null, 300, 'CNY', 'meter'), 'velvet'],
  ['wallpaper under 900 a roll', price(null, 900, 'CNY', 'roll'), 'wallpaper'],
  ['壁纸 900元/卷以内', price(null, 900, 'CNY', 'roll'), '壁纸'],
  ['瓷砖 20元一片', price(null, 20, 'CNY', 'piece'), '瓷砖'],
  ['涂料 30到60元/升', price(30, 60, 'CNY', 'litre'), '涂料'],
  ['under £20 per sheet plywood', price(null, 20, 'GBP', 'sheet'), 'plywood'],
  ['under 500 a board', price(null, 500, 'CNY', 'piece'), ''],
  ['oak under 900 a square metre', price(null, 900, 'CNY', perArea), 'oak'],
])('%j asks for a price', (text, expected, rest) => {
  expect(toldIn(text)).toEqual({ rest, told: [expected] })
})

test('a figure without a sign is in the currency that the person compares in', () => {
  expect(toldIn('under 500', 'EUR').told).toEqual([price(null, 500, 'EUR')])
})

const size = (width: number, length: number, unit: string, isUnitSaid = false) => ({
  kind: 'size',
  width,
  length,
  unit,
  isUnitSaid,
})

test.each([
  ['30x60', size(30, 60, 'cm'), ''],
  ['30×60 cm', size(30, 60, 'cm', true), ''],
  ['300 by 600', size(300, 600, 'mm'), ''],
  ['600*300', size(300, 600, 'mm'), ''],
  ['10x10 tile', size(10, 10, 'cm'), 'tile'],
  ['600 x 1200 mm', size(600, 1200, 'mm', true), ''],
  ['100mm square tile', size(100, 100, 'mm', true), 'tile'],
  ['60公分 方砖', size(60, 60, 'cm', true), '方砖'],
  ['300×600 瓷砖', size(300, 600, 'mm'), '瓷砖'],
  ['3x6 inch subway tile', size(3, 6, 'in', true), 'subway tile'],
  ['防滑地砖600乘600', size(600, 600, 'mm'), '防滑地砖'],
])('%j asks for a size', (text, expected, rest) => {
  expect(toldIn(text)).toEqual({ rest, told: [expected] })
})

const side = (length: number, unit: string) => ({ kind: 'size', width: null, length, unit, isUnitSaid: true })

test.each([
  ['700 mm slate', side(700, 'mm'), 'slate'],
  ['slate 700mm', side(700, 'mm'), 'slate'],
  ['slate 70 cm', side(70, 'cm'), 'slate'],
  ['70cm slate', side(70, 'cm'), 'slate'],
  ['板岩 70公分', side(70, 'cm'), '板岩'],
  ['700毫米板岩', side(700, 'mm'), '板岩'],
  ['24 inch slate', side(24, 'in'), 'slate'],
  ['1.2 m plank', side(1.2, 'm'), 'plank'],
  ['2.4米 长板', side(2.4, 'm'), '长板'],
  ['oak 200 mm wide', side(200, 'mm'), 'oak'],
  ['宽度 900mm 毛毡', side(900, 'mm'), '毛毡'],
  ['plank 7½" wide', side(7.5, 'in'), 'plank'],
  ['plank 7.5 in wide', side(7.5, 'in'), 'plank'],
  ['plank 12 in', side(12, 'in'), 'plank'],
  ['oak 2 1/2 ft', side(2.5, 'ft'), 'oak'],
  ["oak 6'", side(6, 'ft'), 'oak'],
  [`oak 5'6"`, side(66, 'in'), 'oak'],
  ['oak 6 ft 4 in', side(76, 'in'), 'oak'],
  ['oak 1,200 mm', side(1200, 'mm'), 'oak'],
  ['oak 12,5 cm', side(12.5, 'cm'), 'oak'],
])('%j asks for something with such a side', (text, expected, rest) => {
  expect(toldIn(text)).toEqual({ rest, told: [expected] })
})

test('a side and a thickness stand beside each other', () => {
  const { rest, conditions } = read('900 mm slate 12 mm under €60')
  expect(rest).toBe('slate')
  expect(conditions.map(({ kind, text }) => [kind, text])).toEqual([
    ['size', '900 mm'],
    ['thickness', '12 mm'],
    ['price', 'under €60'],
  ])
})

test.each([
  ['8 mm', 8, 8, ''],
  ['12mm thick', 12, 12, ''],
  ['8 mm 厚', 8, 8, ''],
  ['厚度 8mm', 8, 8, ''],
  ['12毫米 吸音板', 12, 12, '吸音板'],
  ['2cm slab', 20, 20, 'slab'],
  ['1/2 inch plywood', 12.7, 12.7, 'plywood'],
  ['thin tile under 7mm', null, 7, 'tile'],
  ['ultra-slim veneer max 1 mm', null, 1, 'veneer'],
  ['超薄的石材 6毫米以下', null, 6, '石材'],
  ['thick felt at least 20 mm', 20, null, 'felt'],
  ['thin brick 20 mm', 20, 20, 'thin brick'],
  ['at least 20 mm thick', 20, null, ''],
  ['0,5 mm veneer', 0.5, 0.5, 'veneer'],
  ['plywood 12-15 mm', 12, 15, 'plywood'],
  ['12 to 15mm thick plywood', 12, 15, 'plywood'],
  ['felt between 9 and 12 mm', 9, 12, 'felt'],
  ['胶合板 12到15毫米', 12, 15, '胶合板'],
  ['3/4 in plywood', 19.05, 19.05, 'plywood'],
  ['¾ in oak', 19.05, 19.05, 'oak'],
  ['1.125 inch oak', 28.58, 28.58, 'oak'],
])('%j asks for a thickness', (text, thicknessMin, thicknessMax, rest) => {
  expect(toldIn(text)).toEqual({
    rest,
    told: [{ kind: 'thickness', thicknessMin, thicknessMax, isInInches: / in(?:ch)? /.test(text) }],
  })
})

test.each([
  ['in stock', ''],
  ['in-stock wallpaper', 'wallpaper'],
  ['available now', ''],
  ['ready to ship', ''],
  ['有货', ''],
  ['现货', ''],
  ['現貨木皮', '木皮'],
  ['有庫存', ''],
  ['灰色 地毯 现货', '灰色 地毯'],
  ['fast shipping plywood', 'plywood'],
  ['cork, short lead times', 'cork,'],
  ['快速发货的木皮', '的木皮'],
  ['交期短 面料', '面料'],
])('%j asks for stock', (text, rest) => {
  expect(toldIn(text)).toEqual({ rest, told: [{ kind: 'stock' }] })
})

test.each([
  ['from Italy', 'IT', ''],
  ['marble from italy', 'IT', 'marble'],
  ['made in Sweden', 'SE', ''],
  ['tile made in the UK', 'GB', 'tile'],
  ['产地 日本', 'JP', ''],
  ['意大利产', 'IT', ''],
  ['国产 竹地板', 'CN', '竹地板'],
  ['中国产的地砖', 'CN', '的地砖'],
  ['意大利进口 大理石', 'IT', '大理石'],
  ['来自瑞典的地板', 'SE', '的地板'],
])('%j asks for an origin', (text, code, rest) => {
  expect(toldIn(text)).toEqual({
    rest,
    told: [{ kind: 'origin', area: areas.find((area) => area.code === code) }],
  })
})

const beside = (text: string) =>
  conditionsIn(text, { priceIn: 'CNY', areas, isName: (words) => ['japanese paper', 'swedish bay'].includes(words) })

test.each([
  ['Italian plywood', 'IT', 'plywood'],
  ['British wool under 80', 'GB', 'wool'],
  ['cork Italy', 'IT', 'cork'],
  ['Sweden granite', 'SE', 'granite'],
  ['意大利木皮', 'IT', '木皮'],
  ['義大利 壁紙', 'IT', '壁紙'],
  ['灰色 瑞典 毛毡', 'SE', '灰色 毛毡'],
])('%j asks for an origin beside words', (text, code, rest) => {
  const read = beside(text)
  const origin = read.conditions.find(({ kind }) => kind === 'origin')
  expect([read.rest, origin]).toMatchObject([rest, { area: { code } }])
})

test.each([
  'Italian',
  'Italy',
  'Japanese paper',
  'Swedish bay stone',
  'English oak',
  'Japanese style screen',
  'British look',
  'china tile',
  'italianate cornice',
  '意大利',
  '意大利灰',
  '日本风格 屏风',
  '瑞典松木',
  '中国产品',
])('%j has a country as a part of a name, or alone', (text) => {
  expect(beside(text).conditions).toEqual([])
})

test.each([
  '',
  'marble 500',
  '2026',
  'P20',
  'R11',
  'R10 or better',
  '30x60x2',
  '60 x 60 cm x 8 mm',
  'MOD-6 mm',
  'A30x60',
  'RAL 12345',
  'under floor heating',
  'undercoat 500',
  'more than 50% recycled',
  'green velvet over 50000 rubs',
  'NRC over 0.8',
  '密度 0.8以上',
  'dries within two days',
  '七天内干透',
  'plank over 2 m',
  'a 30 pound block',
  'plaster 70',
  'MOD-600 mm',
  'felt 700 g',
  'tile 70 in blue',
  'not in stock',
  '无现货',
  'Italy',
  '中国产品',
  'made in oak',
  'from Italyish',
])('%j stays words', (text) => {
  expect(read(text)).toMatchObject({ rest: text, conditions: [] })
})

const limit = (length: number, unit: string, way: string, of = 'width') => ({ length, unit, limit: { way, side: of } })

test.each([
  ['oak 180mm+', limit(180, 'mm', 'least'), 'oak'],
  ['at least 180 wide', limit(180, 'mm', 'least'), ''],
  ['over 900 mm wide', limit(900, 'mm', 'least'), ''],
  ['no wider than 90 mm', limit(90, 'mm', 'most'), ''],
  ['felt longer than 2 m', limit(2, 'm', 'least', 'length'), 'felt'],
  ['long plank over 2 m', limit(2, 'm', 'least', 'length'), 'long plank'],
  ['wide oak plank at least 200 mm', limit(200, 'mm', 'least'), 'wide oak plank'],
  ['slab up to 320 cm long', limit(320, 'cm', 'most', 'length'), 'slab'],
  ['sheer 300 wide', { length: 300, isUnitSaid: false }, 'sheer'],
  ['幅宽140 窗帘', { length: 140, isUnitSaid: false }, '窗帘'],
  ['幅宽140以上', limit(140, 'cm', 'least'), ''],
  ['幅寬 140cm以上', limit(140, 'cm', 'least'), ''],
  ['木地板 宽度180mm以上', limit(180, 'mm', 'least'), '木地板'],
  ['三米多长的台面', limit(3, 'm', 'least', 'length'), '的台面'],
  ['长度不超过2米', limit(2, 'm', 'most', 'length'), ''],
])('%j limits a side', (text, expected, rest) => {
  expect(read(text)).toMatchObject({ rest, conditions: [{ kind: 'size', width: null, ...expected }] })
})

test.each([
  'delivered within a month',
  'lead time max 4 weeks',
  '2-week delivery',
  'ships in 10 days',
  'within two weeks',
  'within 14 days',
  '两周内',
  '两周内到货',
  '交期不超过15天',
])('%j asks for stock', (text) => {
  expect(read(text).conditions).toMatchObject([{ kind: 'stock' }])
})

test.each([
  ['around 300 per m2', 240, 360],
  ['tile 300/m2', null, 300],
  ['每平三百左右', 240, 360],
  ['一平只有三百', null, 300],
  ['总价不超过5000，25平', null, 200],
  ['under 300 a metre square', null, 300],
  ['oak, 45 a square metre', null, 45],
  ['floor under 300 a metre', null, 300],
  ['tiles, max 80/m', null, 80],
  ['地板每米三百以内', null, 300],
  ['2000 yuan budget for 10 m2 of tile', null, 200],
  ['10平瓷砖，预算2000', null, 200],
  ['20 sqm of oak, 3000 in total, max 4000', null, 200],
])('%j asks for a price of an area', (text, priceMin, priceMax) => {
  expect(read(text).conditions).toMatchObject([{ kind: 'price', priceMin, priceMax, priceUnit: 'square_meter' }])
})

test.each([
  ['curtain fabric under 300 a metre', 'meter'],
  ['skirting under 80 a metre', 'meter'],
  ['tile trim under 80 a metre', 'meter'],
  ['floor under 300 a running metre', 'meter'],
  ['under 300 a metre', 'meter'],
  ['一米三百以内的窗帘', 'meter'],
  ['窗帘每米200', 'meter'],
  ['skirting 40/m', 'meter'],
  ['布料每米三百以内', 'meter'],
  ['wallpaper under 300', 'roll'],
  ['三百块以内的墙纸', 'roll'],
  ['wallpaper under 30 per m2', 'square_meter'],
  ['floor under 300', null],
])('%j is compared in the unit in which it is sold', (text, priceUnit) => {
  expect(read(text).conditions).toMatchObject([{ kind: 'price', priceUnit }])
})

test.each([
  ['5 m2 slate', 'slate', '5 m2'],
  ['20平的地板', '的地板', '20平'],
  ['oak for about 30 square metres', 'oak', 'for about 30 square metres'],
  ['oak floor, over 20 m2', 'oak floor,', 'over 20 m2'],
  ['200 sq ft of cork', 'cork', '200 sq ft of'],
])('%j says how much is needed, and asks for nothing', (text, rest, said) => {
  const told = read(text)
  expect(told).toMatchObject({ rest, conditions: [], unread: [] })
  expect(told.silent.map((one) => one.text)).toEqual([said])
})

test.each(['over 3 m2 slab', '20平面图', 'carton of 1.2 m2 per box'])('%j says no quantity', (text) => {
  expect(read(text).silent).toEqual([])
})

test.each(['oak asap', 'tiles, as soon as possible', '急用地板'])('%j asks for stock', (text) => {
  expect(read(text).conditions).toMatchObject([{ kind: 'stock' }])
})

const facts: NamedFact[] = [
  // A choice of something else is no class of fire, though it comes first.
  { id: '6', name: '边缘', enName: 'Edge', unit: '', type: 'choice' },
  { id: '1', name: '吸声系数', enName: 'Sound absorption', unit: 'αw', type: 'number' },
  { id: '2', name: '耐磨次数', enName: 'Abrasion', unit: 'Martindale', type: 'number' },
  { id: '3', name: '再生料含量', enName: 'Recycled share', unit: '%', type: 'number' },
  { id: '4', name: '吸水率', enName: 'Water absorption', unit: '%', type: 'number' },
  { id: '5', name: '撞击声改善量', enName: 'Impact sound reduction', unit: 'dB', type: 'number' },
  { id: '6', name: '重量', enName: 'Weight', unit: 'kg/m²', type: 'number' },
  { id: '7', name: '燃烧性能', enName: 'Fire class', unit: '', type: 'choice' },
  { id: '8', name: '厚度', enName: 'Thickness', unit: 'mm', type: 'number' },
  { id: '9', name: '层数', enName: 'Plies', unit: '', type: 'number' },
  { id: '10', name: '绒高', enName: 'Pile height', unit: 'mm', type: 'number' },
  { id: '11', name: '导热系数', enName: 'U-value', unit: '', type: 'number' },
]
const ofFacts = (text: string) => {
  const { rest, conditions } = conditionsIn(text, { priceIn: 'CNY', areas, facts })
  const told = conditions.map((one) =>
    one.kind === 'attribute' ? [one.fact.id, one.low, one.high, ...(one.value === null ? [] : [one.value])] : one.kind,
  )
  return [told, rest]
}

test.each<[string, [string, number | null, number | null, string?], string]>([
  ['αw 1.0', ['1', 1, null], ''],
  ['alpha w .9', ['1', 0.9, null], ''],
  ['吸音系数0.8以上 毛毡', ['1', 0.8, null], '毛毡'],
  ['acoustic panel class A', ['1', 0.9, null], 'acoustic panel'],
  ['velvet over 50,000 rubs', ['2', 50_000, null], 'velvet'],
  ['martindale 40k', ['2', 40_000, null], ''],
  ['耐磨5万次 面料', ['2', 50_000, null], '面料'],
  ['more than 50% recycled', ['3', 50, null], ''],
  ['再生料含量60%以上', ['3', 60, null], ''],
  ['water absorption 0.5%', ['4', null, 0.5], ''],
  ['glass U-value 1.1', ['11', 0.99, 1.21], 'glass'],
  ['吸水率低于3% 地砖', ['4', null, 3], '地砖'],
  ['impact sound 20 dB', ['5', 20, null], ''],
  ['weight under 10 kg/m²', ['6', null, 10], ''],
  ['class A', ['7', null, null, 'A'], ''],
  ['A级防火 木饰面', ['7', null, null, 'A'], '木饰面'],
  ['A级防火 吸音板', ['7', null, null, 'A'], '吸音板'],
  ['吸音板 防火A级', ['7', null, null, 'A'], '吸音板'],
  ['A级不燃 吸音板', ['7', null, null, 'A'], '吸音板'],
  ['A级 吸音板', ['7', null, null, 'A'], '吸音板'],
  ['吸音板 防火等级A', ['7', null, null, 'A'], '吸音板'],
  ['fire class A acoustic panel', ['7', null, null, 'A'], 'acoustic panel'],
  ['acoustic panel class A fire rated', ['7', null, null, 'A'], 'acoustic panel'],
  ['fireproof acoustic panel class A', ['7', null, null, 'A'], 'fireproof acoustic panel'],
  ['A2级 涂料', ['7', null, null, 'A2'], '涂料'],
  ['fire class B tile', ['7', null, null, 'B'], 'tile'],
  ['euroclass A2 panel', ['7', null, null, 'A2'], 'panel'],
  ['A 级防火 涂料', ['7', null, null, 'A'], '涂料'],
  ['NRC class A felt', ['1', 0.9, null], 'felt'],
  ['absorption class A felt', ['1', 0.9, null], 'felt'],
  ['吸声A级 板', ['1', 0.9, null], '板'],
  ['吸音等级B级 板', ['1', 0.8, null], '板'],
  ['A级吸声 毛毡', ['1', 0.9, null], '毛毡'],
  ['13 plies', ['9', 13, 13], ''],
  ['pile height over 10 mm', ['10', 10, null], ''],
])('%j asks for a fact that the catalogue has', (text, fact, rest) => {
  expect(ofFacts(text)).toEqual([[fact], rest])
})

test.each<[string, [string, number | null, number | null, string?][], string]>([
  [
    '防火A级 αw 0.8 吸音板',
    [
      ['7', null, null, 'A'],
      ['1', 0.8, null],
    ],
    '吸音板',
  ],
  [
    'water absorption under 0.5%, weight under 10 kg/m² tile',
    [
      ['4', null, 0.5],
      ['6', null, 10],
    ],
    'tile',
  ],
  [
    'acoustic class A felt, fire class B',
    [
      ['1', 0.9, null],
      ['7', null, null, 'B'],
    ],
    'felt,',
  ],
])('%j asks for several facts', (text, told, rest) => {
  expect(ofFacts(text)).toEqual([told, rest])
})

test.each<[string, unknown[]]>([
  ['8 mm thickness', ['thickness']],
  ['重量 10 公斤以内', []],
  ['class B', []],
  ['classy oak', []],
  ['环保A级 吸音板', []],
  ['A级耐磨 吸音板', []],
  ['emission class A acoustic panel', []],
  ['防滑R11 吸音', []],
  ['E1级 阻燃板', []],
  ['B级 吸音板', []],
  ['隔音A级 板', []],
  ['sound insulation class A panel', []],
  ['under 500', ['price']],
  ['recycled 60x60', ['size']],
  ['no recycled 50%', []],
  ['weight', []],
  ['30x60 cm', ['size']],
])('%j asks for no fact in figures', (text, told) => {
  expect(ofFacts(text)[0]).toEqual(told)
})

const rows = [
  'slip-ramp',
  'slip-barefoot',
  'pendulum-wet',
  'dcof',
  'fire-en',
  'fire-gb',
  'alpha-w',
  'nrc',
  'martindale',
  'pei',
  'ac',
  'use-class',
  'light-fastness',
  'scrub',
  'shade-variation',
  'formaldehyde-gb',
]
const factOf = (code: string, index: number): NamedFact => {
  const row = findFact(code)
  if (!row) throw new Error(`no row ${code}`)
  const { name, enName, unit, type } = attributeOfFact(row)
  return { id: String(index + 1), name, enName, unit, type, fact: code }
}
const joined = rows.map(factOf)
const ofRows = (text: string, among = joined) => {
  const { rest, conditions, unread } = conditionsIn(text, { priceIn: 'CNY', areas, facts: among })
  const told = conditions.map((one) =>
    one.kind === 'attribute'
      ? [one.fact.fact, one.value ?? amountAsked(one.low, one.high), one.classes?.way].filter(Boolean).join(' ')
      : one.kind,
  )
  return {
    told,
    rest,
    missing: unread.flatMap(({ missing }) => (missing ? `${missing.row.code} ${missing.asked}` : [])),
  }
}

test('a class is read with what stands around it, however far behind', () => {
  const before = 'oak '.repeat(40)
  const near = ofRows('slip resistance at least R10 or better')
  expect(near.told).toHaveLength(1)
  expect(ofRows(`${before}slip resistance at least R10 or better`)).toEqual({ ...near, rest: before.trim() })
  expect(ofRows(`acoustic panel, ${before}, class A`).told).toEqual(ofRows('acoustic panel, class A').told)
})

test.each<[string, string[], string?]>([
  ['R11', ['slip-ramp R11 least']],
  ['R10 or better', ['slip-ramp R10 least']],
  ['R 10 tile', ['slip-ramp R10 least'], 'tile'],
  ['tile R10+', ['slip-ramp R10 least'], 'tile'],
  ['slip class R10', ['slip-ramp R10 least']],
  ['slip resistance R11 paving', ['slip-ramp R11 least'], 'paving'],
  ['R10 slip resistance tile', ['slip-ramp R10 least'], 'tile'],
  ['R10 rated tile', ['slip-ramp R10 least'], 'tile'],
  ['exactly R10', ['slip-ramp R10 exact']],
  ['R10 only', ['slip-ramp R10 exact']],
  ['max R10', ['slip-ramp ..R10 most']],
  ['防滑不高于R10', ['slip-ramp ..R10 most']],
  ['防滑不低于R10', ['slip-ramp R10 least']],
  ['防滑等级R11 地砖', ['slip-ramp R11 least'], '地砖'],
  ['R11以上 地砖', ['slip-ramp R11 least'], '地砖'],
  ['R10/R11 tile', ['slip-ramp R10 least'], 'tile'],
  ['R10 A+B', ['slip-ramp R10 least', 'slip-barefoot B least']],
  ['barefoot B', ['slip-barefoot B least']],
  ['赤足C级 地砖', ['slip-barefoot C least'], '地砖'],
  ['pendulum 36', ['pendulum-wet 36..']],
  ['36 ptv tile', ['pendulum-wet 36..'], 'tile'],
  ['DCOF 0.42', ['dcof 0.42..']],
  ['NRC 0.8', ['nrc 0.8..']],
  ['0.5 NRC felt', ['nrc 0.5..'], 'felt'],
  ['αw over 0.8', ['alpha-w 0.8..']],
  ['NRC 0.7 αw 0.8', ['nrc 0.7..', 'alpha-w 0.8..']],
  ['martindale 50000', ['martindale 50000..']],
  ['over 50000 rubs', ['martindale 50000..']],
  ['at least class 33', ['use-class 33 least']],
  ['use class 33', ['use-class 33 least']],
  ['class 33 laminate', ['use-class 33 least'], 'laminate'],
  ['使用等级33 地板', ['use-class 33 least'], '地板'],
  ['AC4', ['ac AC4 least']],
  ['laminate AC 4', ['ac AC4 least'], 'laminate'],
  ['PEI 4', ['pei PEI 4 least']],
  ['Bfl-s1', ['fire-en Bfl-s1 least']],
  ['B-s1,d0 panel', ['fire-en B-s1,d0 least'], 'panel'],
  ['euroclass C', ['fire-en C least']],
  ['class A fire', ['fire-en A least']],
  ['class A fire rated panel', ['fire-en A least'], 'panel'],
  ['B1', ['fire-gb B1 least']],
  ['B1级', ['fire-gb B1 least']],
  ['A级防火 涂料', ['fire-gb A least'], '涂料'],
  ['B1级阻燃 窗帘', ['fire-gb B1 least'], '窗帘'],
  ['阻燃B1 吸音板', ['fire-gb B1 least'], '吸音板'],
  ['B1 flame retardant velvet', ['fire-gb B1 least'], 'velvet'],
  ['E1 formaldehyde', ['formaldehyde-gb E1 least']],
  ['formaldehyde E0 plywood', ['formaldehyde-gb E0 least'], 'plywood'],
  ['ENF', ['formaldehyde-gb ENF least']],
  ['ENF级 胶合板', ['formaldehyde-gb ENF least'], '胶合板'],
  ['light fastness 6', ['light-fastness 6 least']],
  ['scrub class 2 paint', ['scrub 2 least'], 'paint'],
  ['shade variation V2', ['shade-variation V2 exact']],
  ['slip R10 under 500', ['slip-ramp R10 least', 'price']],
])('%j asks for a class or better, or a figure, of the table', (text, told, rest = '') => {
  expect(ofRows(text)).toEqual({ told, rest, missing: [] })
})

/** What a catalogue of many materials has, with properties that no row knows. */
const many: NamedFact[] = [...rows, 'frost', 'washable', 'needs-sealing', 'rectified', 'book-matched', 'underfloor-heating', 'castor-chair', 'acid-proof', 'translucent', 'en-1021-1', 'en-1021-2', 'nfpa-701', 'tb-117', 'water-absorption', 'pendulum-dry', 'fire-fr', 'curtain-fire', 'emission-fi', 'weight', 'mohs', 'pile-weight', 'wear-layer', 'wear-turns', 'wyzenbeek', 'impact-sound', 'voc', 'lrv', 'light-transmission', 'sheen', 'density', 'stain'].map(factOf) // prettier-ignore
const free: NamedFact[] = [
  { id: '101', name: '建议缝宽', enName: 'Joint width', unit: 'mm', type: 'number' },
  { id: '102', name: '表干时间', enName: 'Touch dry', unit: 'h', type: 'number' },
  { id: '103', name: '可打磨翻新', enName: 'Can be sanded', unit: '', type: 'boolean' },
  { id: '104', name: '新品', enName: 'New', unit: '', type: 'boolean' },
]
const ofMany = (text: string) => {
  const { told, rest } = ofRows(text, [...many, ...free.map((one) => ({ ...one, fact: one.enName }))])
  return [told, rest]
}

test.each<[string, string[], string?]>([
  ['frost resistant tile', ['frost 1'], 'tile'],
  ['防冻 砖', ['frost 1'], '砖'],
  ['not frost proof', ['frost 0']],
  ['不抗冻 瓷砖', ['frost 0'], '瓷砖'],
  ['quartzite no sealing', ['needs-sealing 0'], 'quartzite'],
  ['莫氏硬度6以上 免防护', ['mohs 6..', 'needs-sealing 0']],
  ['marble needs sealing', ['needs-sealing 1'], 'marble'],
  ['washable paint', ['washable 1'], 'paint'],
  ['not washable wallpaper', ['washable 0'], 'wallpaper'],
  ['可擦洗 漆', ['washable 1'], '漆'],
  ['non-rectified tile', ['rectified 0'], 'tile'],
  ['rectified tile', ['rectified 1'], 'tile'],
  ['bookmatch marble', ['book-matched 1'], 'marble'],
  ['可打磨翻新', ['Can be sanded 1']],
  ['地板可打磨翻新的', ['Can be sanded 1'], '地板'],
  ['地暖 地毯', ['underfloor-heating 1'], '地毯'],
  ['under floor heating oak', ['underfloor-heating 1'], 'oak'],
  ['脚轮椅可用 橡胶', ['castor-chair 1'], '橡胶'],
  ['passes cigarette test velvet', ['en-1021-1 1'], 'velvet'],
  ['过香烟测试 圈圈绒', ['en-1021-1 1'], '圈圈绒'],
  ['EN 1021 cigarette + match pass', ['en-1021-1 1', 'en-1021-2 1']],
  ['EN 1021-2 velvet', ['en-1021-2 1'], 'velvet'],
  ['NFPA 701 sheer', ['nfpa-701 1'], 'sheer'],
  ['cal 117 leather', ['tb-117 1'], 'leather'],
  ['zero VOC lime', ['voc ..0'], 'lime'],
  ['零VOC 可擦洗', ['voc ..0', 'washable 1']],
  ['voc-free paint', ['voc ..0'], 'paint'],
])('%j asks for what is so, or is not', (text, told, rest = '') => {
  expect(ofMany(text)).toEqual([told, rest])
})

test.each([
  'extra-washable paper',
  'new oak',
  '新品 石材',
  '耐酸碱 台面',
  'match 117',
  'sealing strip',
  'cigarette burn',
  '耐洗2次',
  '5转 滑轨',
  'turn 1000',
  'except frost proof tile',
])('%j says no yes and no no', (text) => {
  expect(ofMany(text)).toEqual([[], text])
})

test.each<[string, string[], string?]>([
  ['NRC 0.4~0.6 軟木', ['nrc 0.4..0.6'], '軟木'],
  ['摆锤值25-35 大理石', ['pendulum-wet 25..35'], '大理石'],
  ['LRV 30-50', ['lrv 30..50']],
  ['LRV between 20 and 30', ['lrv 20..30']],
  ['wear layer 4-6 mm oak', ['wear-layer 4..6'], 'oak'],
  ['LRV about 50', ['lrv 45..55']],
  ['NRC ca. 0.5', ['nrc 0.45..0.55']],
  ['透光率60%左右 玻璃', ['light-transmission 54..66'], '玻璃'],
  ['LRV 70 paint', ['lrv 63..77'], 'paint'],
  ['LRV exactly 70', ['lrv 70']],
  ['密度700', ['density 630..770']],
  ['NRC 0.7', ['nrc 0.7..']],
  ['NRC 0.6-0.4', [], 'NRC 0.6-0.4'],
])('%j asks for amounts from one to another', (text, told, rest = '') => {
  expect(ofMany(text)).toEqual([told, rest])
})

test.each<[string, string[], string?]>([
  ['色差V1 V2 石材', ['shade-variation V1..V2 exact'], '石材'],
  ['shade variation V1-V3', ['shade-variation V1..V3 exact']],
  ['shade variation V2 or V3', ['shade-variation V2..V3 exact']],
  ['shade variation V2 tile', ['shade-variation V2 exact'], 'tile'],
  ['shade variation at most V2', ['shade-variation ..V2 most']],
  ['R10-R11 tile', ['slip-ramp R10 least'], 'tile'],
  ['PEI 4 - 5 mm tile', ['pei PEI 4 least', 'thickness'], 'tile'],
])('%j asks for several classes', (text, told, rest = '') => {
  expect(ofMany(text)).toEqual([told, rest])
})

test.each<[string, string[], string?]>([
  ['20mm stone under 55 kg/m2', ['thickness', 'weight ..55'], 'stone'],
  ['stone < 30 kg/sqm', ['weight ..30'], 'stone'],
  ['重量20公斤/平米以内 瓷砖', ['weight ..20'], '瓷砖'],
  ['撞击声改善25dB以上', ['impact-sound 25..']],
  ['impact sound 20分贝', ['impact-sound 20..']],
  ['aw 0.5 velvet', ['alpha-w 0.5..'], 'velvet'],
  ['w.a. ≤ 0.5% tile', ['water-absorption ..0.5'], 'tile'],
  ['lightfast 7+', ['light-fastness 7 least']],
  ['blue wool 6 wallpaper', ['light-fastness 6 least'], 'wallpaper'],
  ['2mm joint tile', ['Joint width 2'], 'tile'],
  ['joint 2 mm', ['Joint width 2']],
  ['缝宽2毫米 砖', ['Joint width 2'], '砖'],
  ['joint 600 mm', ['size'], 'joint'],
  ['表干4小时内', ['Touch dry ..4']],
  ['双摩擦30000次以上 羊毛', ['wyzenbeek 30000..'], '羊毛'],
  ['动摩擦≥0.5 砖', ['dcof 0.5..'], '砖'],
  ['耐刷洗1级 漆', ['scrub 1 least'], '漆'],
  ['耐洗2级以上 漆', ['scrub 2 least'], '漆'],
  ['EN 13300 class 2 or better', ['scrub 2 least']],
  ['绒重1500克以上', ['pile-weight 1500..']],
  ['光泽10度以下', ['sheen ..10']],
  ['HPL wear 1000 turns', ['wear-turns 1000..'], 'HPL'],
  ['防火板 耐磨900转', ['wear-turns 900..'], '防火板'],
  ['耐磨10万转 沙发布', ['martindale 100000..'], '沙发布'],
  ['finnish M1 plywood', ['emission-fi M1 least'], 'plywood'],
  ['芬兰M1 木饰面', ['emission-fi M1 least'], '木饰面'],
  ['法国M1 窗帘', ['fire-fr M1 least'], '窗帘'],
  ['M1 velvet', ['fire-fr M1 least'], 'velvet'],
  ['窗帘燃烧2级以上 布', ['curtain-fire Class 2 least'], '布'],
  ['商用32级以上 地毯', ['use-class 32 least'], '地毯'],
  ['欧标B-s1,d0 墙纸', ['fire-en B-s1,d0 least'], '墙纸'],
  ['国标A级 石材', ['fire-gb A least'], '石材'],
])('%j is read in the units and spellings of the trade', (text, told, rest = '') => {
  expect(ofMany(text)).toEqual([told, rest])
})

test.each([
  'R10-234',
  'NH-R10',
  'R100',
  'A',
  'a floor',
  'class B',
  'grade A oak',
  'emission class A',
  'not R10',
  '33 tiles',
  'class 5',
  'RAL 12345',
  'model A2-B3',
  '二级',
  'medium brown',
])('%j asks for no class of the table', (text) => {
  expect(ofRows(text)).toEqual({ told: [], rest: text, missing: [] })
})

test.each<[string, string[], string]>([
  ['NRC 0.8 panel', ['alpha-w'], 'nrc 0.8..'],
  ['B1 panel', ['fire-en'], 'fire-gb B1..'],
  ['B1级阻燃 窗帘', ['fire-en'], 'fire-gb B1..'],
  ['pendulum 36', ['slip-ramp'], 'pendulum-wet 36..'],
  ['barefoot B tile', ['slip-ramp'], 'slip-barefoot B..'],
])('%j is not read as another scale, but what is asked is known', (text, codes, missing) => {
  const among = joined.filter(({ fact }) => codes.includes(fact ?? ''))
  expect(ofRows(text, among)).toEqual({ told: [], rest: text, missing: [missing] })
  expect(ofRows(text, joined.slice(14, 15)).missing).toEqual([])
})

test.each([
  ['#c8a97e', '#c8a97e', ''],
  ['oak #C8A97E', '#c8a97e', 'oak'],
  ['＃c8a97e 橡木', '#c8a97e', '橡木'],
  ['c8a97e oak', '#c8a97e', 'oak'],
  ['#fff tile', '#ffffff', 'tile'],
  ['#336699橡木', '#336699', '橡木'],
  ['paint rgb(200, 169, 126)', '#c8a97e', 'paint'],
])('%j asks for a colour', (text, hex, rest) => {
  expect(toldIn(text)).toEqual({ rest, told: [{ kind: 'color', hex }] })
})

test.each([
  ['RAL 7016', '#383e42', 'RAL 7016', ''],
  ['ral7016 steel', '#383e42', 'RAL 7016', 'steel'],
  ['RAL 9010 乳胶漆', '#f1ece1', 'RAL 9010', '乳胶漆'],
  ['NCS S 0502-Y', '#f2f1ed', 'NCS S 0502-Y', ''],
])('%j asks for a colour by its code', (text, hex, name, rest) => {
  expect(toldIn(text)).toEqual({ rest, told: [{ kind: 'color', hex, name }] })
})

test.each([
  'RAL 9999',
  'NCS S 8060-Y',
  'facade',
  'decade tile',
  '600600',
  'AB-c8a97e',
  'c8a97e-2',
  '#12',
  '#c8a97e1',
  'not #c8a97e',
  '166, 73, 43',
])('%j is the code of no colour', (text) => {
  expect(read(text).conditions.filter(({ kind }) => kind === 'color')).toEqual([])
})

test("a model number is no colour, unless it has a colour's sign", () => {
  const called = (text: string) => conditionsIn(text, { priceIn: 'CNY', areas, isCode: () => true })
  expect(called('c8a97e oak').conditions).toEqual([])
  expect(called('#c8a97e oak').conditions).toMatchObject([{ kind: 'color', hex: '#c8a97e' }])
})

test('several conditions stay in typed order, and joining words are not searched', () => {
  const { rest, conditions } = read('Oak 14 mm under ¥500/m² and in stock, from Italy')
  expect(rest).toBe('Oak')
  expect(conditions.map(({ kind, text }) => [kind, text])).toEqual([
    ['thickness', '14 mm'],
    ['price', 'under ¥500/m²'],
    ['stock', 'in stock'],
    ['origin', 'from Italy'],
  ])
})

const PIECES =
  '#c8a97e|under|500|¥|㎡|30x60|8 mm|以下|现货|in stock|from|Italy|产地|日本|½|İ|ﬃ| |,|-|/|x|×|1/2|五百|元|\ud800|👍🏽|oak'.split(
    '|',
  )
const piece = fc.constantFrom(...PIECES)

test('in any text the conditions lie in order without overlaps, and the rest is the text beside them', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (text) => {
        const { rest, conditions, silent } = read(text)
        let at = 0
        for (const { start, end, text: own } of conditions) {
          expect(start).toBeGreaterThanOrEqual(at)
          expect(end).toBeGreaterThan(start)
          expect(own).toBe(text.slice(start, end))
          at = end
        }
        expect(at).toBeLessThanOrEqual(text.length)
        expect(rest.length).toBeLessThanOrEqual(text.length)
        expect(conditions.length + silent.length > 0 || rest === text).toBe(true)
      },
    ),
    { numRuns: 2000, examples: [['under½×½']] },
  )
})

test('of more prices than anybody says the first are read', () => {
  const { rest, conditions } = read('€1 oak '.repeat(30))
  expect(conditions).toMatchObject([{ kind: 'price', priceMax: 1, also: { length: 11 } }])
  expect(rest.match(/€1/g)).toHaveLength(18)
})

test('a fact may be called anything', () => {
  const called = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(called, called, called, (name, enName, unit) => {
      const own: NamedFact[] = [{ id: '1', name, enName, unit, type: 'number' }]
      for (const text of [`${enName} 3`, `oak under 500 ${name}`])
        expect(() => conditionsIn(text, { priceIn: 'CNY', areas, facts: own })).not.toThrow()
    }),
    { examples: [['2026-11-26', '2026-11-26', 'm-1']] },
  )
})
