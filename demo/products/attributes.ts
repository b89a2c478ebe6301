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

// Paint, wallcovering and surfaces

const wordChoice =
  (name: string, enName: string) =>
  ([value, enValue]: Words): ImportAttribute => ({ name, enName, type: 'choice', value, enValue })

const yesNo =
  (name: string, enName: string) =>
  (value: boolean): ImportAttribute => ({ name, enName, value })

export const binder = wordChoice('基料', 'Binder')
export const largestGrain = number('最大粒径', 'Largest grain', 'mm')
export const touchDry = number('表干时间', 'Touch dry', 'h')
export const sheen = number('光泽度', 'Sheen', 'GU')
export const voc = number('VOC 含量', 'VOC content', 'g/L')
/** Wet scrub resistance in five classes, 1 the best. */
export const scrubClass = choice('耐洗刷等级', 'Scrub class')
/** Passage of water vapour in three classes, V1 the most open. */
export const vapour = choice('透汽等级', 'Vapour class')
export const substrate = wordChoice('底材', 'Substrate')
export const printing = wordChoice('印制方式', 'Printing')
export const patternMatch = wordChoice('对花方式', 'Pattern match')
export const pasting = wordChoice('上胶方式', 'Pasting')
export const removal = wordChoice('移除方式', 'Removal')
export const meshSize = number('网眼', 'Mesh', 'mm')
export const core = wordChoice('芯层', 'Core')
export const heatResistance = number('耐热温度', 'Heat resistance', '°C')
/** The tightest curve the warmed board takes. */
export const formingRadius = number('热弯半径', 'Forming radius', 'mm')
/** Turns of the abrading wheel before the print is touched. */
export const wearTurns = number('耐磨转数', 'Wear turns', 'r')
export const showsFingerprints = yesNo('显指纹', 'Shows fingerprints')
export const canBeSanded = yesNo('可打磨翻新', 'Can be sanded')
export const recycledShare = number('再生料含量', 'Recycled share', '%')
