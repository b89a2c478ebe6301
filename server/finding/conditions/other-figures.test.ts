import { expect, test } from 'vitest'
import { conditionsIn } from './conditions-in.ts'

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
  expect(read(text)).toEqual({ rest: text, conditions: [] })
})

test.each(['under 500 tiles', 'over 50 oak', 'under 90 colourful rugs', '500以下 色彩'])(
  '%j is about money',
  (text) => {
    expect(read(text).conditions).toMatchObject([{ kind: 'price' }])
  },
)
