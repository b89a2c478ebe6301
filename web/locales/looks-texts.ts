import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** What is measured of materials in their pictures: in the rail, its chips, the open product, comparisons and boards. */
export const looksEn = {
  title: 'Look (measured from pictures)',
  groups: { warmth: 'Warm or cool', pattern: 'Pattern', liveliness: 'Calm or lively' },
  isNot: 'Not {{name}}',
  unmeasured: 'Not measured yet',
  unmeasuredProducts_one: 'One product is not measured yet.',
  unmeasuredProducts_other: '{{figure}} products are not measured yet.',
  measuredLook: 'Measured look',
  measured: 'measured from its picture, not stated by the maker',
  repeating: '{{name}}, every {{size}} mm or so',
  reflectance: 'Light reflectance',
  about: 'about {{value}} ({{low}}–{{high}})',
  estimated: 'estimated from the picture, not stated by the maker',
  contrast: 'Light reflectance',
  contrastChoose: 'Choose two materials to compare how much light they reflect.',
  contrastPair: 'LRV {{one}} and {{other}}: {{points}} points apart.',
  contrastPairAbout: 'LRV {{one}} and {{other}}: about {{points}} points apart ({{low}}–{{high}}).',
  contrastAdvice: 'BS 8300-2:2018 advises 30 (20 above 200 lux).',
  contrastEstimate:
    'Estimated from a picture: this is no proof that the standard is met. Measure the material, or ask its maker.',
  contrastUnknown: 'How much light “{{name}}” reflects is neither stated nor measured.',
  aboutValue: 'about {{value}}',
} as const

export type LooksTexts = TextTree<typeof looksEn>

export const looksZh: LooksTexts = {
  title: '外观（据图片测得）',
  groups: { warmth: '冷暖', pattern: '图案', liveliness: '安静或活跃' },
  isNot: '非{{name}}',
  unmeasured: '尚未测量',
  unmeasuredProducts_one: '有 1 件产品尚未测量。',
  unmeasuredProducts_other: '有 {{figure}} 件产品尚未测量。',
  measuredLook: '实测外观',
  measured: '据图片测得，并非厂家标示',
  repeating: '{{name}}（间距约 {{size}} mm）',
  reflectance: '光反射率',
  about: '约 {{value}}（{{low}}–{{high}}）',
  estimated: '据图片估算，并非厂家标示',
  contrast: '光反射值',
  contrastChoose: '选中两种材料，即可比较它们的光反射值。',
  contrastPair: 'LRV {{one}} 与 {{other}}：相差 {{points}}。',
  contrastPairAbout: 'LRV {{one}} 与 {{other}}：相差约 {{points}}（{{low}}–{{high}}）。',
  contrastAdvice: 'BS 8300-2:2018 建议相差 30（照度高于 200 lx 时为 20）。',
  contrastEstimate: '其中有据图片估算的数值，不能证明符合该标准；请实测材料，或向厂家索取数据。',
  contrastUnknown: '“{{name}}”的光反射值既未标示，也未测得。',
  aboutValue: '约 {{value}}',
}

addTexts('looks', looksEn, looksZh)
