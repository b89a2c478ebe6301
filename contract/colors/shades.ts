/** A colour's names in both languages, and the colour itself. */
export interface Shade {
  en: string
  zh: readonly string[]
  rgb: number
}

/**
 * The trade's finer colour names (see color-term-regions.ts for the basic ones), each by its middle colour; colours near it have
 * the name too. At most 20: with the terms' bits they form one number. No Chinese name may end in a basic term of another colour:
 * 炭灰色 would be found as 灰色.
 */
export const SHADES: readonly Shade[] = [
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
  { en: 'Warm grey', zh: ['暖灰色'], rgb: 0x9f988e },
  { en: 'Sand', zh: ['沙色'], rgb: 0xcdb591 },
  { en: 'Off-white', zh: ['灰白', '乳白'], rgb: 0xefeae0 },
  { en: 'Charcoal', zh: ['炭灰'], rgb: 0x3d4043 },
  { en: 'Mauve', zh: ['藕紫色'], rgb: 0xa98aa6 },
  { en: 'Blush', zh: ['腮红色', '裸粉色'], rgb: 0xe6c2b8 },
]
