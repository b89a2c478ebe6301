import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** What is measured of materials in their pictures: in the rail, its chips, the open product, comparisons and boards. */
export const looksEn = {
  title: 'Look (measured from pictures)',
  groups: { warmth: 'Warm or cool', pattern: 'Pattern', liveliness: 'Calm or lively' },
  isNot: 'Not {{name}}',
  orByName: '{{name}}, by picture or by name',
  unmeasured: 'Not measured yet',
  unmeasuredProducts_one: 'One product is not measured yet.',
  unmeasuredProducts_other: '{{figure}} products are not measured yet.',
  measuredLook: 'Measured look',
  measured: 'measured from its picture, not stated by the maker',
  repeating: '{{name}}, every {{size}} mm or so',
  reflectance: 'Light reflectance',
  about: 'about {{value}} ({{low}}–{{high}})',
  estimated: 'estimated from the picture, not stated by the maker',
  contrast: 'How much light they reflect',
  contrastPair: 'LRV {{one}} and {{other}}: {{points}} points apart.',
  contrastPairAbout: 'LRV {{one}} and {{other}}: about {{points}} points apart ({{low}}–{{high}}).',
  contrastAdvice: 'BS 8300-2:2018 advises 30 (20 above 200 lux).',
  contrastEstimate: 'Estimated from a picture or a colour on screen, which is no proof of meeting the standard.',
  contrastUnknown: 'neither stated nor measured',
  stated: 'stated by the maker',
  fromPicture: 'estimated from a picture',
  ofColor: 'as its colour on screen',
  aboutValue: 'about {{value}}',
} as const

export type LooksTexts = TextTree<typeof looksEn>

export const looksZh: LooksTexts = {
  title: '外观（据图片测得）',
  groups: { warmth: '冷暖', pattern: '图案', liveliness: '安静或活跃' },
  isNot: '非{{name}}',
  orByName: '{{name}}（据图片或名称）',
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
  contrastPair: 'LRV {{one}} 与 {{other}}：相差 {{points}}。',
  contrastPairAbout: 'LRV {{one}} 与 {{other}}：相差约 {{points}}（{{low}}–{{high}}）。',
  contrastAdvice: 'BS 8300-2:2018 建议相差 30（照度高于 200 lx 时为 20）。',
  contrastEstimate: '据图片或屏幕颜色估算，不能证明符合该标准。',
  contrastUnknown: '未标示，也未测得',
  stated: '厂家标示',
  fromPicture: '据图片估算',
  ofColor: '按屏幕上的颜色',
  aboutValue: '约 {{value}}',
}

addTexts('looks', looksEn, looksZh)
