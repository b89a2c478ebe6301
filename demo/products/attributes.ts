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

/** A choice whose values are told in both languages. */
const worded =
  (name: string, enName: string) =>
  ([value, enValue]: Words): ImportAttribute => ({ name, enName, type: 'choice', value, enValue })

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

// Flooring and timber panels

export const hardness = number('布氏硬度', 'Brinell hardness', 'N/mm²')
export const moisture = number('含水率', 'Moisture content', '%')
export const impactSound = number('撞击声改善', 'Impact sound reduction', 'dB')
export const slatWidth = number('条宽', 'Slat width', 'mm')
export const gapWidth = number('间隙', 'Gap', 'mm')
export const plies = (value: number): ImportAttribute => ({ name: '层数', enName: 'Plies', value })
export const useClass = choice('使用等级', 'Use class')
export const durability = choice('耐久等级', 'Durability class')
export const formaldehyde = choice('甲醛释放等级', 'Formaldehyde class')
export const grade = worded('外观等级', 'Grade')
export const cut = worded('锯切方式', 'Cut')
export const joint = worded('接口', 'Joint')
export const fixing = worded('安装方式', 'Fixing')
