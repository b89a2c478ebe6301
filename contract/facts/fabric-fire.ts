import type { Fact, YesNoFact } from './fact.ts'

function passed(row: Omit<YesNoFact, 'group' | 'kind' | 'isTest'>): YesNoFact {
  return { ...row, group: 'fabricFire', kind: 'boolean', isTest: true }
}

export const fabricFire: readonly Fact[] = [
  {
    code: 'curtain-fire',
    group: 'fabricFire',
    kind: 'class',
    name: '窗帘燃烧等级',
    enName: 'Curtain fire class',
    headers: {
      en: ['EN 13773', 'Curtain burning behaviour'],
      de: ['Brandverhalten Vorhänge', 'Brandklasse Vorhang'],
      zh: ['窗帘阻燃等级', '窗帘防火等级'],
      fr: ['Comportement au feu des rideaux'],
      es: ['Reacción al fuego de cortinas'],
      it: ['Reazione al fuoco tende'],
    },
    words: 'curtain (?:fire|burning)(?: (?:class|behaviou?r))?|en ?13773|窗帘(?:燃烧|阻燃|防火)(?:等级|性能)?',
    norms: [
      { name: 'EN 13773', edition: 2003, method: ['分级', 'classes'] },
      { name: 'EN 13772', edition: 2011, method: ['大火源的火焰蔓延', 'flame spread with a large source'] },
      { name: 'EN 1101', edition: 1995, method: ['小火焰的点燃性', 'ignition by a small flame'] },
    ],
    expectedOf: [],
    isBetter: true,
    scales: [
      {
        key: '',
        name: '',
        enName: '',
        classes: ['Class 5', 'Class 4', 'Class 3', 'Class 2', 'Class 1'],
        written: '(?:CLASS ?)?[1-5]',
        also: { 1: 'Class 1', 2: 'Class 2', 3: 'Class 3', 4: 'Class 4', 5: 'Class 5' },
      },
    ],
  },
  passed({
    code: 'en-1021-1',
    name: '香烟点燃试验',
    enName: 'Cigarette test',
    headers: {
      en: ['EN 1021-1', 'EN 1021 part 1', 'BS EN 1021-1', 'Cigarette ignition', 'Smouldering cigarette'],
      de: ['Zigarettentest', 'Glimmende Zigarette'],
      zh: ['香烟测试', '阴燃香烟', '抗烟头引燃'],
      fr: ['Test cigarette', 'Cigarette'],
      es: ['Prueba del cigarrillo', 'Cigarrillo'],
      it: ['Prova della sigaretta', 'Sigaretta'],
    },
    words:
      '(?:bs )?en ?1021(?!-2| part 2)(?:-1| part 1)?(?: cigarette(?: test| ignition)?)?|cigarette (?:test|ignition)|香烟(?:点燃)?(?:测试|试验)',
    norms: [{ name: 'EN 1021-1', edition: 2014, method: ['阴燃香烟', 'smouldering cigarette'] }],
    expectedOf: ['upholstery'],
  }),
  passed({
    code: 'en-1021-2',
    name: '火柴点燃试验',
    enName: 'Match flame test',
    headers: {
      en: ['EN 1021-2', 'EN 1021 part 2', 'BS EN 1021-2', 'Match test', 'Match flame', 'Match flame equivalent'],
      de: ['Streichholztest', 'Streichholzflamme'],
      zh: ['火柴测试', '模拟火柴火焰'],
      fr: ['Test allumette', 'Allumette'],
      es: ['Prueba de la cerilla', 'Cerilla'],
      it: ['Prova del fiammifero', 'Fiammifero'],
    },
    words: '(?:bs )?en ?1021(?:-2| part 2)|match(?: flame)?(?: test|(?= pass))|火柴(?:点燃)?(?:测试|试验)',
    norms: [{ name: 'EN 1021-2', edition: 2014, method: ['与火柴相当的火焰', 'match flame equivalent'] }],
    expectedOf: [],
  }),
  {
    code: 'bs-5867',
    group: 'fabricFire',
    kind: 'class',
    name: '英标窗帘阻燃类型',
    enName: 'BS 5867 type',
    headers: {
      en: ['BS 5867', 'BS 5867 part 2', 'BS 5867-2', 'Curtain fire type'],
      zh: ['BS5867类型'],
    },
    words: 'bs ?5867(?: ?(?:part|-) ?2)?',
    norms: [{ name: 'BS 5867-2', edition: 2008 }],
    expectedOf: [],
    isBetter: true,
    scales: [
      {
        key: '',
        name: '',
        enName: '',
        classes: ['Type A', 'Type B', 'Type C'],
        written: '(?:TYPE ?)?(?:2 ?)?[ABC]',
        also: { A: 'Type A', B: 'Type B', C: 'Type C', '2A': 'Type A', '2B': 'Type B', '2C': 'Type C', TYPE2A: 'Type A', TYPE2B: 'Type B', TYPE2C: 'Type C' }, // prettier-ignore
      },
    ],
  },
  {
    code: 'bs-5852',
    group: 'fabricFire',
    kind: 'class',
    name: '英标软包火源',
    enName: 'BS 5852 source',
    headers: {
      en: ['BS 5852', 'Crib', 'Crib test', 'Ignition source', 'Crib 5'],
      de: ['Zündquelle BS 5852'],
      zh: ['BS5852火源', '木垛试验'],
      fr: ['Source BS 5852'],
      es: ['Fuente de ignición BS 5852'],
      it: ['Sorgente BS 5852'],
    },
    words: 'bs ?5852(?: ?(?:source|crib))?|crib',
    norms: [
      {
        name: 'BS 5852',
        edition: 2006,
        method: ['0 香烟，1 火柴，2–3 燃气，4–7 木垛', '0 cigarette, 1 match, 2 and 3 gas, 4 to 7 cribs'],
      },
    ],
    expectedOf: [],
    isBetter: true,
    scales: [
      {
        key: '',
        name: '',
        enName: '',
        classes: ['Source 0', 'Source 1', 'Source 2', 'Source 3', 'Crib 4', 'Crib 5', 'Crib 6', 'Crib 7'],
        written: '(?:(?:IGNITION )?SOURCE ?|CRIB ?|IS ?)?[0-7]',
        also: Object.fromEntries(
          [0, 1, 2, 3, 4, 5, 6, 7].flatMap((step) =>
            ['', 'SOURCE', 'IGNITIONSOURCE', 'CRIB', 'IS'].map((word) => [
              `${word}${step}`,
              `${step < 4 ? 'Source' : 'Crib'} ${step}`,
            ]),
          ),
        ),
      },
    ],
  },
  {
    code: 'bs-7176',
    group: 'fabricFire',
    kind: 'class',
    name: '英标软包危险等级',
    enName: 'BS 7176 hazard',
    headers: { en: ['BS 7176', 'Hazard category', 'Hazard rating'], zh: ['BS7176危险等级'] },
    words: 'bs ?7176(?: hazard)?',
    norms: [{ name: 'BS 7176', edition: 2007 }],
    expectedOf: [],
    isBetter: true,
    scales: [
      {
        key: '',
        name: '',
        enName: '',
        classes: ['Low hazard', 'Medium hazard', 'High hazard', 'Very high hazard'],
        written: '(?:LOW|MEDIUM|(?:VERY )?HIGH)(?: HAZARD)?',
        also: { LOW: 'Low hazard', MEDIUM: 'Medium hazard', HIGH: 'High hazard', VERYHIGH: 'Very high hazard' },
        zh: {
          'Low hazard': '低危险',
          'Medium hazard': '中危险',
          'High hazard': '高危险',
          'Very high hazard': '极高危险',
        },
      },
    ],
  },
  passed({
    code: 'nfpa-701',
    name: '通过 NFPA 701',
    enName: 'NFPA 701',
    headers: { en: ['NFPA 701 pass', 'NFPA-701'], zh: ['NFPA701阻燃'] },
    norms: [{ name: 'NFPA 701', edition: 2023 }],
    expectedOf: [],
  }),
  passed({
    code: 'tb-117',
    name: '通过 TB 117-2013',
    enName: 'TB 117-2013',
    headers: {
      en: ['TB 117', 'Cal 117', 'CAL TB 117', 'California 117', 'Cal TB 117-2013'],
      zh: ['加州TB117', '加州117'],
    },
    words: '(?:cal(?:ifornia)? )?tb ?117(?:-2013)?|cal(?:ifornia)? ?117(?:-2013)?',
    norms: [{ name: 'TB 117-2013' }],
    expectedOf: [],
  }),
  {
    code: 'gb-20286',
    group: 'fabricFire',
    kind: 'class',
    name: '公共场所阻燃等级',
    enName: 'GB 20286 class',
    headers: { en: ['GB 20286'], zh: ['公共场所阻燃制品等级', '阻燃1级2级'] },
    norms: [{ name: 'GB 20286', edition: 2006 }],
    expectedOf: [],
    isBetter: true,
    scales: [
      {
        key: '',
        name: '',
        enName: '',
        classes: ['阻燃2级', '阻燃1级'],
        written: '(?:阻燃)?[12]级?',
        also: { 1: '阻燃1级', 2: '阻燃2级', '1级': '阻燃1级', '2级': '阻燃2级', 阻燃1: '阻燃1级', 阻燃2: '阻燃2级' },
      },
    ],
  },
]
