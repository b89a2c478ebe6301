import type { DemoProduct } from './products/product.ts'

/** A guide: its title, and its steps in Chinese and English. */
type Guide = { kind: 'installation' | 'care'; name: string; enName: string; steps: [string, string][] }

const INSTALLATION = { kind: 'installation', name: '安装说明', enName: 'Installation guide' } as const
const CARE = { kind: 'care', name: '保养说明', enName: 'Care guide' } as const

/** Instructions for installation and care, by material. */
export const GUIDES = {
  'lay-boards': {
    ...INSTALLATION,
    steps: [
      [
        '未拆箱平放在房间里两天，离墙二十厘米。',
        'Leave the boxes closed in the room for two days, flat and away from the walls.',
      ],
      [
        '地面要干、净、平，两米靠尺下不超过两毫米。',
        'See that the ground is dry, clean and level within two millimetres over two metres.',
      ],
      [
        '开几箱混着铺，先在日光下摆一遍再固定。',
        'Open several boxes and mix the boards. Look at them by daylight before the first one is fixed.',
      ],
      ['从房间中线起铺，不从墙边起。', 'Begin from a straight line in the middle of the room, not from a wall.'],
      [
        '四周留八毫米伸缩缝，门槛处断开。',
        'Keep eight millimetres to every wall, and part the floor at each threshold.',
      ],
      ['有疑问的板先放一边。铺下去即视为接受。', 'Lay a doubtful board aside. One that is fixed counts as accepted.'],
    ],
  },
  'lay-tiles': {
    ...INSTALLATION,
    steps: [
      [
        '按缝宽先干摆一整面，切口放到看不见的一边。',
        'Set out one whole wall or floor dry, with its joints, and keep the cut pieces for the side that is not seen.',
      ],
      [
        '从至少三箱里交替取砖，深浅才会均匀。',
        'Take pieces from three boxes in turn, so that light and dark are spread evenly.',
      ],
      [
        '用齿形镘刀满批粘结剂，背面不留空鼓。',
        'Comb the adhesive over the whole ground and leave no hollow behind a piece.',
      ],
      [
        '每一米半校一次水平，缝里的余浆当天清掉。',
        'Check the level every metre and a half, and clear the joints before the day ends.',
      ],
      ['二十四小时后填缝，先在边角试色。', 'Grout after twenty-four hours, and try its colour in a corner first.'],
    ],
  },
  'fit-slabs': {
    ...INSTALLATION,
    steps: [
      [
        '大板立着搬、立着放，下面垫两根以上木方，不要平躺。',
        'Carry and store a slab on its edge, on two battens or more. It never lies flat.',
      ],
      [
        '按排版图逐块编号，侧光下看过板面再开料。',
        'Number the pieces on the layout, and look over each face in raking light before the first cut.',
      ],
      ['柜体或骨架要平，一米内不超过一毫米。', 'Cabinets or framing are level within one millimetre to the metre.'],
      [
        '开孔的内角留半径十毫米的圆，直角容易裂。',
        'Leave a radius of ten millimetres in the corners of an opening: a sharp one starts a crack.',
      ],
      [
        '靠墙留三毫米，用同色密封胶收口。',
        'Keep three millimetres from the wall and close them with sealant of the same colour.',
      ],
    ],
  },
  'fix-panels': {
    ...INSTALLATION,
    steps: [
      [
        '墙面放线，龙骨间距不超过四百毫米。',
        'Mark out the wall. Battens stand at most four hundred millimetres apart.',
      ],
      [
        '板与板之间按资料留缝，靠地处抬高十毫米。',
        'Keep the joints of the data sheet between panels, and ten millimetres above the floor.',
      ],
      ['开孔用硬质合金刀具，从正面下刀。', 'Cut openings with carbide tools, from the face.'],
      ['重的灯具与架子固定到墙体，不挂在板上。', 'Hang lamps and shelves from the wall behind, never from the panel.'],
      ['边角最后装，现场量过再裁。', 'Leave the corners for last and measure them where they are.'],
    ],
  },
  'hang-coverings': {
    ...INSTALLATION,
    steps: [
      ['核对每卷批号，一面墙只用一个批次。', 'Compare the lot number of every roll. One wall takes one lot.'],
      ['墙面吸水要均匀，先上一道底胶。', 'The wall must draw evenly. Size it first.'],
      ['胶刷在墙上，不刷在背面，十分钟内上墙。', 'Paste the wall, not the back, and hang within ten minutes.'],
      ['挂三幅退后看一次，有色差立刻停。', 'Step back after three lengths, and stop at once if their tone differs.'],
      [
        '接缝只压不滚，胶渍用海绵即时吸掉。',
        'Press the seams with a brush instead of a roller, and lift paste with a sponge while it is wet.',
      ],
    ],
  },
  'lay-paint': {
    ...INSTALLATION,
    steps: [
      ['底子要坚实、干燥、吸水均匀，粉化处先加固。', 'The ground is firm, dry and draws evenly. Bind what chalks.'],
      ['整面墙所需的料倒进一只桶里搅匀。', 'Mix what the whole wall needs in one bucket.'],
      ['气温八度以下、三十度以上不施工。', 'Do not work below eight or above thirty degrees.'],
      ['湿接湿，一面墙中途不停手。', 'Keep a wet edge and do not pause within a wall.'],
      ['两遍之间隔十二小时，第二遍决定颜色。', 'Leave twelve hours between coats. The second one makes the colour.'],
    ],
  },
  'care-wood': {
    ...CARE,
    steps: [
      ['用拧干的布顺纹擦，水不要停留。', 'Wipe along the grain with a wrung cloth, and let no water stand.'],
      ['家具脚下垫毛毡，门口放垫子。', 'Set felt under furniture and a mat before the door.'],
      ['室内湿度保持在百分之四十到六十。', 'Keep the air between forty and sixty per cent humid.'],
      ['水珠不再成形时，补一遍油或皂。', 'Renew oil or soap when water no longer stands in drops.'],
    ],
  },
  'care-mineral': {
    ...CARE,
    steps: [
      ['清水加少量中性皂，擦完拭干。', 'Clean with water and a little neutral soap, and dry afterwards.'],
      ['远离酸、漂白剂、去污粉和钢丝球。', 'Keep away acid, bleach, scouring powder and steel wool.'],
      ['酒、柠檬和油渍尽快吸起，不要抹开。', 'Blot wine, lemon and oil soon, without rubbing.'],
      ['石材与水泥面每年做一次防护。', 'Seal stone and cement once a year.'],
    ],
  },
  'care-cloth': {
    ...CARE,
    steps: [
      ['每周用软毛吸嘴顺毛向吸尘一次。', 'Vacuum along the nap once a week with a soft nozzle.'],
      [
        '有渍即用白布蘸温水，由外向里吸。',
        'Lift spots at once with a white cloth and lukewarm water, from the edge inwards.',
      ],
      ['避免窗后直晒，或每半年调换方向。', 'Keep it out of the sun behind glass, or turn it twice a year.'],
      ['清洗交给看过技术资料的人。', 'Leave washing to someone who has read the data sheet.'],
    ],
  },
  'care-leather': {
    ...CARE,
    steps: [
      ['用干软布拂尘，不用湿巾和酒精。', 'Dust with a dry soft cloth. No wet wipes, no spirit.'],
      ['离暖气至少半米，避开窗边。', 'Half a metre from radiators, and away from windows.'],
      ['一年上两次无色护理膏，薄而匀。', 'Twice a year a thin even coat of colourless balm.'],
      ['划痕用手温慢慢揉，多半会淡去。', 'Warm a scratch with your thumb; most of it will go.'],
    ],
  },
  'care-hard': {
    ...CARE,
    steps: [
      ['软布蘸温水擦，最后用干布收干。', 'A soft cloth and warm water, then a dry one.'],
      ['顺着纹理方向，不打圈。', 'Follow the direction of the finish and do not rub in circles.'],
      ['不用含氯、含砂的清洁剂。', 'No cleaner with chlorine or grit.'],
      ['指纹用一滴中性清洁剂化开。', 'A drop of neutral cleaner takes off fingerprints.'],
    ],
  },
} satisfies Record<string, Guide>

