import { composition, lightFastness, rubs, uses, weight } from '../attributes.ts'
import { CATEGORIES } from '../categories.ts'
import { certificate } from '../certificates.ts'
import { type DemoProduct, shades } from '../product.ts'

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
      ['棉绒', 'Cotton pile', 1.6, '#2F5D5A'],
      ['棉底布', 'Cotton ground', 0.5, '#3B6663'],
    ],
    coverWidth: 420,
    room: 'curtain',
    seed: 9107,
    recipe: { family: 'felt', base: '#2F5D5A', fibres: ['#3B6966'], texture: 'pile', folds: 160, crush: 0.12 },
    skus: shades(
      ['TEA', '凫蓝', 'Teal', '#2F5D5A', 240],
      ['RUS', '铁锈', 'Rust', '#9A4E2E', 180, { recipe: { base: '#9A4E2E' } }],
      ['AUB', '茄紫', 'Aubergine', '#4E2F45', 95, { recipe: { base: '#51324A' } }],
      ['OLI', '油橄榄', 'Olive', '#6B6437', 150, { recipe: { base: '#6E673B' } }],
    ),
  },
]
