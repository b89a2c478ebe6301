import { deltaE00 } from '../../contract/color-difference.ts'
import { labOfRgb } from '../../contract/lab.ts'
import { bothByStep, lightnessWithin } from './color-steps.ts'
import type { ColorName } from './color-terms.ts'

interface Shade extends ColorName {
  rgb: number
}

/**
 * What the trade calls colours more nearly than the basic terms do (color-term-regions.ts): each by the colour in the middle of what
 * is called so. What is that near to it, as the eye has it, is called so too. At most 20: beside the terms' bits they
 * make one number. No Chinese name ends in a basic term that it is not: 炭灰色 would be found as 灰色.
 */
const SHADES: readonly Shade[] = [
  { en: 'Navy', zh: ['藏青色', '海军蓝'], rgb: 0x1b2a49 },
  { en: 'Teal', zh: ['孔雀蓝', '蓝绿'], rgb: 0x1f6f72 },
  { en: 'Turquoise', zh: ['绿松石色'], rgb: 0x3fb0ac },
  { en: 'Sage', zh: ['鼠尾草绿'], rgb: 0x9caa8b },
  { en: 'Ochre', zh: ['赭黄'], rgb: 0xc08a2e },
  { en: 'Mustard', zh: ['芥末黄'], rgb: 0xcfa032 },
  { en: 'Terracotta', zh: ['陶土色', '赤陶色'], rgb: 0xb9603f },
  { en: 'Rust', zh: ['铁锈色', '锈红'], rgb: 0x9c4a22 },
  { en: 'Brick red', zh: ['砖红'], rgb: 0x9e4634 },
  { en: 'Burgundy', zh: ['酒红色'], rgb: 0x6b1f2e },
  { en: 'Cognac', zh: ['干邑色'], rgb: 0x9a5a2c },
  { en: 'Taupe', zh: ['灰褐色'], rgb: 0x8b7d72 },
  { en: 'Greige', zh: ['灰米色'], rgb: 0xb5aca0 },
  { en: 'Sand', zh: ['沙色'], rgb: 0xcdb591 },
  { en: 'Off-white', zh: ['灰白', '乳白'], rgb: 0xefeae0 },
  { en: 'Charcoal', zh: ['炭灰'], rgb: 0x3d4043 },
  { en: 'Mauve', zh: ['藕紫色'], rgb: 0xa98aa6 },
  { en: 'Blush', zh: ['腮红色', '裸粉色'], rgb: 0xe6c2b8 },
]

/** CIEDE2000: as a filter by colour has it for what is alike; and what may still be meant. */
const NEAR = 12
const ABOUT = 15
const LABS = SHADES.map(({ rgb }) => labOfRgb(rgb))

/** Which shades a colour `0xrrggbb` is called, and which it may be meant by too, as bits that `shadesOf` spells out. */
export const [shadeBits, aboutBits] = bothByStep((rgb) => {
  const lab = labOfRgb(rgb)
  let near = 0
  let about = 0
  for (const [shade, own] of LABS.entries()) {
    const distance = Math.abs(own[0] - lab[0]) > lightnessWithin(ABOUT) ? Infinity : deltaE00(own, lab)
    if (distance <= ABOUT) about |= 1 << shade
    if (distance <= NEAR) near |= 1 << shade
  }
  return [near, about]
})

export function shadesOf(bits: number): ColorName[] {
  return SHADES.filter((_, shade) => (bits >>> shade) & 1)
}
