import { plainText } from './plain-text.ts'

/** An attribute with an amount or a choice as its value. */
export interface NamedFact {
  id: string
  name: string
  enName: string
  /** Empty for none. */
  unit: string
  type: 'number' | 'range' | 'choice'
  /** The row of the table of facts that it is. */
  fact?: string | null
}

/** A required amount or class. An amount lies between `low` and `high`, in the catalogue's unit; null: no limit. */
export interface FactWords {
  kind: 'attribute'
  fact: NamedFact
  low: number | null
  high: number | null
  /** The beginning of the class; null for an amount. */
  value: string | null
  from: number
  to: number
}

/** The meaning of a figure without a comparison: NRC 0.85 is a lower limit, 3 % of shrinkage an upper one. */
export type Leaning = 'least' | 'most' | 'exact'

/** Other names and units of facts, by the catalogue's name or unit. */
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

/** A fact with the patterns that recognise it in a text. */
export interface AskedFact {
  fact: NamedFact
  leaning: Leaning
  /** Its names and units, as parts of a regular expression. */
  names: string
  units: string
  /** Whether a name behind the figure needs the unit: "50% recycled", but "0.85 NRC". */
  isUnitNeeded: boolean
}

/** As part of a regular expression with the flag `u`, which refuses to have other signs escaped, "-" among them. */
const escaped = (text: string) =>
  plainText(text)
    .plain.trim()
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Thickness has a condition of its own. */
const THICKNESS = /^(?:total )?thickness$|^总?厚度$/

const PERCENT = 'per ?cent'

export function askedFacts(facts: readonly NamedFact[]): AskedFact[] {
  return facts.flatMap((fact) => {
    if (fact.type === 'choice') return []
    const own = [fact.enName, fact.name].map((name) => plainText(name).plain.trim())
    if (own.some((name) => THICKNESS.test(name))) return []
    const unit = plainText(fact.unit).plain
    const kind = KINDS.find(({ is }) => is.test([...own, unit].join('\n')))
    const names = [...own.filter((name) => name.length > 1).map(escaped), ...(kind?.names ? [kind.names] : [])]
    const units = [...(unit ? [escaped(fact.unit)] : []), ...(unit === '%' ? [PERCENT] : []), ...(kind?.units ? [kind.units] : [])] // prettier-ignore
    const isUnitNeeded = unit === '%' || (unit !== '' && !kind?.names)
    if (!names.length) return []
    return [{ fact, leaning: kind?.leaning ?? 'exact', names: names.join('|'), units: units.join('|'), isUnitNeeded }]
  })
}

/** The fact of sound absorption, αw or NRC. */
export function absorptionAmong(facts: readonly NamedFact[]): NamedFact | undefined {
  return facts.find(({ type, ...fact }) => type !== 'choice' && ABSORPTION.test(spelt(fact)))
}

/** The fact of reaction to fire, whatever the catalogue calls it. */
export function fireClassAmong(facts: readonly NamedFact[]): NamedFact | undefined {
  return facts.find(({ type, ...fact }) => type === 'choice' && FIRE.test(spelt(fact)))
}

const spelt = ({ name, enName, unit }: Omit<NamedFact, 'type'>) => plainText([enName, name, unit].join('\n')).plain
