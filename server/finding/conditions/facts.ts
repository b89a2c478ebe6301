import { plainText } from './plain-text.ts'

/** An attribute that says how much of something there is, or gives a choice. */
export interface NamedFact {
  id: string
  name: string
  enName: string
  /** Empty for none. */
  unit: string
  type: 'number' | 'range' | 'choice'
}

/** How much of something, or of which class. Of an amount: within `low` and `high`, in the unit of the catalogue; null: no limit. */
export interface FactWords {
  kind: 'attribute'
  fact: NamedFact
  low: number | null
  high: number | null
  /** What the class begins with; null: it is an amount. */
  value: string | null
  from: number
  to: number
}

/** What a figure without a comparison is: who asks for NRC 0.85 takes more, who asks for 3 % of shrinkage takes less. */
export type Leaning = 'least' | 'most' | 'exact'

/** What people call such facts otherwise, and in which units they say them, by the name or the unit that the catalogue has. */
interface Kind {
  is: RegExp
  leaning: Leaning
  names?: string
  units?: string
}

const ABSORPTION = /αw|\bnrc\b|sound absorption|吸声系数|降噪系数/

const FIRE =
  /reaction to fire|\bfire (?:class|rating|performance|safety)|燃烧(?:性能|等级)|(?:防火|阻燃)(?:等级|性能|级别)/

const KINDS: Kind[] = [
  { is: /water absorption|吸水/, leaning: 'most', names: '吸水率' },
  { is: /\bvoc\b|formaldehyde|甲醛/, leaning: 'most', names: 'voc' },
  { is: /shrinkage|缩水|moisture|含水/, leaning: 'most' },
  {
    is: ABSORPTION,
    leaning: 'least',
    names: String.raw`nrc|αw|alpha[\s-]?w|(?:sound )?absorption coefficient|sound absorption|吸[声音]系数|降噪系数`,
  },
  {
    is: /martindale|耐磨次数/,
    leaning: 'least',
    names: String.raw`martindale(?: (?:rubs|cycles))?|rubs|abrasion cycles|耐磨(?:次数)?`,
    units: 'rubs|cycles|次',
  },
  {
    is: /impact sound|撞击声/,
    leaning: 'least',
    names: String.raw`impact sound(?: (?:reduction|insulation|improvement))?|δlw|撞击声(?:改善量|隔声)?`,
  },
  {
    is: /recycled (?:share|content)|再生/,
    leaning: 'least',
    names: 'recycled(?: (?:content|share|material))?|再生(?:料|成分|材料|含量)*|回收料(?:含量)?',
  },
  { is: /light transmission|透光率/, leaning: 'least', names: 'light transmi(?:ssion|ttance)|透光率?' },
  { is: /strength|hardness|fastness|resistance|强度|硬度|牢度|耐热|耐磨/, leaning: 'least' },
  { is: /pile height|绒高/, leaning: 'exact', names: 'pile(?: height)?|绒高|毛高' },
]

/** A fact as words ask for it. */
export interface AskedFact {
  fact: NamedFact
  leaning: Leaning
  /** Its names, as parts of a regular expression; its units beside none. */
  names: string
  units: string
  /** Whether the unit must be said where the name comes after: "50% recycled", but "0.85 NRC". */
  isUnitNeeded: boolean
}

const escaped = (text: string) =>
  plainText(text)
    .plain.trim()
    .replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)

/** How thick something is has a condition of its own. */
const THICKNESS = /^(?:total )?thickness$|^总?厚度$/

export function askedFacts(facts: readonly NamedFact[]): AskedFact[] {
  return facts.flatMap((fact) => {
    if (fact.type === 'choice') return []
    const own = [fact.enName, fact.name].map((name) => plainText(name).plain.trim())
    if (own.some((name) => THICKNESS.test(name))) return []
    const unit = plainText(fact.unit).plain
    const kind = KINDS.find(({ is }) => is.test([...own, unit].join('\n')))
    const names = [...own.filter((name) => name.length > 1).map(escaped), ...(kind?.names ? [kind.names] : [])]
    const units = [...(unit ? [escaped(fact.unit)] : []), ...(kind?.units ? [kind.units] : [])]
    const isUnitNeeded = unit === '%' || (unit !== '' && !kind?.names)
    if (!names.length) return []
    return [{ fact, leaning: kind?.leaning ?? 'exact', names: names.join('|'), units: units.join('|'), isUnitNeeded }]
  })
}

/** The fact of how much sound is absorbed, αw or NRC. */
export function absorptionAmong(facts: readonly NamedFact[]): NamedFact | undefined {
  return facts.find(({ type, ...fact }) => type !== 'choice' && ABSORPTION.test(spelt(fact)))
}

/** The choice of how something behaves in a fire, whatever the catalogue calls it. */
export function fireClassAmong(facts: readonly NamedFact[]): NamedFact | undefined {
  return facts.find(({ type, ...fact }) => type === 'choice' && FIRE.test(spelt(fact)))
}

const spelt = ({ name, enName, unit }: Omit<NamedFact, 'type'>) => plainText([enName, name, unit].join('\n')).plain
