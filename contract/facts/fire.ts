import type { Fact } from './fact.ts'

/** Smoke and flaming droplets of EN 13501-1. */
const EN_PARTS = [
  { key: 's', before: '-', classes: ['s3', 's2', 's1'] },
  { key: 'd', before: ',', classes: ['d2', 'd1', 'd0'] },
] as const

export const fire: readonly Fact[] = [
  {
    code: 'fire-en',
    group: 'fire',
    kind: 'class',
    name: '燃烧性能',
    enName: 'Fire class',
    headers: {
      en: ['Reaction to fire', 'Fire rating', 'Fire classification', 'Euroclass', 'Fire performance', 'Fire reaction'],
      de: ['Brandverhalten', 'Brandklasse', 'Brandschutzklasse', 'Euroklasse', 'Baustoffklasse'],
      zh: ['防火等级', '燃烧等级', '燃烧性能等级', '阻燃等级', '防火性能', '欧标防火等级'],
      fr: ['Réaction au feu', 'Classement au feu', 'Euroclasse'],
      es: ['Reacción al fuego', 'Clasificación al fuego', 'Euroclase'],
      it: ['Reazione al fuoco', 'Classe di reazione al fuoco', 'Euroclasse'],
    },
    words: String.raw`euro[ -]?class|reaction to fire|fire (?:class|rating|performance|safety)|燃烧(?:性能|等级)|(?:防火|阻燃)(?:等级|性能|级别)`,
    norms: [{ name: 'EN 13501-1', edition: 2018 }],
    expectedOf: ['floor', 'wallcovering', 'woodPanel', 'acoustic', 'laminate', 'tile', 'stone'],
    isBetter: true,
    parts: EN_PARTS,
    scales: [
      {
        key: '',
        name: '墙面与顶面',
        enName: 'Walls and ceilings',
        classes: ['F', 'E', 'D', 'C', 'B', 'A2', 'A1'],
        written: '(?:A[12]|[B-F])(?![A-Z0-9])',
      },
      {
        key: 'fl',
        name: '地面',
        enName: 'Floors',
        classes: ['Ffl', 'Efl', 'Dfl', 'Cfl', 'Bfl', 'A2fl', 'A1fl'],
        written: '(?:A[12]|[B-F])[-_]?FL',
        isTelling: true,
      },
      {
        key: 'L',
        name: '管道保温',
        enName: 'Pipe insulation',
        classes: ['FL', 'EL', 'DL', 'CL', 'BL', 'A2L', 'A1L'],
        written: '(?:A[12]|[B-F])L',
      },
    ],
  },
  {
    code: 'fire-gb',
    group: 'fire',
    kind: 'class',
    name: '国标燃烧性能',
    enName: 'GB 8624 class',
    headers: {
      en: ['GB 8624', 'Chinese fire class', 'China fire rating'],
      de: ['Brandklasse GB 8624'],
      zh: ['国标防火等级', '国标阻燃等级', 'GB 8624', '燃烧性能（国标）', 'GB8624燃烧等级'],
      fr: ['Classement au feu GB 8624'],
      es: ['Reacción al fuego GB 8624'],
      it: ['Reazione al fuoco GB 8624'],
    },
    norms: [{ name: 'GB 8624', edition: 2012 }],
    expectedOf: [],
    isBetter: true,
    scales: [
      {
        key: '',
        name: '',
        enName: '',
        classes: ['B3', 'B2', 'B1', 'A'],
        written: 'A级|B[123]级?|A(?![A-Z0-9])',
        also: { A级: 'A', B1级: 'B1', B2级: 'B2', B3级: 'B3' },
      },
    ],
  },
]
