import type { Demand, Place, Said, Way } from './place.ts'
import { byEitherNorm, CTE_FIRE, DECLARED, FIRE, frostOf, NFPA_EXITS, roomsOf } from './shared-rows.ts'

const ASR: Said = ['ASR A1.5 附录 2', 'ASR A1.5, annex 2']
const WET: Said = ['潮湿时防滑', 'Slip resistance when wet']

const MARKED = ['tile', 'stone', 'resilientFloor'] as const
/** What stands on a kitchen's cupboards, hangs outside, or is for walls unless its maker says how slippery it is, is no floor. */
const NO_FLOOR = ['worktop', 'cladding', 'wallTile'] as const
/** Paving is for outside alone. */
const NO_INDOOR_FLOOR = [...NO_FLOOR, 'paving'] as const
const SLIP = ['slip-ramp', 'slip-barefoot', 'pendulum-wet', 'dcof'] as const
/** A wall tile, a paint and a microcement are floors where somebody has measured how slippery they are. */
const MEASURED = { of: ['wallTile', 'paint'], stating: SLIP } as const satisfies NonNullable<Place['alsoOf']>[number]

const R = (code: string, atLeast: string, [zh, en]: Said) =>
  ({
    code,
    fact: 'slip-ramp',
    asks: { atLeast },
    region: 'DE',
    source: [`${ASR[0]}，${zh}`, `${ASR[1]}, ${en}`],
  }) as const
const UKSRG: Said = ['英国防滑组织（UKSRG）指南，96 号滑块', 'UK Slip Resistance Group guidelines, slider 96']
const PTV: Way = { code: 'pendulum-gb', fact: 'pendulum-wet', asks: { atLeast: 36 }, region: 'GB', source: UKSRG }
const RESISTANCE: Way = {
  code: 'resistance',
  fact: 'thermal-resistance',
  asks: { atMost: 0.15 },
  source: ['EN 1264：地面面层', 'EN 1264, for floor coverings'],
}
const HEATED: Way = { code: 'declared', fact: 'underfloor-heating', asks: { is: true }, source: DECLARED }
const DCOF = (atLeast: number, [zh, en]: Said) =>
  ({
    code: 'dcof-us',
    fact: 'dcof',
    asks: { atLeast },
    region: 'US',
    source: [`ANSI A326.3-2021：${zh}，平整地面`, `ANSI A326.3-2021: ${en}, level floors`],
  }) as const
const inWetRooms = (code: string): Demand => ({
  name: ['适用潮湿空间', 'Use in wet rooms'],
  ways: [{ code, fact: 'wet-rooms', asks: { is: true }, source: DECLARED }],
})
/** Who may not stand on a wall in a wet room may not lie on its floor. What has seams and swells must say that it may. */
const WET_ROOM: readonly Demand[] = [
  { ...inWetRooms('wet-rooms'), except: ['resilientFloor'], isDenial: true },
  { ...inWetRooms('wet-rooms-stated'), of: ['resilientFloor'] },
]
const OUTSIDE: Said = ['室外入口与台阶', 'entrances and stairs outside']

const NON_SLIP = '(?:(?:non|anti)[ -]?slip|slip[ -]?(?:resistant|proof))'
const BUSY_THINGS = [
  '地毯|地胶|地板|弹性地材|橡胶|亚麻',
  'floor(?:ing|s)?|carpets?|vinyl|linoleum|lino|rubber|laminate|lvt',
] as const
const PAVING_THINGS = [
  '地?[面砖]|石材?|铺装|铺地',
  'floor(?:ing|s)?|tiles?|stones?|slabs?|flags(?:tones?)?|setts?',
] as const
const BATH_THINGS = ['地面|地胶|弹性地材', 'floor(?:ing|s)?|vinyl|linoleum|lino'] as const

