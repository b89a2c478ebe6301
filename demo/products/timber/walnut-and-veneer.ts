import { finish, fire, laying, species, thickness, uses, wearLayer, weight } from '../attributes.ts'
import { CATEGORIES } from '../categories.ts'
import { certificate } from '../certificates.ts'
import { OAK_PANEL } from './oak.ts'
import { type DemoProduct, shades } from '../product.ts'
import { EUCALYPTUS, WALNUT } from './species.ts'

export const WALNUT_AND_VENEER: DemoProduct[] = [
  {
    key: 'NH-WAL-P',
    brand: 'Nordhem',
    name: '黑胡桃长板',
    enName: 'Walnut plank',
    description:
      '刚刨开的心材发紫，见光几个月便转成暖褐。要干净就选心材；混边材的那一档每箱都有几道奶白边，价钱也低些。',
    enDescription:
      'Fresh from the plane the heartwood is purple, and some months of daylight warm it to brown. The cheaper of the two grades lets the cream of the sapwood run along an edge, a few boards to the box.',
    category: CATEGORIES.plank,
    unit: 'square_meter',
    price: [720, 860],
    taxIncluded: true,
    size: { length: 1900, width: 140, thickness: 15 },
    pack: { coverage: 1.6, pieces: 6 },
    origin: 'US',
    attrs: [
      thickness(15),
      wearLayer(4),
      species(['黑胡桃', 'Walnut']),
      finish(['哑光油', 'Matt oil']),
      laying(['错缝', 'Staggered']),
      uses('home', 'hotel', 'office'),
    ],
    layers: [
      ['黑胡桃面层', 'Walnut', 4, '#6B4A34'],
      ['杨木胶合板', 'Poplar plywood', 11, '#E0CDAA'],
    ],
    coverWidth: 900,
    room: 'floor',
    seed: 4505,
    recipe: {
      family: 'boards',
      light: '#91694A',
      dark: '#402A1C',
      ring: 5.5,
      contrast: 0.75,
      variety: 1,
      pores: 0.7,
      quarter: 0.25,
      layout: 'planks',
      length: 1900,
      width: 140,
    },
    skus: shades(
      ['N', '心材', 'Heartwood', '#6E4E37', 110, { leadTimeDays: 21 }],
      [
        'M',
        '混边材',
        'With sapwood',
        '#856346',
        75,
        { recipe: { light: '#C09A70', dark: '#462E1F', variety: 0.7, sap: 0.45, quarter: 0.1 }, price: [620, 700] },
      ],
    ),
  },
  {
    key: 'NH-VEN',
    brand: 'Nordhem',
    name: '顺纹木皮饰面板',
    enName: 'Sequence veneer panel',
    description: '木皮按刨切顺序编号，一面墙可以连续对纹。基材是阻燃中纤板，背面平衡木皮已压好。',
    enDescription:
      'Leaves of veneer keep the order in which they left the knife, and a whole wall can be matched. The core is a flame-retardant board, balanced on its back.',
    category: CATEGORIES.veneer,
    unit: 'square_meter',
    price: [298, 360],
    taxIncluded: true,
    size: { length: 2440, width: 300, thickness: 12 },
    pack: { coverage: 2.93, pieces: 4 },
    origin: 'SE',
    isMadeToMeasure: true,
    attrs: [
      thickness(12),
      species(['橡木', 'Oak'], ['黑胡桃', 'Walnut'], ['尤加利', 'Eucalyptus']),
      finish(['清漆 10 度', 'Lacquer, 10 gloss']),
      uses('home', 'office', 'hotel', 'retail'),
      fire('B-s2,d0'),
      weight(9.2),
    ],
    auths: [certificate('fire_reaction', 2025, 102), certificate('responsible_source', 2025, 64)],
    layers: [
      ['刨切木皮', 'Veneer', 0.6, '#B58F5D'],
      ['阻燃中纤板', 'Flame-retardant core', 10.8, '#C49C86'],
      ['背面平衡木皮', 'Balancing veneer', 0.6, '#CDB08A'],
    ],
    coverWidth: 900,
    room: 'wall',
    seed: 5101,
    recipe: {
      family: 'boards',
      ...OAK_PANEL,
      layout: 'leaves',
      length: 2440,
      width: 300,
      bevel: 0.4,
      sheen: 0.2,
      ring: 5,
    },
    skus: shades(
      ['OAK', '橡木', 'Oak', '#BF9A67', 210],
      ['SMK', '烟熏橡木', 'Smoked oak', '#65492F', 140, { recipe: { variety: 0.8 } }],
      [
        'WAL',
        '胡桃',
        'Walnut',
        '#74513A',
        88,
        { recipe: { ...WALNUT, variety: 0.35, ring: 6, rays: 0, quarter: 0.2 }, price: [420, 480] },
      ],
      [
        'EUC',
        '熏尤加利',
        'Fumed eucalyptus',
        '#5A4A3F',
        52,
        { recipe: { ...EUCALYPTUS, ring: 3 }, price: [380, 440], leadTimeDays: 30 },
      ],
    ),
  },
]
