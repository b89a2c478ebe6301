import type { Demand, Place, Said } from './place.ts'

/** Sources that several places name. */
const ASR: Said = ['ASR A1.5 附录 2', 'ASR A1.5, annex 2']
const CTE_FIRE: Said = [
  'CTE DB SI 1 表 4.1：受保护的走道与楼梯',
  'CTE DB SI 1, table 4.1: protected corridors and stairs',
]
const UKSRG: Said = ['英国防滑组织（UKSRG）指南，96 号滑块', 'UK Slip Resistance Group guidelines, slider 96']
const DECLARED: Said = ['厂家声明', 'as its maker declares']

const MARKED = ['tile', 'stone', 'resilientFloor'] as const
/** What stands on a kitchen's cupboards, or hangs outside, is no floor. */
const NO_FLOOR = ['worktop', 'cladding'] as const
const WET = ['潮湿时防滑', 'Slip resistance when wet'] as const satisfies Said
const FIRE = ['燃烧性能', 'Reaction to fire'] as const satisfies Said

const R = (code: string, atLeast: string, [zh, en]: Said) =>
  ({
    code,
    fact: 'slip-ramp',
    asks: { atLeast },
    region: 'DE',
    source: [`${ASR[0]}，${zh}`, `${ASR[1]}, ${en}`],
  }) as const
/** Who may not stand on a wall in a wet room may not lie on its floor. */
const WET_ROOM: Demand = {
  name: ['适用潮湿空间', 'Use in wet rooms'],
  ways: [{ code: 'wet-rooms', fact: 'wet-rooms', asks: { is: true }, source: DECLARED }],
  isDenial: true,
}
const PTV = { code: 'pendulum-gb', fact: 'pendulum-wet', asks: { atLeast: 36 }, region: 'GB', source: UKSRG } as const
const DCOF = (atLeast: number, [zh, en]: Said) =>
  ({
    code: 'dcof-us',
    fact: 'dcof',
    asks: { atLeast },
    region: 'US',
    source: [`ANSI A326.3-2021：${zh}，平整地面`, `ANSI A326.3-2021: ${en}, level floors`],
  }) as const

/**
 * The places, what they ask, and who says so (decisions/208). A source is only named for what it says itself; where none is sure, the way is
 * left out.
 */
