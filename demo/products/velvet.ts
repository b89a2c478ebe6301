import { composition, lightFastness, rubs, uses, weight } from './attributes.ts'
import { CATEGORIES } from './categories.ts'
import { certificate } from './certificates.ts'
import { type DemoProduct } from './product.ts'

export const VELVET: DemoProduct[] = [
  {
    key: 'LO-VEL',
    brand: 'Lanificio Ora',
    name: '棉丝绒',
    enName: 'Cotton velvet',
    description: '短绒直立，手一抹就留下一道亮痕，再抹回去又没了。染缸小，一缸只够一百二十米。',
    enDescription:
      'A short upright pile that keeps the stroke of a hand until the next one. Dye lots are small: a hundred and twenty metres and no more.',
    category: CATEGORIES.velvet,
    unit: 'meter',
    price: [256, 288],
    size: { length: 25_000, width: 1400 },
    shape: 'roll',
    origin: 'IT',
    attrs: [
      composition(['棉 100 %', '100 % cotton']),
      weight(0.46),
      rubs(60_000),
      uses('home', 'hotel', 'retail'),
      lightFastness('5'),
    ],
    auths: [certificate('responsible_source', 2024, 49)],
    layers: [
      ['', 'Cotton pile', 1.6, '#2F5D5A'],
      ['', 'Cotton ground', 0.5, '#3B6663'],
    ],
    coverWidth: 420,
    room: 'curtain',
    seed: 9107,
    recipe: { family: 'felt', base: '#2F5D5A', fibres: ['#3B6966'], texture: 'pile', folds: 160 },
    skus: [
      { code: 'TEA', shade: ['凫蓝', 'Teal'], hex: '#2F5D5A', stock: 240 },
      { code: 'RUS', shade: ['铁锈', 'Rust'], hex: '#9A4E2E', recipe: { base: '#9A4E2E' }, stock: 180 },
      {
        code: 'AUB',
        shade: ['茄紫', 'Aubergine'],
        hex: '#4E2F45',
        recipe: { base: '#51324A' },
        stock: 95,
      },
      { code: 'OLI', shade: ['油橄榄', 'Olive'], hex: '#6B6437', recipe: { base: '#6E673B' }, stock: 150 },
    ],
  },
]
