import type { Place } from './place.ts'
import { byEitherNorm, CTE_FIRE, DECLARED, FIRE, frostOf, NFPA_EXITS, roomsOf } from './shared-rows.ts'

const WALL_THINGS = [
  '墙纸|壁纸|墙布|墙面覆材|墙漆|涂料|乳胶漆|灰泥|墙板|饰面板',
  'wall ?papers?|wall ?coverings?|wall (?:panels?|paint)|paint|plaster|limewash|wall tiles?|(?:wall )?finish(?:es)?',
] as const

/** Walls, ceilings, worktops and facades. */
export const walls: readonly Place[] = [
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
      'corkWall',
      'wallTile',
    ],
    words:
      '(?:escape|evacuation|egress|fire exit)(?: (?:routes?|corridors?|stairs?))? (?:walls?|ceilings?)|疏散(?:通道|走道|走廊|楼梯)?(?:墙|顶)[面顶]*',
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
              '英格兰 Approved Document B：交通空间，EN 15102 的墙面覆材，粘贴在 A2-s3,d2 基层上',
              'Approved Document B, England: circulation spaces, wallcoverings to EN 15102 bonded to a substrate of class A2-s3,d2',
            ],
          },
          {
            code: 'en-gb',
            except: ['wallcovering'],
            fact: 'fire-en',
            asks: { atLeast: 'B-s3,d2' },
            region: 'GB',
            source: [
              '英格兰 Approved Document B：交通空间的墙面与顶面',
              'Approved Document B, England: walls and ceilings of circulation spaces',
            ],
          },
          // A coat is judged with the wall under it, of which a tin states nothing.
          ...byEitherNorm('A2-s1,d0', 'A2', {
            except: ['paint'],
            source: [
              '示范建筑条例（MBO）第 35、36 条：不燃',
              'Model Building Code (MBO) §§ 35 and 36: non-combustible',
            ],
          }),
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
          // Cloth on a wall that meets it must have sprinklers above, or pass NFPA 265.
          {
            code: 'astm-us',
            except: ['fabric'],
            fact: 'fire-astm',
            asks: { atLeast: 'Class A' },
            region: 'US',
            source: NFPA_EXITS,
          },
        ],
      },
    ],
    note: [
      'GB 50222-2017 另有放宽：第 3.0.4 条，轻钢龙骨上的 B1 级纸面石膏板、矿棉板作 A 级；第 3.0.5 条，直接粘贴在 A 级基材上、小于 300 g/m² 的纸质与布质壁纸作 B1 级；第 3.0.6 条，A 级基材上的无机涂料作 A 级，薄的有机涂料作 B1 级。强制性要求自 2023 年 6 月 1 日起以 GB 55037-2022 为准。美国对织物与发泡乙烯基墙面另要求喷淋，或通过 NFPA 265、286。德国对涂层连同基层一起判断。',
      'GB 50222-2017 is easier on some: by 3.0.4 plasterboard and mineral wool of B1 on metal studs count as A; by 3.0.5 coverings of paper or cloth under 300 g/m² that are stuck on class A count as B1; by 3.0.6 an inorganic coat on class A counts as A, a thin organic one as B1. GB 55037-2022 says what is mandatory since 1 June 2023. In the United States cloth and expanded vinyl on walls also need sprinklers, or must pass NFPA 265 or 286. Germany judges a coat of paint with its ground.',
    ],
  },
  {
    code: 'wet-wall',
    surface: 'wall',
    of: ['tile', 'stone', 'wallcovering', 'paint', 'laminate', 'woodPanel', 'plasterboard', 'corkWall'],
    except: ['cladding', 'render'],
    words: [
      '(?:wet|bathroom|shower|splash)(?: (?:rooms?|areas?|zones?))? walls?|splash ?backs?|(?:湿区|浴室|卫生间|淋浴[间房区]?)墙(?:[面砖]|(?![纸布板漆]))',
      roomsOf(
        ['浴室|卫生间|洗手间|淋浴[间房区]?|湿区', '(?:bath|shower|wet|wash|humid|damp|steamy?) ?rooms?|showers?'],
        WALL_THINGS,
      ),
    ].join('|'),
    rooms: '\\b(?:showers?|baths?(?:rooms?)?|pools?|hammam|steam rooms?|wet ?rooms?)\\b|淋浴|浴室|卫生间|泳池',
    demands: [
      {
        name: ['适用潮湿空间', 'Use in wet rooms'],
        ways: [
          { code: 'declared', fact: 'wet-rooms', asks: { is: true }, source: DECLARED },
          {
            code: 'vitreous',
            of: ['tile'],
            except: ['stone'],
            fact: 'water-absorption',
            asks: { atMost: 0.5 },
            source: [
              '本表取 EN 14411 的 Ia 组：几乎不吸水',
              'chosen here: groups Ia of EN 14411, which take up hardly any water',
            ],
            isEnough: true,
          },
        ],
      },
    ],
  },
  {
    code: 'worktop',
    of: ['stone', 'worktop', 'laminate'],
    except: ['cladding', 'wallTile', 'floor'],
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
            source: [
              'EN 438-3:2016：水平用途，按 160 ℃ 干热试验',
              'EN 438-3:2016: horizontal use, tested with dry heat of 160 °C',
            ],
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
    of: ['tile', 'stone', 'metal', 'cladding', 'render'],
    except: ['paving'],
    // Paint and plaster that has been tested with frost is made for outside.
    alsoOf: [{ of: ['paint'], stating: ['frost'] }],
    words:
      'fa[cç]ades?|gables?(?: ends?| walls?)?|(?:exterior|external|outside) (?:walls?|cladding)|cladding|外墙(?:面|砖|板)?|幕墙|外立面',
    rooms: '\\b(?:fa[cç]ades?|exterior walls?)\\b|外墙|外立面|幕墙',
    demands: [
      {
        name: FIRE,
        ways: [
          {
            code: 'en-lowest-es',
            fact: 'fire-en',
            asks: { atLeast: 'D-s3,d0' },
            region: 'ES',
            source: ['CTE DB SI 2：高度不超过 10 m 的外墙', 'CTE DB SI 2: facades up to 10 m'],
          },
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
            code: 'en-low-gb',
            fact: 'fire-en',
            asks: { atLeast: 'B-s3,d2' },
            region: 'GB',
            source: [
              '英格兰 Approved Document B 表 12.1：18 m 以下的其他建筑，距用地边界不足 1 m',
              'Approved Document B, England, table 12.1: other buildings up to 18 m, within 1 m of the boundary',
            ],
          },
          {
            code: 'en-gb',
            fact: 'fire-en',
            asks: { atLeast: 'A2-s1,d0' },
            region: 'GB',
            source: [
              '英格兰建筑条例第 7(2) 条：最高楼层不低于 18 m 的住宅、酒店等',
              'Building Regulations (England), reg. 7(2): homes, hotels and the like with a storey at least 18 m up',
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
      frostOf(['tile', 'stone', 'cladding', 'render', 'paint'], ['metal']),
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
    note: [
      '判断的是板材本身，不是整个系统；保温层、空腔与龙骨另按系统试验。德国 MBO 第 28 条与法国的规定针对整个系统，这里没有列出；西班牙同样按建成的系统分级，这里只比较板材的等级；英格兰 11 m 至 18 m 的住宅另有规定。海边的金属一般要求 C4、C5。',
      'The sheet is judged and not the system: insulation, cavity and frame are tested with it. § 28 of Germany’s MBO and France’s rules are of whole systems and left out; Spain too classes the system as it is built, of which the sheet’s class is a part; homes of 11 to 18 m in England have a rule of their own. Metal by the sea is usually asked for C4 or C5.',
    ],
  },
]