export type GuideKind = keyof typeof GUIDES

/** The guides that belong to a product, by its category. */
export function guidesOf({ category, size }: DemoProduct): GuideKind[] {
  const [first, second, third] = category.map(({ enName }) => enName)
  switch (first) {
    case 'Flooring':
      return ['lay-boards', isOilable(second, third) ? 'care-wood' : 'care-hard']
    case 'Tile':
      return ['lay-tiles', 'care-mineral']
    case 'Stone':
      if (size.length < 2000) return ['lay-tiles', 'care-mineral']
      return [third === 'Concrete slab' ? 'fix-panels' : 'fit-slabs', 'care-mineral']
    case 'Paint and plaster':
      return ['lay-paint', 'care-mineral']
    case 'Wallcovering':
      return ['hang-coverings', 'care-cloth']
    case 'Textile and carpet':
      return [second === 'Leather' ? 'care-leather' : 'care-cloth']
    case 'Timber panels':
      return ['fix-panels', 'care-wood']
    case 'Acoustic':
      return ['fix-panels', second === 'Timber acoustic' ? 'care-wood' : 'care-cloth']
    default:
      return ['fix-panels', 'care-hard']
  }
}

/** Whether a floor of that category is of wood at its face. */
function isOilable(second?: string, third?: string): boolean {
  return second !== 'Resilient' && second !== 'Laminate floor' && third !== 'Composite decking'
}