export const places: readonly Place[] = [
  {
    code: 'barefoot-wet',
    surface: 'floor',
    of: MARKED,
    except: NO_FLOOR,
    words:
      '(?:wet )?bare[ -]?foot(?: wet)?(?: (?:floors?|areas?|zones?))?|wet bare[ -]?foot|shower(?: room)? floors?|(?:swimming )?pool[ -]?(?:deck|surround|side)s?|湿区赤足(?:地面)?|(?:赤足|赤脚|光脚)(?:湿区|区域?|地面)?|淋浴(?:间|房|区)?地[面砖]|泳池(?:边|周边|地面|地砖)',
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
      WET_ROOM,
    ],
    note: [
      '入水台阶与斜坡按 DGUV 信息 207-006 要求 C 级，本场所只按 B 级判断。',
      'Steps and slopes into water are asked for C by DGUV Information 207-006; B is what is judged here.',
    ],
  },
  {
    code: 'shod-wet',
    surface: 'floor',
    of: MARKED,
    except: NO_FLOOR,
    words:
      'wet (?:floors?|areas?(?! walls?)|zones?(?! walls?))(?:,? shod)?|wet rooms?(?! walls?)(?: floors?)?|(?:bathroom|kitchen|toilet|washroom|laundry)(?: room)? floors?|湿区(?:穿鞋)?地[面砖]|湿区穿鞋|(?:浴室|卫生间|洗手间|厕所|厨房)地[面砖]',
    rooms:
      '\\b(?:toilets?|rest ?rooms?|wash ?rooms?|lavatory|wc|cloakroom|kitchens?|laundry|utility room)\\b|卫生间|洗手间|厕所|盥洗|厨房|洗衣',
    demands: [
      {
        name: WET,
        ways: [R('ramp-de', 'R10', ['盥洗室', 'wash rooms']), PTV, DCOF(0.42, ['室内潮湿类', 'interior, wet'])],
      },
      WET_ROOM,
    ],
    note: [
      'ASR A1.5 对商用厨房与生产场所要求更高，本场所不作判断。',
      'ASR A1.5 asks more of commercial kitchens and of works; they are not judged here.',
    ],
  },
  {
    code: 'outdoors',
    surface: 'floor',
    of: ['tile', 'stone', 'decking', 'timberDecking'],
    except: NO_FLOOR,
    words:
      'out(?:side|doors?)(?: (?:floors?|floor tiles?|paving))?|exterior (?:floors?|paving)|(?:terrace|patio|balcony) (?:floors?|tiles?|paving)|paving|室外(?:地[面砖]|铺装)?|户外(?:地[面砖板]|铺装)?|(?:露台|阳台|庭院)(?:地[面砖板]|铺装|用?砖)',
    rooms:
      '\\b(?:terraces?|patios?|balcon(?:y|ies)|gardens?|courtyards?|roof ?top|outdoors?|outside|decks?)\\b|露台|阳台|庭院|花园|院子|屋顶|室外|户外',
    demands: [
      {
        name: WET,
        ways: [
          R('ramp-de', 'R11', ['室外入口与台阶', 'entrances and stairs outside']),
          {
            code: 'ramp-space-de',
            fact: 'slip-ramp',
            asks: { atLeast: 'R10' },
            also: { fact: 'slip-displacement', asks: { atLeast: 'V4' } },
            region: 'DE',
            source: [`${ASR[0]}，室外入口与台阶`, `${ASR[1]}, entrances and stairs outside`],
          },
          PTV,
          DCOF(0.55, ['室外潮湿类', 'exterior, wet']),
        ],
      },
      {
        name: ['抗冻', 'Frost'],
        of: ['tile', 'stone'],
        ways: [
          {
            code: 'frost',
            fact: 'frost',
            asks: { is: true },
            source: [
              '按其产品标准试验，如瓷砖 EN ISO 10545-12、天然石 EN 12371',
              'by the test of its kind, as EN ISO 10545-12 for ceramic tiles or EN 12371 for natural stone',
            ],
          },
        ],
      },
      {
        name: ['抗冻', 'Frost'],
        of: ['decking'],
        except: ['timberDecking'],
        ways: [{ code: 'frost-declared', fact: 'frost', asks: { is: true }, source: DECLARED }],
      },
      {
        name: ['耐久', 'Durability'],
        of: ['timberDecking'],
        ways: [
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
  },
  {
    code: 'stairs',
    surface: 'floor',
    of: [...MARKED, 'carpet'],
    except: NO_FLOOR,
    words: 'stair(?:s|cases?|ways?)?(?: treads?)?|steps|treads|楼梯(?:踏[步板面])?|踏步|台阶',
    rooms: '\\b(?:stairs?|stair(?:well|case|way)s?|steps)\\b|楼梯|梯间|踏步|台阶',
    demands: [
      {
        name: ['防滑', 'Slip resistance'],
        of: MARKED,
        ways: [R('ramp-de', 'R9', ['室内楼梯', 'stairs inside']), PTV],
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
    except: NO_FLOOR,
    words:
      '(?:under[ -]?floor|floor|under-floor) heat(?:ing|ed)|heated floors?|radiant floors?|\\bufh\\b|地[暖热](?:地[面板砖])?',
    rooms: '\\b(?:heated floor|underfloor heating)\\b|地暖|地热',
    demands: [
      {
        name: ['适用地暖', 'Use above floor heating'],
        ways: [
          {
            code: 'resistance',
            fact: 'thermal-resistance',
            asks: { atMost: 0.15 },
            source: ['EN 1264：地面面层', 'EN 1264, for floor coverings'],
          },
          { code: 'declared', fact: 'underfloor-heating', asks: { is: true }, source: DECLARED },
        ],
      },
    ],
  },
  {
    code: 'busy-floor',
    surface: 'floor',
    of: ['tile', 'resilientFloor', 'laminateFloor', 'carpet'],
    except: NO_FLOOR,
    words:
      '(?:busy|high[ -]traffic|heavy[ -](?:duty|traffic|use)) (?:floors?|areas?)|(?:high|heavy)[ -]traffic|(?:lobby|corridor|shop|retail) floors?|高人流(?:地面|区域?)?|人流(?:量)?大|高流量(?:地面)?|(?:大堂|大厅|走廊|商场|门厅)地[面砖]',
    rooms:
      '\\b(?:lobby|foyer|reception|entrance hall|shops?|retail|showroom|corridors?)\\b|大堂|大厅|门厅|前台|商场|店铺|展厅|走廊|过道',
    demands: [
      {
        name: ['耐磨', 'Wear'],
        ways: [
          {
            code: 'use-class',
            fact: 'use-class',
            asks: { atLeast: '33' },
            source: ['EN ISO 10874：33 级，商用高强度', 'EN ISO 10874: class 33, commercial, heavy use'],
          },
          {
            code: 'ac',
            fact: 'ac',
            asks: { atLeast: 'AC5' },
            source: ['EN 13329：33 级的耐磨要求', 'EN 13329: the abrasion asked for class 33'],
          },
          {
            code: 'pei',
            fact: 'pei',
            asks: { atLeast: 'PEI 4' },
            source: [
              'ISO 13006 附录 N（指引）：人流较大的有釉地砖，如酒店、卖场',
              'ISO 13006, annex N, a guide: glazed floor tiles under regular traffic, as in hotels and shops',
            ],
          },
        ],
      },
    ],
  },
  {
    code: 'escape-floor',
    surface: 'floor',
    of: ['tile', 'stone', 'timberFloor', 'resilientFloor', 'laminateFloor', 'carpet'],
    except: NO_FLOOR,
    words:
      '(?:escape|evacuation|egress|fire exit)(?: (?:routes?|corridors?|stairs?))? floors?|escape (?:routes?|corridors?)(?! walls?)|疏散(?:通道|走道|楼梯)?地面|疏散(?:通道|走道)(?!墙)',
    rooms: '\\b(?:escape|fire exit|evacuation|egress)\\b|疏散|安全出口|消防通道|前室',
    demands: [
      {
        name: FIRE,
        ways: [
          {
            code: 'en-es',
            fact: 'fire-en',
            asks: { atLeast: 'Cfl-s1' },
            region: 'ES',
            source: CTE_FIRE,
          },
          {
            code: 'en-de',
            fact: 'fire-en',
            asks: { atLeast: 'Cfl-s1' },
            region: 'DE',
            source: [
              '示范建筑条例（MBO）第 35 条：必要楼梯间，难燃',
              'Model Building Code (MBO) § 35: necessary stairwells, hardly flammable',
            ],
          },
          {
            code: 'din-de',
            fact: 'fire-din',
            asks: { atLeast: 'B1' },
            region: 'DE',
            source: [
              '示范建筑条例（MBO）第 35 条：必要楼梯间，难燃',
              'Model Building Code (MBO) § 35: necessary stairwells, hardly flammable',
            ],
          },
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
          {
            code: 'radiant-us',
            fact: 'fire-radiant',
            asks: { atLeast: 'Class II' },
            region: 'US',
            source: [
              'NFPA 101 表 A.10.2.2：集会、学校、酒店等的出口',
              'NFPA 101, table A.10.2.2: exits of assembly buildings, schools and hotels',
            ],
          },
        ],
      },
    ],
  },
  {
    code: 'escape-wall',
    surface: 'wall',
    of: [
      'tile',
      'stone',
      'wallcovering',
      'paint',
      'woodPanel',
      'laminate',
      'metal',
      'glass',
      'acoustic',
      'plasterboard',
    ],
    words:
      '(?:escape|evacuation|egress|fire exit)(?: (?:routes?|corridors?|stairs?))? (?:walls?|ceilings?)|疏散(?:通道|走道|楼梯)?(?:墙|顶)[面顶]*',
    demands: [
      {
        name: FIRE,
        ways: [
          { code: 'en-es', fact: 'fire-en', asks: { atLeast: 'B-s1,d0' }, region: 'ES', source: CTE_FIRE },
          {
            code: 'en-paper-gb',
            of: ['wallcovering'],
            fact: 'fire-en',
            asks: { atLeast: 'C-s3,d2' },
            region: 'GB',
            source: [
              'Approved Document B：交通空间，粘贴在 A2-s3,d2 基层上的墙纸',
              'Approved Document B: circulation spaces, wallcoverings bonded to a substrate of class A2-s3,d2',
            ],
          },
          {
            code: 'en-gb',
            except: ['wallcovering'],
            fact: 'fire-en',
            asks: { atLeast: 'B-s3,d2' },
            region: 'GB',
            source: [
              'Approved Document B：交通空间的墙面与顶面',
              'Approved Document B: walls and ceilings of circulation spaces',
            ],
          },
          {
            code: 'en-de',
            fact: 'fire-en',
            asks: { atLeast: 'A2-s1,d0' },
            region: 'DE',
            source: [
              '示范建筑条例（MBO）第 35、36 条：不燃',
              'Model Building Code (MBO) §§ 35 and 36: non-combustible',
            ],
          },
          {
            code: 'din-de',
            fact: 'fire-din',
            asks: { atLeast: 'A2' },
            region: 'DE',
            source: [
              '示范建筑条例（MBO）第 35、36 条：不燃',
              'Model Building Code (MBO) §§ 35 and 36: non-combustible',
            ],
          },
          {
            code: 'gb-wall-cn',
            fact: 'fire-gb',
            asks: { atLeast: 'B1' },
            derivedOn: '',
            region: 'CN',
            source: [
              'GB 50222-2017 第 4.0.4 条：地上疏散走道墙面',
              'GB 50222-2017, 4.0.4: walls of escape corridors above ground',
            ],
          },
          {
            code: 'gb-ceiling-cn',
            fact: 'fire-gb',
            asks: { atLeast: 'A' },
            derivedOn: '',
            region: 'CN',
            source: [
              'GB 50222-2017 第 4.0.4、4.0.5 条：顶棚、疏散楼梯间与地下疏散走道',
              'GB 50222-2017, 4.0.4 and 4.0.5: ceilings, escape stairs, and corridors below ground',
            ],
          },
          {
            code: 'astm-us',
            fact: 'fire-astm',
            asks: { atLeast: 'Class A' },
            region: 'US',
            source: [
              'NFPA 101 表 A.10.2.2：集会、学校、酒店等的出口',
              'NFPA 101, table A.10.2.2: exits of assembly buildings, schools and hotels',
            ],
          },
        ],
      },
    ],
  },
  {
    code: 'wet-wall',
    surface: 'wall',
    of: ['tile', 'stone', 'wallcovering', 'paint', 'laminate', 'woodPanel', 'plasterboard'],
    except: ['cladding'],
    words:
      '(?:wet|bathroom|shower|splash)(?: (?:rooms?|areas?|zones?))? walls?|splash ?backs?|(?:湿区|浴室|卫生间|淋浴[间房区]?)墙[面砖]?',
    rooms: '\\b(?:showers?|baths?(?:rooms?)?|pools?|hammam|steam rooms?|wet ?rooms?)\\b|淋浴|浴室|卫生间|泳池',
    demands: [
      {
        name: ['适用潮湿空间', 'Use in wet rooms'],
        ways: [{ code: 'declared', fact: 'wet-rooms', asks: { is: true }, source: DECLARED }],
      },
    ],
  },
  {
    code: 'worktop',
    of: ['stone', 'worktop', 'laminate'],
    except: ['cladding'],
    words: '(?:kitchen )?(?:work|counter|bench)[ -]?tops?|台面',
    demands: [
      {
        name: ['适用台面', 'Use as a worktop'],
        of: ['stone', 'worktop'],
        ways: [{ code: 'declared', fact: 'worktops', asks: { is: true }, source: DECLARED }],
      },
      {
        name: ['耐热', 'Heat'],
        of: ['laminate'],
        ways: [
          {
            code: 'heat',
            fact: 'heat-resistance',
            asks: { atLeast: 160 },
            source: ['EN 438-3:2016：水平用途，160 ℃ 干热', 'EN 438-3:2016: horizontal use, dry heat of 160 °C'],
          },
        ],
      },
      {
        name: ['耐磨', 'Wear'],
        of: ['laminate'],
        ways: [
          {
            code: 'wear',
            fact: 'wear-turns',
            asks: { atLeast: 150 },
            source: ['EN 438-3:2016：水平用途，初始磨损点', 'EN 438-3:2016: horizontal use, initial point of wear'],
          },
        ],
      },
    ],
    note: [
      '石材与人造石台面没有统一标准，按厂家声明判断；耐酸、防护与保养另见数据表。',
      'No norm says it of stone and solid surfaces, so what their makers declare counts; acids, sealing and care are in the data sheet.',
    ],
  },
  {
    code: 'facade',
    surface: 'wall',
    of: ['tile', 'stone', 'metal', 'cladding'],
    words: 'fa[cç]ades?|(?:exterior|external|outside) (?:walls?|cladding)|cladding|外墙(?:面|砖|板)?|幕墙|外立面',
    rooms: '\\b(?:fa[cç]ades?|exterior walls?)\\b|外墙|外立面|幕墙',
    demands: [
      {
        name: FIRE,
        ways: [
          {
            code: 'en-low-es',
            fact: 'fire-en',
            asks: { atLeast: 'C-s3,d0' },
            region: 'ES',
            source: ['CTE DB SI 2：高度不超过 18 m 的外墙', 'CTE DB SI 2: facades up to 18 m'],
          },
          {
            code: 'en-es',
            fact: 'fire-en',
            asks: { atLeast: 'B-s3,d0' },
            region: 'ES',
            source: ['CTE DB SI 2：高度超过 18 m 的外墙', 'CTE DB SI 2: facades higher than 18 m'],
          },
          {
            code: 'en-gb',
            fact: 'fire-en',
            asks: { atLeast: 'A2-s1,d0' },
            region: 'GB',
            source: [
              '英格兰建筑条例第 7(2) 条：最高楼层不低于 18 m 的住宅等',
              'Building Regulations (England), reg. 7(2): homes and the like with a storey at least 18 m up',
            ],
          },
          {
            code: 'gb-low-cn',
            fact: 'fire-gb',
            asks: { atLeast: 'B1' },
            derivedOn: '',
            region: 'CN',
            source: ['GB 50016 第 6.7.12 条：建筑高度不超过 50 m', 'GB 50016, 6.7.12: buildings up to 50 m'],
          },
          {
            code: 'gb-cn',
            fact: 'fire-gb',
            asks: { atLeast: 'A' },
            derivedOn: '',
            region: 'CN',
            source: ['GB 50016 第 6.7.12 条：外墙装饰层', 'GB 50016, 6.7.12: decorative layers of external walls'],
          },
        ],
      },
      {
        name: ['抗冻', 'Frost'],
        of: ['tile', 'stone'],
        ways: [
          {
            code: 'frost',
            fact: 'frost',
            asks: { is: true },
            source: [
              '按其产品标准试验，如瓷砖 EN ISO 10545-12、天然石 EN 12371',
              'by the test of its kind, as EN ISO 10545-12 for ceramic tiles or EN 12371 for natural stone',
            ],
          },
        ],
      },
      {
        name: ['抗冻', 'Frost'],
        of: ['cladding'],
        except: ['tile', 'stone', 'metal'],
        ways: [{ code: 'frost-declared', fact: 'frost', asks: { is: true }, source: DECLARED }],
      },
      {
        name: ['耐腐蚀', 'Corrosion'],
        of: ['metal'],
        ways: [
          {
            code: 'corrosivity',
            fact: 'corrosivity',
            asks: { atLeast: 'C3' },
            source: [
              '本表取 C3，即 ISO 12944-2 的城市与轻度工业大气',
              'chosen here: C3, by ISO 12944-2 the air of towns and light industry',
            ],
          },
        ],
      },
    ],
  },
  {
    code: 'contract-upholstery',
    of: ['upholstery'],
    words:
      'contract (?:upholstery|seating|furniture|fabrics?)|(?:public|hotel|restaurant|office) (?:upholstery|seating)|contract use|(?:公共(?:场所|空间)?|工程|酒店|餐厅|办公)(?:座椅|沙发|软包|家具)布?',
    demands: [
      {
        name: ['耐磨', 'Abrasion'],
        // Guidelines and tests are of fabrics; nobody says what leather must bear.
        except: ['leather'],
        ways: [
          {
            code: 'martindale-us',
            fact: 'martindale',
            asks: { atLeast: 40_000 },
            region: 'US',
            source: [
              'ACT 自愿性能指南：机织与针织面料，高强度公共场所',
              'ACT voluntary performance guidelines: woven and knit fabrics, high traffic',
            ],
          },
          {
            code: 'wyzenbeek-us',
            fact: 'wyzenbeek',
            asks: { atLeast: 30_000 },
            region: 'US',
            source: [
              'ACT 自愿性能指南：机织与针织面料，高强度公共场所',
              'ACT voluntary performance guidelines: woven and knit fabrics, high traffic',
            ],
          },
        ],
      },
      {
        name: ['阻燃', 'Ignition'],
        ways: [
          {
            code: 'en-1021-es',
            fact: 'en-1021-1',
            asks: { is: true },
            also: { fact: 'en-1021-2', asks: { is: true } },
            region: 'ES',
            source: [
              'CTE DB SI 1-4：公众聚集场所的固定软包座椅',
              'CTE DB SI 1-4: fixed upholstered seats where the public gathers',
            ],
          },
          {
            code: 'hazard-gb',
            fact: 'bs-7176',
            asks: { atLeast: 'Medium hazard' },
            region: 'GB',
            source: ['BS 7176：酒店、餐厅等中危险场所', 'BS 7176: medium hazard, as hotels and restaurants'],
          },
          {
            code: 'crib-gb',
            fact: 'bs-5852',
            asks: { atLeast: 'Crib 5' },
            also: { fact: 'en-1021-2', asks: { is: true } },
            region: 'GB',
            source: [
              'BS 7176：中危险场所，5 号火源与火柴试验，另需香烟试验',
              'BS 7176: medium hazard, source 5 and the match, besides the cigarette',
            ],
          },
          {
            code: 'im-it',
            fact: 'fire-it',
            asks: { atLeast: '1.IM' },
            region: 'IT',
            source: [
              '1996 年 8 月 19 日部令：公共娱乐场所',
              'Decree of 19 August 1996: places of public entertainment',
            ],
          },
          {
            code: 'tb-117-us',
            fact: 'tb-117',
            asks: { is: true },
            region: 'US',
            source: ['16 CFR 1640：软体家具', '16 CFR 1640: upholstered furniture'],
          },
        ],
      },
    ],
  },
  {
    code: 'public-curtain',
    of: ['curtain'],
    words:
      '(?:contract|public(?: (?:buildings?|spaces?))?|hotel|theatre|theater|stage) (?:curtains?|drap(?:es|ery))|curtains? (?:for|in) public (?:buildings?|spaces?)|(?:公共(?:场所|空间|建筑)?|工程|酒店|剧场|剧院|舞台)窗帘',
    rooms: '\\b(?:theat(?:re|er)|auditorium|stage|cinema)\\b|剧场|剧院|礼堂|舞台|影院|报告厅',
    demands: [
      {
        name: ['阻燃', 'Burning behaviour'],
        ways: [
          {
            code: 'en-es',
            fact: 'curtain-fire',
            asks: { atLeast: 'Class 1' },
            region: 'ES',
            source: ['CTE DB SI 1-4：公众聚集场所', 'CTE DB SI 1-4: where the public gathers'],
          },
          {
            code: 'm-fr',
            fact: 'fire-fr',
            asks: { atLeast: 'M2' },
            region: 'FR',
            source: ['1980 年 6 月 25 日部令（ERP）AM 12 条', 'Order of 25 June 1980 (ERP), AM 12'],
          },
          {
            code: 'din-de',
            fact: 'fire-din',
            asks: { atLeast: 'B1' },
            region: 'DE',
            source: [
              '集会场所条例（MVStättVO）第 33 条：难燃',
              'Model ordinance on places of assembly (MVStättVO) § 33: hardly flammable',
            ],
          },
          {
            code: 'classe-it',
            fact: 'fire-it',
            asks: { atLeast: 'Classe 1' },
            region: 'IT',
            source: [
              '1996 年 8 月 19 日部令：公共娱乐场所',
              'Decree of 19 August 1996: places of public entertainment',
            ],
          },
          {
            code: 'bs-gb',
            fact: 'bs-5867',
            asks: { atLeast: 'Type B' },
            region: 'GB',
            source: ['BS 5867-2：公共场所，B 型', 'BS 5867-2: type B, for contract use'],
          },
          {
            code: 'nfpa-us',
            fact: 'nfpa-701',
            asks: { is: true },
            region: 'US',
            source: ['NFPA 101 第 10.3.1 条', 'NFPA 101, 10.3.1'],
          },
          {
            code: 'gb-cn',
            fact: 'fire-gb',
            asks: { atLeast: 'B1' },
            region: 'CN',
            source: [
              'GB 50222-2017 表 5.2.1：高层公共建筑的窗帘',
              'GB 50222-2017, table 5.2.1: curtains in high public buildings',
            ],
          },
        ],
      },
    ],
  },
]
