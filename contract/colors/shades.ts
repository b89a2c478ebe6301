import { COOL, WARM } from '../looks/warmth.ts'
import type { ColorRegion } from './color-term-regions.ts'

/** A colour's names in both languages, and the colour itself. */
export interface Shade {
  en: string
  zh: readonly string[]
  rgb: number
  /** Other colours are never called so, however near they are: a greenish grey is no taupe. */
  only?: Tinge
  /** All colours of `only` are called so, and not just those that are near. */
  isTinge?: true
}

/** A colour by how warm it measures, as looks do (looks/warmth.ts; no limit: Infinity), and by its region. */
export interface Tinge {
  warmth?: readonly [least: number, most: number]
  region?: Partial<ColorRegion>
}

/** Warm, as a material is told to be; seen to be yellowish; not seen to be. */
const WARM_ONLY = [WARM, Infinity] as const
const YELLOWISH = [0.08, Infinity] as const
const NOT_YELLOWISH = [-Infinity, 0.08] as const

/**
 * The trade's finer colour names (see color-term-regions.ts for the basic ones), each by its middle colour; colours near it have
 * the name too. At most 31, the bits of a number. No Chinese name may end in a basic term of another colour:
 * 炭灰色 would be found as 灰色.
 */
export const SHADES: readonly Shade[] = [
  { en: 'Navy', zh: ['藏青色', '海军蓝'], rgb: 0x1b2a49 },
  { en: 'Teal', zh: ['孔雀蓝', '蓝绿'], rgb: 0x1f6f72 },
  { en: 'Turquoise', zh: ['绿松石色'], rgb: 0x3fb0ac },
  { en: 'Sage', zh: ['鼠尾草绿'], rgb: 0x9caa8b, only: { region: { c: [7, 19], h: [104, 170] } } },
  { en: 'Ochre', zh: ['赭黄'], rgb: 0xc08a2e },
  { en: 'Mustard', zh: ['芥末黄'], rgb: 0xcfa032 },
  { en: 'Terracotta', zh: ['陶土色', '赤陶色'], rgb: 0xb9603f },
  { en: 'Rust', zh: ['铁锈色', '锈红'], rgb: 0x9c4a22 },
  { en: 'Brick red', zh: ['砖红'], rgb: 0x9e4634 },
  { en: 'Burgundy', zh: ['酒红色'], rgb: 0x6b1f2e },
  { en: 'Cognac', zh: ['干邑色'], rgb: 0x9a5a2c },
  { en: 'Taupe', zh: ['灰褐色'], rgb: 0x8b7d72, only: { warmth: WARM_ONLY, region: { h: [20, 99] } } },
  { en: 'Greige', zh: ['灰米色'], rgb: 0xb5aca0, only: { warmth: WARM_ONLY, region: { h: [20, 99] } } },
  {
    en: 'Warm grey',
    zh: ['暖灰色'],
    rgb: 0x9f988e,
    // Lighter ones of this chroma are seen as beige or cream.
    only: { warmth: WARM_ONLY, region: { l: [38, 76], c: [0, 11], h: [50, 104] } },
    isTinge: true,
  },
  {
    en: 'Cool grey',
    zh: ['冷灰色'],
    rgb: 0x8c9298,
    only: { warmth: [-Infinity, COOL], region: { l: [32, 86], c: [0, 9], h: [180, 310] } },
    isTinge: true,
  },
  {
    en: 'Warm white',
    zh: ['暖白色'],
    rgb: 0xf3eee2,
    only: { warmth: WARM_ONLY, region: { l: [86, 101], c: [0, 11], h: [50, 108] } },
    isTinge: true,
  },
  {
    en: 'Cool white',
    zh: ['冷白色'],
    rgb: 0xf2f4f5,
    only: { warmth: NOT_YELLOWISH, region: { l: [86, 101], c: [0, 4] } },
    isTinge: true,
  },
  { en: 'Sand', zh: ['沙色'], rgb: 0xcdb591, only: { warmth: WARM_ONLY, region: { h: [50, 104] } } },
  { en: 'Off-white', zh: ['灰白', '乳白'], rgb: 0xefeae0, only: { warmth: YELLOWISH } },
  { en: 'Charcoal', zh: ['炭灰'], rgb: 0x3d4043, only: { region: { c: [0, 6] } } },
  { en: 'Mauve', zh: ['藕紫色'], rgb: 0xa98aa6 },
  { en: 'Blush', zh: ['腮红色', '裸粉色'], rgb: 0xe6c2b8 },
]
