/** A basic colour name. Colours darker than `darkTo` are also called dark, colours from `lightFrom` on also light. */
export interface ColorTerm {
  en: string
  zh: readonly string[]
  regions: readonly ColorRegion[]
  darkTo?: number
  lightFrom?: number
  /** Prototype colours `0xrrggbb`: of the term, of its dark and of its light variant. */
  middle: number
  darkMiddle?: number
  lightMiddle?: number
}

/** A box in CIELAB's cylinder; each range includes its start and excludes its end, both whole numbers. */
export interface ColorRegion {
  /** Lightness, 0..100. */
  l: Side
  /** Chroma. */
  c: Side
  /** Hue in degrees; values from 360 on wrap around. */
  h: Side
}

type Side = readonly [from: number, to: number]

const ROUND: Side = [0, 360]
const MOST_LIGHT = 101
const MOST_CHROMA = 150

/**
 * The eleven basic terms of Berlin and Kay, "Basic Color Terms" (1969), which both languages have, plus cream and beige for
 * interiors. Regions overlap where people disagree: teal is blue and green. Details of the borders are in decisions/019.
 */
export const COLOR_TERMS: readonly ColorTerm[] = [
  { en: 'white', zh: ['白色'], middle: 0xf4f4f2, regions: [{ l: [86, MOST_LIGHT], c: [0, 7], h: ROUND }] },
  {
    en: 'grey',
    zh: ['灰色'],
    middle: 0x8a8a8a,
    darkMiddle: 0x4f5153,
    lightMiddle: 0xc8c8c6,
    regions: [
      { l: [18, 88], c: [0, 7], h: ROUND },
      // A green is seen in a grey sooner than a blue: sage is no grey.
      { l: [18, 88], c: [7, 8], h: [190, 460] },
      { l: [18, 88], c: [8, 10], h: [190, 300] },
    ],
    darkTo: 45,
    lightFrom: 70,
  },
  {
    en: 'black',
    zh: ['黑色'],
    middle: 0x1a1a1a,
    regions: [
      { l: [0, 9], c: [0, 35], h: ROUND },
      { l: [9, 24], c: [0, 9], h: ROUND },
    ],
  },
  {
    en: 'cream',
    zh: ['米白色', '奶油色'],
    middle: 0xf1e6c8,
    regions: [{ l: [86, MOST_LIGHT], c: [4, 32], h: [40, 112] }],
  },
  {
    en: 'beige',
    zh: ['米色', '米黄色'],
    middle: 0xd9c7a7,
    regions: [
      { l: [65, 93], c: [7, 28], h: [40, 112] },
      { l: [65, 93], c: [28, 34], h: [68, 112] },
    ],
  },
  {
    en: 'pink',
    zh: ['粉色', '粉红色'],
    middle: 0xdd9db0,
    lightMiddle: 0xf0cfd2,
    regions: [
      { l: [56, MOST_LIGHT], c: [7, MOST_CHROMA], h: [325, 402] },
      { l: [60, MOST_LIGHT], c: [10, 60], h: [38, 58] },
      { l: [42, 56], c: [7, 45], h: [330, 390] },
    ],
    lightFrom: 80,
  },
  {
    en: 'red',
    zh: ['红色'],
    middle: 0xb3261e,
    darkMiddle: 0x7a1c1c,
    regions: [
      { l: [9, 60], c: [18, 60], h: [345, 400] },
      { l: [9, 60], c: [60, MOST_CHROMA], h: [340, 404] },
    ],
    darkTo: 36,
  },
  {
    en: 'orange',
    zh: ['橙色', '橘色'],
    middle: 0xd9742b,
    regions: [
      { l: [48, 90], c: [36, 60], h: [38, 62] },
      { l: [48, 90], c: [60, MOST_CHROMA], h: [42, 62] },
      { l: [50, 90], c: [50, MOST_CHROMA], h: [62, 78] },
      { l: [63, 90], c: [28, 50], h: [56, 68] },
    ],
    lightFrom: 76,
  },
  {
    en: 'yellow',
    zh: ['黄色'],
    middle: 0xe8c840,
    regions: [
      { l: [66, MOST_LIGHT], c: [32, MOST_CHROMA], h: [68, 114] },
      { l: [56, 66], c: [48, MOST_CHROMA], h: [78, 104] },
    ],
  },
  // The purest yellow is light, so only pale yellow is called light.
  {
    en: 'light yellow',
    zh: ['浅黄色'],
    middle: 0xf5ecb4,
    regions: [{ l: [84, MOST_LIGHT], c: [24, 50], h: [80, 114] }],
  },
  {
    en: 'brown',
    zh: ['棕色', '褐色'],
    middle: 0x6f4a2f,
    darkMiddle: 0x402a1d,
    lightMiddle: 0xb08d62,
    regions: [
      { l: [9, 70], c: [7, 66], h: [40, 100] },
      { l: [9, 48], c: [66, 90], h: [42, 78] },
      { l: [9, 60], c: [7, 36], h: [365, 400] },
    ],
    darkTo: 35,
    lightFrom: 58,
  },
  {
    en: 'green',
    zh: ['绿色'],
    middle: 0x4d8a57,
    darkMiddle: 0x1f4634,
    lightMiddle: 0xbfd8bf,
    regions: [
      { l: [9, MOST_LIGHT], c: [7, MOST_CHROMA], h: [110, 205] },
      { l: [9, 72], c: [7, MOST_CHROMA], h: [98, 110] },
    ],
    darkTo: 38,
    lightFrom: 72,
  },
  {
    en: 'blue',
    zh: ['蓝色'],
    middle: 0x2f62a8,
    darkMiddle: 0x1f3566,
    lightMiddle: 0xa9c7dc,
    regions: [
      { l: [9, MOST_LIGHT], c: [7, MOST_CHROMA], h: [195, 298] },
      { l: [0, MOST_LIGHT], c: [35, MOST_CHROMA], h: [290, 311] },
    ],
    darkTo: 38,
    lightFrom: 70,
  },
  {
    en: 'purple',
    zh: ['紫色'],
    middle: 0x6a4686,
    darkMiddle: 0x3f2750,
    lightMiddle: 0xcbb8d9,
    regions: [
      { l: [9, MOST_LIGHT], c: [7, 40], h: [294, 345] },
      { l: [9, 42], c: [7, 30], h: [345, 366] },
      { l: [0, MOST_LIGHT], c: [35, MOST_CHROMA], h: [309, 348] },
    ],
    darkTo: 36,
    lightFrom: 68,
  },
]
