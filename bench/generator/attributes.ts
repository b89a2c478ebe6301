import type { ImportAttribute } from '../../contract/import-file.ts'
import type { Random } from './random.ts'

type Choice = readonly [english: string, chinese: string]

const USES: Choice[] = [
  ['Home', '住宅'],
  ['Office', '办公'],
  ['Hotel', '酒店'],
  ['Retail', '零售'],
  ['Healthcare', '医疗'],
  ['Outdoors', '户外'],
]
const FINISHES: Choice[] = [
  ['Oiled', '油饰'],
  ['Lacquered', '漆面'],
  ['Brushed', '拉丝'],
  ['Polished', '抛光'],
  ['Honed', '哑光'],
  ['Glazed', '釉面'],
  ['Raw', '原色'],
]
const FIRE_CLASSES = ['A1', 'A2-s1,d0', 'B-s1,d0', 'C-s2,d0', 'D-s2,d0']
const SLIP_RATINGS = ['R9', 'R10', 'R11', 'R12']
const GRADES: Choice[] = [
  ['Select', '优选'],
  ['Natural', '自然'],
  ['Rustic', '乡村'],
]

/** Six to ten of the ten attributes that a product can have. */
export function productAttributes(random: Random): ImportAttribute[] {
  const low = random.between(1, 30) / 10
  const all: ImportAttribute[] = [
    { name: '厚度', enName: 'Thickness', unit: 'mm', value: random.between(4, 60) / 2 },
    choices('用途', 'Use', [random.pick(USES), random.pick(USES)]),
    choices('表面', 'Finish', [random.pick(FINISHES)]),
    { name: '燃烧性能', enName: 'Fire class', value: random.pick(FIRE_CLASSES) },
    { name: '防滑等级', enName: 'Slip rating', value: random.pick(SLIP_RATINGS) },
    { name: '密度', enName: 'Density', unit: 'kg/m³', value: random.between(20, 280) * 10 },
    { name: '吸水率', enName: 'Water absorption', unit: '%', value: { low, high: low + 1 } },
    { name: '适用地暖', enName: 'For underfloor heating', value: random.chance(0.4) },
    { name: '质保', enName: 'Warranty', unit: 'a', value: random.pick([2, 5, 10, 15, 25]) },
    { name: '回收成分', enName: 'Recycled content', unit: '%', value: random.between(0, 20) * 5 },
  ]
  const left = random.below(5)
  return all.filter((_, index) => (index * 7) % 10 >= left)
}

/** Attributes that distinguish the SKUs of a product, besides colour and size. */
export function skuAttributes(random: Random): ImportAttribute[] {
  return [
    choices('等级', 'Grade', [random.pick(GRADES)]),
    { name: '重量', enName: 'Weight', unit: 'kg', value: random.between(5, 400) / 10 },
  ]
}

function choices(name: string, enName: string, chosen: Choice[]): ImportAttribute {
  const different = [...new Set(chosen)]
  return {
    name,
    enName,
    value: different.map(([, chinese]) => chinese),
    enValue: different.map(([english]) => english),
  }
}
