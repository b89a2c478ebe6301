import { type ImportAttribute } from '../../contract/import-file.ts'

/** The attributes of the catalogue. Each has one kind of value wherever it is used. */

type Words = [string, string]

export const finish = ([value, enValue]: Words): ImportAttribute => ({
  name: '表面处理',
  enName: 'Finish',
  type: 'choice',
  value,
  enValue,
})

const USES: Record<string, Words> = {
  home: ['住宅', 'Home'],
  office: ['办公', 'Office'],
  hotel: ['酒店', 'Hotel'],
  retail: ['零售', 'Retail'],
  bath: ['卫浴', 'Bathroom'],
  kitchen: ['厨房', 'Kitchen'],
  outdoor: ['户外', 'Outdoor'],
  school: ['教育', 'Education'],
  facade: ['外立面', 'Facade'],
}

export const uses = (...keys: (keyof typeof USES)[]): ImportAttribute => {
  const words = keys.flatMap((key) => [USES[key] ?? []]).filter((pair) => pair.length === 2)
  return {
    name: '适用空间',
    enName: 'Use',
    type: 'choice',
    value: words.map(([zh]) => zh),
    enValue: words.map(([, en]) => en),
  }
}

const number =
  (name: string, enName: string, unit: string) =>
  (value: number): ImportAttribute => ({ name, enName, unit, value })

export const thickness = number('厚度', 'Thickness', 'mm')
export const weight = number('重量', 'Weight', 'kg/m²')
export const waterAbsorption = number('吸水率', 'Water absorption', '%')
export const density = number('密度', 'Density', 'kg/m³')
export const jointWidth = number('建议缝宽', 'Joint width', 'mm')
export const rubs = number('耐磨次数', 'Abrasion', 'Martindale')
export const absorption = number('吸声系数', 'Sound absorption', 'αw')
export const wearLayer = number('面层厚度', 'Wear layer', 'mm')
export const openArea = number('开孔率', 'Open area', '%')

const choice =
  (name: string, enName: string) =>
  (value: string): ImportAttribute => ({ name, enName, type: 'choice', value, enValue: value })

export const fire = choice('燃烧性能', 'Fire class')
export const slip = choice('防滑等级', 'Slip class')
export const lightFastness = choice('耐光色牢度', 'Light fastness')

export const species = ([value, enValue]: Words): ImportAttribute => ({
  name: '树种',
  enName: 'Species',
  type: 'choice',
  value,
  enValue,
})
export const composition = ([value, enValue]: Words): ImportAttribute => ({
  name: '成分',
  enName: 'Composition',
  type: 'text',
  value,
  enValue,
})
export const laying = ([value, enValue]: Words): ImportAttribute => ({
  name: '铺装方式',
  enName: 'Laying',
  type: 'choice',
  value,
  enValue,
})
export const underfloorHeating = (value: boolean): ImportAttribute => ({
  name: '适用地暖',
  enName: 'Underfloor heating',
  value,
})
export const washable = (value: boolean): ImportAttribute => ({ name: '可擦洗', enName: 'Washable', value })
export const frostProof = (value: boolean): ImportAttribute => ({ name: '抗冻', enName: 'Frost proof', value })
export const coats = (low: number, high: number): ImportAttribute => ({
  name: '涂刷遍数',
  enName: 'Coats',
  value: { low, high },
})
export const repeat = number('花回', 'Pattern repeat', 'mm')
export const shadeName = ([value, enValue]: Words): ImportAttribute => ({
  name: '色名',
  enName: 'Shade',
  type: 'choice',
  value,
  enValue,
})

// Tile and stone

const named =
  (name: string, enName: string) =>
  ([value, enValue]: Words): ImportAttribute => ({ name, enName, type: 'choice', value, enValue })
const yesOrNo =
  (name: string, enName: string) =>
  (value: boolean): ImportAttribute => ({ name, enName, value })

export const stoneType = named('石种', 'Stone type')
export const cutEdge = named('边缘', 'Edge')
export const glazeWear = choice('釉面耐磨', 'Glaze wear')
export const shadeVariation = choice('色差等级', 'Shade variation')
export const compression = number('抗压强度', 'Compressive strength', 'MPa')
export const bending = number('抗折强度', 'Bending strength', 'MPa')
export const hardness = number('硬度', 'Hardness', 'Mohs')
export const chipSize = number('最大颗粒', 'Largest chip', 'mm')
export const recycledShare = number('再生料含量', 'Recycled share', '%')
export const translucent = yesOrNo('可透光', 'Translucent')
export const bookMatched = yesOrNo('可对纹', 'Book matched')
export const needsSealing = yesOrNo('需封闭', 'Needs sealing')
export const acidProof = yesOrNo('耐酸', 'Acid proof')
