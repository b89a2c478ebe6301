import { expect, test } from 'vitest'
import { conditionsIn } from './conditions-in.ts'
import { LENGTH_OF } from './measures.ts'

const read = (text: string) => conditionsIn(text, { priceIn: 'CNY', areas: [] })

test.each<[string, number]>([
  ['½ inch', 12.7],
  ['¼ inch', 6.35],
  ['¾"', 19.05],
  ['⅔ inch', 16.93],
  ['1½ inch', 38.1],
  ['1 1/2 inch', 38.1],
  ['2¼"', 57.15],
  ['1-1/4 inch', 31.75],
])('%s is %d mm thick', (text, thickness) => {
  for (const whole of [text, `plywood ${text}`])
    expect(read(whole).conditions).toMatchObject([
      { kind: 'thickness', text, thicknessMin: thickness, thicknessMax: thickness },
    ])
})

test.each<[string, number]>([
  ['8 Millimeter', 8],
  ['0,125 mm thick', 0.13],
  ['1,2 cm', 12],
  ['١٢ mm', 12],
  ['1/2 Zoll', 12.7],
  ['１２ｍｍ', 12],
])('%s is %d mm thick, however it is written', (text, thickness) => {
  expect(read(`oak ${text}`).conditions).toMatchObject([{ kind: 'thickness', thicknessMin: thickness }])
})

test.each<[string, number]>([
  ['1 200 mm', 1200],
  ["1'200 mm", 1200],
  ['1.200,5 mm', 1200.5],
  [`5'-6"`, 1676.4],
  [`5' 6 1/2"`, 1689.1],
  ['2 m 40 cm', 2400],
  ['24 Zoll', 609.6],
])('%s is a side of %d mm', (text, millimetres) => {
  const [side] = read(`oak ${text}`).conditions
  expect(side).toMatchObject({ kind: 'size', width: null, text })
  expect(side?.kind === 'size' && side.length * LENGTH_OF[side.unit]).toBeCloseTo(millimetres)
})

test.each(['7 bis 9 mm', '7 à 9 mm', '7 a 9 mm'])('%s is from 7 to 9 mm thick', (text) => {
  expect(read(text).conditions).toMatchObject([{ kind: 'thickness', thicknessMin: 7, thicknessMax: 9 }])
})

test('a word between words is no range', () => {
  expect(read('give me a 600 mm plank').conditions).toMatchObject([{ kind: 'size', length: 600 }])
})

test.each([
  '50mm wide',
  'oak 45 mm wide',
  'height 40mm',
  'height under 40mm',
  'width: 55 mm',
  '30mm diameter',
  '25 mm in diameter',
  '直径30mm',
  '高5cm',
  '宽4cm',
  '宽度 50mm',
  '40mm高的踢脚线',
  '5cm宽',
])('%j asks for no thickness', (text) => {
  expect(read(text).conditions.filter(({ kind }) => kind === 'thickness')).toEqual([])
})

test.each(['12 mm high gloss panel', '12mm 高密度板', '宽 50mm 厚 8mm'])('%j asks for a thickness', (text) => {
  expect(read(text).conditions).toMatchObject([{ kind: 'thickness' }])
})

test.each([
  'over 50 shades',
  'under 20 colours',
  'under 300 lux',
  'over 12 patterns',
  'more than 6 designs',
  'at least 3 layers',
  'under 40 watts',
  '超过50种',
  '不少于3层',
  '20色以上',
  'under ½',
  'under 1½',
])('%j counts no money', (text) => {
  expect(read(text)).toMatchObject({ rest: text, conditions: [] })
})

test.each(['under 500 tiles', 'over 50 oak', 'under 90 colourful rugs', '500以下 色彩'])(
  '%j is about money',
  (text) => {
    expect(read(text).conditions).toMatchObject([{ kind: 'price' }])
  },
)

test.each<[string, ...string[]]>([
  ['oak ¾', '¾'],
  ['oak 3/4', '3/4'],
  ['tile 12x12x3/8', '12x12x3/8'],
  ['oak 3/4 x 6 in', '3/4 x 6 in'],
  ['oak 1/2" - 3/4"', '3/4"'],
  ['1/0 inch oak', '1/0 inch'],
  ['oak half an inch', 'half an inch'],
  ['oak three-quarter inch', 'three-quarter inch'],
  ['橡木 二分之一英寸', '二分之一英寸'],
  ['carpet 36 oz', '36 oz'],
  ['carpet 1200 g/m²', '1200 g/m²'],
  ['felt 9mm 180 kg/m³', '180 kg/m³'],
  ['film 80 µm in stock', '80 µm'],
  ['oak 1.125 mm', '1.125 mm'],
  ['oak 45°', '45°'],
  ['slab over 8 sq ft', '8 sq ft'],
  ['橡木 3尺', '3尺'],
  ['under $5 per sqft'],
  ['water absorption under 1/2 %', '1/2 %'],
  ['lamp 60 W 2700K', '60 W 2700K'],
])('%j has a measure that nothing reads', (text, ...unread) => {
  const told = conditionsIn(text, { priceIn: 'CNY', areas: [], facts: [WATER] }).unread
  expect(told.map((one) => one.text)).toEqual(unread)
  for (const one of told) expect(text.slice(one.start, one.end)).toBe(one.text)
})

test.each(['oak', 'NH-OAK-3/4', 'A3/4', 'oak 2024', 'RAL 9010', 'R10 tile', '3米色地毯', 'oak 20 mm', '2 in 1 panel'])(
  '%j has none',
  (text) => {
    expect(conditionsIn(text, { priceIn: 'CNY', areas: [] }).unread).toEqual([])
  },
)

const WATER = { id: '1', name: '吸水率', enName: 'Water absorption', unit: '%', type: 'number' as const }
