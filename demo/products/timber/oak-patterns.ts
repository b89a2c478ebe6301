import { finish, fire, laying, species, thickness, underfloorHeating, uses, wearLayer } from '../attributes.ts'
import { CATEGORIES } from '../categories.ts'
import { certificate } from '../certificates.ts'
import { OAK, OAK_LAYERS } from './oak.ts'
import { type DemoProduct, shades } from '../product.ts'

export const OAK_PATTERNS: DemoProduct[] = [
  {
    key: 'NH-OAK-H',
    brand: 'Nordhem',
    name: '人字拼橡木地板',
    enName: 'Herringbone oak',
    description: '90 毫米宽的橡木小块，左右手成对出厂，铺出来的人字尖尖相对。表面上的是硬蜡油，踩旧了可以局部补。',
    enDescription:
      'Small oak blocks, 90 mm wide, made in left and right hands so that the points of the pattern meet. The hardwax oil can be mended in one spot when a room has had a hard year.',
    category: CATEGORIES.herringbone,
    unit: 'square_meter',
    price: [468, 528],
    taxIncluded: true,
    size: { length: 450, width: 90, thickness: 14 },
    pack: { coverage: 1.46, pieces: 36 },
    origin: 'SE',
    attrs: [
      thickness(14),
      wearLayer(4),
      species(['橡木', 'Oak']),
      finish(['硬蜡油', 'Hardwax oil']),
      laying(['人字拼', 'Herringbone']),
      uses('home', 'office', 'hotel'),
      underfloorHeating(true),
      fire('Dfl-s1'),
    ],
    auths: [certificate('low_emission', 2025, 11), certificate('responsible_source', 2024, 40)],
    layers: OAK_LAYERS,
    coverWidth: 900,
    room: 'floor',
    seed: 4101,
    recipe: { family: 'boards', ...OAK, layout: 'herringbone', length: 450, width: 90 },
    skus: shades(
      ['N', '本色', 'Natural', '#BF9B6C', 640, { leadTimeDays: 10 }],
      ['W', '白油', 'White oil', '#D3C3A8', 310, { recipe: { contrast: 0.6, sheen: 0.08 }, leadTimeDays: 10 }],
      ['H', '蜂蜜', 'Honey', '#B27F48', 188],
      ['S', '烟熏', 'Smoked', '#6F5138', 96, { recipe: { variety: 1 }, price: [528, 598], leadTimeDays: 28 }],
      ['G', '灰洗', 'Grey wash', '#9C9184', 0, { recipe: { variety: 0.4, sheen: 0.06 }, leadTimeDays: 42 }],
    ),
  },
  {
    key: 'NH-OAK-C',
    brand: 'Nordhem',
    name: '鱼骨拼橡木',
    enName: 'Oak chevron',
    description: '端头切成 45 度，两列相接成一条笔直的脊线。适合长走廊，站在尽头看，脊线把人往前引。',
    enDescription:
      'Ends cut to forty-five degrees meet in a spine as straight as a ruled line. It suits long halls, where the spine draws you on.',
    category: CATEGORIES.chevron,
    unit: 'square_meter',
    price: [560, 620],
    taxIncluded: true,
    size: { length: 510, width: 90, thickness: 14 },
    pack: { coverage: 1.1, pieces: 24 },
    origin: 'SE',
    attrs: [
      thickness(14),
      wearLayer(4),
      species(['橡木', 'Oak']),
      finish(['硬蜡油', 'Hardwax oil']),
      laying(['鱼骨拼', 'Chevron']),
      uses('home', 'hotel'),
      underfloorHeating(true),
    ],
    auths: [certificate('low_emission', 2024, 21)],
    layers: OAK_LAYERS,
    coverWidth: 900,
    room: 'floor',
    seed: 4404,
    recipe: { family: 'boards', ...OAK, layout: 'chevron', length: 510, width: 90 },
    skus: shades(
      ['N', '麦色', 'Wheat', '#C8A97B', 240],
      ['T', '茶', 'Tea', '#94693F', 155],
      ['E', '乌木色', 'Ebonised', '#453A32', 40, { recipe: { variety: 0.4 }, price: [620, 680], leadTimeDays: 40 }],
    ),
  },
]
