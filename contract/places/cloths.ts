import type { Place, Said } from './place.ts'

const act = ([zh, en]: Said): Said => [
  `ACT 自愿性能指南：机织与针织面料，${zh}`,
  `ACT voluntary performance guidelines: woven and knit fabrics, ${en}`,
]
const LOW_TRAFFIC = act(['低强度', 'low traffic'])
const HIGH_TRAFFIC = act(['高强度公共场所', 'high traffic'])
const ITALIAN_DECREE: Said = [
  '1996 年 8 月 19 日部令：公共娱乐场所',
  'Decree of 19 August 1996: places of public entertainment',
]
/** EN 1021-2, the match. */
const MATCH = { fact: 'en-1021-2', asks: { is: true } } as const

/** Cloths and leather in public buildings. */
export const cloths: readonly Place[] = [
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
            code: 'martindale-low-us',
            fact: 'martindale',
            asks: { atLeast: 20_000 },
            region: 'US',
            source: LOW_TRAFFIC,
          },
          { code: 'martindale-us', fact: 'martindale', asks: { atLeast: 40_000 }, region: 'US', source: HIGH_TRAFFIC },
          { code: 'wyzenbeek-low-us', fact: 'wyzenbeek', asks: { atLeast: 15_000 }, region: 'US', source: LOW_TRAFFIC },
          { code: 'wyzenbeek-us', fact: 'wyzenbeek', asks: { atLeast: 30_000 }, region: 'US', source: HIGH_TRAFFIC },
        ],
      },
      {
        name: ['阻燃', 'Ignition'],
        ways: [
          {
            code: 'en-1021-es',
            fact: 'en-1021-1',
            asks: { is: true },
            also: [MATCH],
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
            also: [{ fact: 'en-1021-1', asks: { is: true } }, MATCH],
            region: 'GB',
            source: [
              'BS 7176：中危险场所，香烟、火柴与 5 号火源三项试验',
              'BS 7176: medium hazard, the cigarette, the match and source 5',
            ],
          },
          {
            code: 'im-it',
            fact: 'fire-it',
            asks: { atLeast: '1.IM' },
            region: 'IT',
            source: ITALIAN_DECREE,
          },
          // Every sofa of a home must pass it, so that it says nothing of public buildings.
          {
            code: 'tb-117-us',
            fact: 'tb-117',
            asks: { is: true },
            region: 'US',
            source: ['16 CFR 1640：软体家具', '16 CFR 1640: upholstered furniture'],
            isTold: true,
          },
        ],
      },
    ],
  },
  {
    code: 'public-curtain',
    of: ['curtain'],
    // A velvet of the upholsterer that has a curtain's class is sold for both.
    alsoOf: [{ of: ['upholstery', 'fabric'], stating: ['curtain-fire', 'bs-5867', 'nfpa-701'] }],
    words:
      '(?:contract|public(?: (?:buildings?|spaces?))?|hotel|theatre|theater|stage) (?:curtains?|drap(?:es|ery))|curtains? (?:for|in) public (?:buildings?|spaces?)|(?:公共(?:场所|空间|建筑)?|工程|酒店|剧场|剧院|舞台)窗帘|(?:剧场|剧院|舞台|礼堂)(?:大幕|幕布|帷幕)',
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
            source: ITALIAN_DECREE,
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
    note: [
      '舞台上的幕布可能要求更高，如法国的 M1；本场所按公众区域的窗帘判断。',
      'A stage’s own curtains may be asked for more, as M1 in France; what is judged here hangs where the public is.',
    ],
  },
]