/** Floors, inside and outside. */
export const floors: readonly Place[] = [
  {
    code: 'barefoot-wet',
    surface: 'floor',
    wall: 'wet-wall',
    of: MARKED,
    except: NO_FLOOR,
    // The deck of a pool is a board that states how it stands to bare feet.
    alsoOf: [MEASURED, { of: ['decking', 'timberFloor'], stating: ['slip-barefoot'] }],
    words: [
      '(?:wet )?bare[ -]?foot(?: wet)?(?: (?:floors?|areas?|zones?))?|wet bare[ -]?foot|(?:shower|bathroom)(?: room)? floors?|(?:swimming )?pool[ -]?(?:deck|surround|side|edge|rim)s?',
      '湿区赤足(?:地面)?|赤足(?:湿区|区域?|地面)?|(?:赤脚|光脚)(?:湿区|区域?)|(?<=[浴泳池淋泡澡].*)(?:赤脚|光脚)|(?:赤脚|光脚)(?=.*[浴泳池淋澡])|(?:淋浴(?:间|房|区)?|浴室)地[面砖]|泳池(?:边|周边|地面|地砖)',
      `${NON_SLIP} (?:shower|bathroom|pool)s?(?: rooms?)?(?: floors?)?|(?:shower|pool)(?: room)? ${NON_SLIP}|(?<=${NON_SLIP}(?: \\p{L}+){0,3} (?:for|in)(?: (?:an?|the|my|our))? )(?:shower|pool)s?`,
      '(?:防滑的?)(?:淋浴(?:间|房|区)?|浴室|泳池)|(?:淋浴(?:间|房|区)|浴室)的?防滑',
      roomsOf(['浴室', 'bathrooms?'], BATH_THINGS),
      '(?:swimming )?pools?(?= (?:mosaics?|tiles?|coping)(?!\\p{sc=Latin}))|(?:游泳|泳)池用?的?(?=\\p{sc=Han}{0,2}(?:马赛克|砖))',
    ].join('|'),
    rooms:
      '\\b(?:showers?|baths?(?:rooms?)?|pools?|saunas?|hammam|steam rooms?|spa|wet ?rooms?|changing rooms?)\\b|淋浴|浴室|泳池|游泳|桑拿|汗蒸|水疗|更衣',
    demands: [
      {
        name: ['赤足潮湿时防滑', 'Slip resistance when wet, barefoot'],
        ways: [
          {
            code: 'barefoot-de',
            fact: 'slip-barefoot',
            asks: { atLeast: 'B' },
            region: 'DE',
            source: ['DGUV 信息 207-006：淋浴间与池边', 'DGUV Information 207-006: showers and pool surrounds'],
          },
          DCOF(0.5, ['室内潮湿加强类（公共淋浴、室内池边）', 'interior, wet plus (public showers, indoor pool decks)']),
          // Neither is measured barefoot, so neither decides; but who reads a DCOF alone is told what they say.
          { ...R('ramp-de', 'R10', ['盥洗室，穿鞋', 'wash rooms, shod']), isTold: true },
          { ...PTV, isTold: true },
        ],
      },
      ...WET_ROOM,
    ],
    note: [
      '入水台阶与斜坡按 DGUV 信息 207-006 要求 C 级，本场所只按 B 级判断。ANSI A326.3 除 0.50 外，还要求厂家声明产品适用于该类别。',
      'Steps and slopes into water are asked for C by DGUV Information 207-006; B is what is judged here. ANSI A326.3 also asks that its maker names the product for the category, besides 0.50.',
    ],
  },
  {
    code: 'shod-wet',
    surface: 'floor',
    wall: 'wet-wall',
    of: MARKED,
    except: NO_INDOOR_FLOOR,
    alsoOf: [MEASURED],
    words: [
      'wet (?:floors?|areas?(?! walls?)|zones?(?! walls?))(?:,? shod)?|wet rooms?(?! walls?)(?: floors?)?|(?:humid|damp) rooms? floors?|(?:kitchen|toilet|washroom|laundry)(?: room)? floors?',
      '湿区(?:穿鞋)?地[面砖]|湿区穿鞋|(?:卫生间|洗手间|厕所|厨房)地[面砖]',
      `${NON_SLIP} (?:kitchen|toilet|washroom)s?(?: floors?)?`,
      '(?:restaurant|commercial|hotel|catering|canteen) kitchens?(?: floors?)?|(?:餐厅|饭店|酒店|商用|食堂)厨房(?:地面)?|后厨(?:地面)?',
      roomsOf(['卫生间|洗手间|厕所|厨房', 'kitchens?|toilets?|washrooms?|laundry(?: room)?'], BATH_THINGS),
    ].join('|'),
    rooms:
      '\\b(?:toilets?|rest ?rooms?|wash ?rooms?|lavatory|wc|cloakroom|kitchens?|laundry|utility room)\\b|卫生间|洗手间|厕所|盥洗|厨房|洗衣',
    demands: [
      {
        name: WET,
        ways: [R('ramp-de', 'R10', ['盥洗室', 'wash rooms']), PTV, DCOF(0.42, ['室内潮湿类', 'interior, wet'])],
      },
      ...WET_ROOM,
    ],
    note: [
      'ASR A1.5 对餐饮厨房（R12 起）与生产场所要求更高，本场所不作判断。ANSI A326.3 也说，0.42 并不保证适用于每一处潮湿地面。',
      'ASR A1.5 asks more of the kitchens of restaurants (R12 and more) and of works; they are not judged here. By ANSI A326.3 itself 0.42 does not suit every wet floor.',
    ],
  },
  {
    code: 'outdoors',
    surface: 'floor',
    of: ['tile', 'stone', 'decking', 'timberDecking'],
    except: NO_FLOOR,
    alsoOf: [
      { of: ['wallTile'], stating: SLIP },
      // Made for indoors, unless it states what only outdoors asks.
      { of: ['timberFloor'], stating: ['durability'] },
      { of: ['resilientFloor'], stating: ['frost'] },
    ],
    words: [
      'out(?:side|doors?)(?! (?:corners?|edges?|diameters?|widths?|radius))(?: (?:floors?|floor tiles?|paving))?|exterior (?:floors?|paving)|(?:terrace|patio|balcony) (?:floors?|tiles?|paving)|paving|室外(?:地[面砖]|铺装)?|户外(?:地[面砖板]|铺装)?|(?:露台|阳台|庭院)(?:地[面砖板]|铺装|用?砖)',
      roomsOf(
        [
          '屋顶露台|露台|阳台|庭院|花园|院子|车道',
          '(?:roof )?terraces?|patios?|balcon(?:y|ies)|courtyards?|gardens?|driveways?',
        ],
        PAVING_THINGS,
      ),
    ].join('|'),
    rooms:
      '\\b(?:terraces?|patios?|balcon(?:y|ies)|gardens?|courtyards?|roof ?top|outdoors?|outside|decks?)\\b|露台|阳台|庭院|花园|院子|屋顶|室外|户外',
    demands: [
      {
        name: WET,
        ways: [
          R('ramp-de', 'R11', OUTSIDE),
          { ...R('ramp-space-de', 'R10', OUTSIDE), also: [{ fact: 'slip-displacement', asks: { atLeast: 'V4' } }] },
          PTV,
          DCOF(0.55, ['室外潮湿类', 'exterior, wet']),
        ],
      },
      frostOf(['tile', 'wallTile', 'stone', 'decking', 'resilientFloor'], ['timberDecking']),
      {
        name: ['耐久', 'Durability'],
        of: ['timberDecking', 'timberFloor'],
        ways: [
          {
            code: 'durability-dry',
            fact: 'durability',
            asks: { atLeast: '3' },
            region: 'DE',
            source: [
              'DIN 68800-1：使用等级 3.1，露天不接地，不积水',
              'DIN 68800-1: use class 3.1, exposed, clear of the ground, where water runs off',
            ],
          },
          {
            code: 'durability',
            fact: 'durability',
            asks: { atLeast: '2' },
            region: 'DE',
            source: [
              'DIN 68800-1：使用等级 3.2，露天不接地，可能积水',
              'DIN 68800-1: use class 3.2, exposed, clear of the ground, where water may gather',
            ],
          },
        ],
      },
    ],
    note: [
      '抗冻按各类产品自己的标准试验：瓷砖 EN ISO 10545-12，混凝土板 EN 1339，天然石 EN 12371（只规定方法，没有合格线）；这里以厂家声明为准。',
      'Frost is tested by the norm of each kind: EN ISO 10545-12 for ceramic tiles, EN 1339 for concrete flags, EN 12371 for natural stone, a method without a mark to pass. What the maker declares counts here.',
    ],
  },
  {
    code: 'stairs',
    surface: 'floor',
    of: [...MARKED, 'carpet'],
    except: NO_INDOOR_FLOOR,
    alsoOf: [{ of: ['paint'], stating: SLIP }],
    words: 'stair(?:s|cases?|ways?)?(?: treads?)?|steps|treads|楼梯(?!间)(?:踏[步板面])?|踏步|台阶',
    rooms: '\\b(?:stairs?|stair(?:well|case|way)s?|steps)\\b|楼梯|梯间|踏步|台阶',
    demands: [
      {
        name: ['防滑', 'Slip resistance'],
        of: [...MARKED, 'paint'],
        ways: [
          R('ramp-de', 'R9', ['干燥的室内楼梯', 'stairs inside that stay dry']),
          {
            code: 'pendulum-dry-gb',
            fact: 'pendulum-dry',
            asks: { atLeast: 36 },
            region: 'GB',
            source: [`${UKSRG[0]}，干燥时`, `${UKSRG[1]}, dry`],
          },
          // Wet, it is more than dry stairs ask; what is slippery wet is told.
          { ...PTV, isEnough: true },
          { ...PTV, code: 'pendulum-wet-gb', isTold: true },
        ],
      },
      {
        name: ['适用楼梯', 'Suitability for stairs'],
        of: ['carpet'],
        ways: [
          {
            code: 'stairs',
            fact: 'stairs',
            asks: { is: true },
            source: ['EN 1307，按 EN 1963 试验', 'EN 1307, tested by EN 1963'],
          },
        ],
      },
    ],
    note: [
      '室外楼梯另按室外地面判断；R9 只适用于干燥的室内楼梯，会被打湿的看摆锤值。',
      'Stairs outside are judged as an outdoor floor. R9 is for stairs that stay dry; where they get wet, the pendulum value says it.',
    ],
  },
  {
    code: 'heated-floor',
    surface: 'floor',
    of: ['tile', 'stone', 'timberFloor', 'resilientFloor', 'laminateFloor', 'carpet'],
    except: NO_INDOOR_FLOOR,
    alsoOf: [MEASURED],
    words:
      '(?:under[ -]?floor|floor|under-floor) heat(?:ing|ed)|heated floors?|radiant floors?|\\bufh\\b|地[暖热](?:地[面板砖])?',
    rooms: '\\b(?:heated floor|underfloor heating)\\b|地暖|地热',
    demands: [
      {
        name: ['热阻', 'Thermal resistance'],
        ways: [RESISTANCE],
        isDenial: true,
      },
      {
        name: ['适用地暖', 'Use above floor heating'],
        of: ['tile', 'stone'],
        ways: [{ ...RESISTANCE, code: 'resistance-enough' }, HEATED],
      },
      // That heat gets through says nothing of what it does to wood, glue or seams.
      {
        name: ['适用地暖', 'Use above floor heating'],
        except: ['tile', 'stone'],
        ways: [{ ...HEATED, code: 'declared-alone' }],
      },
    ],
  },
  {
    code: 'busy-floor',
    surface: 'floor',
    of: ['tile', 'resilientFloor', 'laminateFloor', 'carpet'],
    except: [...NO_INDOOR_FLOOR, 'stone', 'cement'],
    alsoOf: [{ of: ['wallTile'], stating: SLIP }],
    words: [
      '(?:busy|high[ -]traffic|heavy[ -](?:duty|traffic|use)) (?:floors?|areas?)|(?:high|heavy)[ -]traffic|(?:lobby|corridor|shop|retail) floors?',
      '高人流(?:地面|区域?)?|人流(?:量)?大|高流量(?:地面)?|(?:大堂|大厅|走廊|走道|过道|商场|门厅)地[面砖]',
      '(?:busy|high[ -]traffic) (?:hotel |office )?(?:lobb(?:y|ies)|foyers?|receptions?|corridors?|hallways?|shops?|stores?|retail)(?: floors?)?',
      // Whose it is stays a word, which many products state.
      '(?<=(?:hotel|office) )(?:lobb(?:y|ies)|foyers?|receptions?|corridors?|hallways?)(?: floors?)?|(?<=酒店|宾馆|办公楼?|写字楼)(?:大堂|大厅|走廊)(?:地[面砖])?',
      roomsOf(['大堂|大厅|门厅|走廊|商场', 'lobby|foyer|reception|corridors?|hallways?|shops?'], BUSY_THINGS),
    ].join('|'),
    rooms:
      '\\b(?:lobby|foyer|reception|entrance hall|shops?|retail|showroom|corridors?)\\b|大堂|大厅|门厅|前台|商场|店铺|展厅|走廊|过道',
    demands: [
      {
        name: ['耐磨', 'Wear'],
        ways: [
          {
            code: 'use-class',
            except: ['tile'],
            fact: 'use-class',
            asks: { atLeast: '33' },
            source: ['EN ISO 10874：33 级，商用高强度', 'EN ISO 10874: class 33, commercial, heavy use'],
          },
          {
            code: 'ac',
            of: ['laminateFloor'],
            fact: 'ac',
            asks: { atLeast: 'AC5' },
            source: ['EN 13329：33 级的耐磨要求', 'EN 13329: the abrasion asked for class 33'],
          },
          {
            code: 'pei',
            of: ['tile'],
            fact: 'pei',
            asks: { atLeast: 'PEI 4' },
            source: [
              'ISO 13006 附录 N（指引）：人流较大的有釉地砖，如酒店、卖场',
              'ISO 13006, annex N, a guide: glazed floor tiles under regular traffic, as in hotels and shops',
            ],
          },
          {
            code: 'deep-abrasion',
            of: ['tile'],
            fact: 'deep-abrasion',
            asks: { atMost: 175 },
            source: [
              '本表取 EN 14411 对 BIa 类无釉砖的限值（按 ISO 10545-6）',
              'chosen here: the limit of EN 14411 for unglazed tiles of group BIa, by ISO 10545-6',
            ],
            // Other groups of unglazed tiles have limits of their own.
            isEnough: true,
          },
        ],
      },
    ],
    note: [
      '机场、售票厅等为 EN ISO 10874 的 34 级，本场所按 33 级判断。石材、水泥砖与木材不作判断：EN 14157、EN 1534 等只规定试验方法，没有说多少算耐得住人流。',
      'Airports and counter halls are class 34 of EN ISO 10874; 33 is what is judged here. Stone, cement tiles and timber are not asked: EN 14157, EN 1534 and the like are methods, and say of no figure that it bears traffic.',
    ],
  },
  {
    code: 'escape-floor',
    surface: 'floor',
    wall: 'escape-wall',
    of: ['tile', 'stone', 'timberFloor', 'resilientFloor', 'laminateFloor', 'carpet'],
    except: NO_INDOOR_FLOOR,
    alsoOf: [MEASURED],
    words:
      '(?:escape|evacuation|egress|fire exit)(?: (?:routes?|corridors?|stairs?))? floors?|escape (?:routes?|corridors?)(?! walls?)|疏散(?:通道|走道|走廊|楼梯)?地面|疏散(?:通道|走道|走廊)(?!墙)',
    rooms: '\\b(?:escape|fire exit|evacuation|egress)\\b|疏散|安全出口|消防通道|前室',
    demands: [
      {
        name: FIRE,
        ways: [
          { code: 'en-es', fact: 'fire-en', asks: { atLeast: 'Cfl-s1' }, region: 'ES', source: CTE_FIRE },
          ...byEitherNorm('Efl', 'B2', {
            step: 'low-',
            source: [
              '示范建筑条例（MBO）第 26、36 条：必要走道，不易燃即可',
              'Model Building Code (MBO) §§ 26 and 36: necessary corridors, not easily flammable',
            ],
          }),
          ...byEitherNorm('Cfl-s1', 'B1', {
            source: [
              '示范建筑条例（MBO）第 35 条：必要楼梯间，难燃；集会场所与商场要求更高',
              'Model Building Code (MBO) § 35: necessary stairwells, hardly flammable; more in places of assembly and shops',
            ],
          }),
          {
            code: 'gb-corridor-cn',
            fact: 'fire-gb',
            asks: { atLeast: 'B1' },
            derivedOn: 'fl',
            region: 'CN',
            source: ['GB 50222-2017 第 4.0.4 条：地上疏散走道', 'GB 50222-2017, 4.0.4: escape corridors above ground'],
          },
          {
            code: 'gb-stairs-cn',
            fact: 'fire-gb',
            asks: { atLeast: 'A' },
            derivedOn: 'fl',
            region: 'CN',
            source: [
              'GB 50222-2017 第 4.0.4、4.0.5 条：疏散楼梯间与地下疏散走道',
              'GB 50222-2017, 4.0.4 and 4.0.5: escape stairs, and corridors below ground',
            ],
          },
          { code: 'radiant-us', fact: 'fire-radiant', asks: { atLeast: 'Class II' }, region: 'US', source: NFPA_EXITS },
        ],
      },
    ],
    note: [
      '中国自 2023 年 6 月 1 日起，强制性要求以 GB 55037-2022 为准。',
      'In China GB 55037-2022 says what is mandatory since 1 June 2023.',
    ],
  },
]
