import { pieceRangesOf } from './needs.ts'
import type { TypedPiece, NeedPiece, PieceRange } from './needs.ts'
import { isStopWord } from './spelling/spelling.ts'
import { NO_THESAURUS } from './thesaurus.ts'
import type { Sense, Thesaurus } from './thesaurus.ts'
import { isTimes, tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** A typed piece that a product must match. */
export interface Unit extends TypedPiece {
  /** False for stop words, unless the keyword has nothing else. */
  isRequired: boolean
  /** Whether the person may still be typing it. */
  isLast: boolean
  /** Whether it is a thesaurus word, and so hardly the beginning of another. */
  isKnown: boolean
  /** The text of the unit before it. */
  before?: string | undefined
}

/** A product must match all of these units, or one of their senses. */
export interface QueryNeed {
  units: number[]
  senses: Sense[]
  /** The same need in parts, some of which have senses. */
  parts?: WordQuery
}

/** Adjacent units written as one: "wall covering" as wallcovering, "NH OAK 01" as nhoak01, "ren zi pin" as renzipin. */
export interface Join {
  first: number
  last: number
  text: string
  isLast: boolean
}

export interface WordQuery {
  units: Unit[]
  joins: Join[]
  needs: QueryNeed[]
  /** Whether runs of Han were split into their words. */
  isParted: boolean
  /** Whether the query is a shade alone, which only plain matches meet. */
  isShadeAlone?: boolean
}

/** Further words are ignored, which bounds the cost of a query. */
const MOST_UNITS = 12
const LONGEST_RUN = 16
const MOST_JOINED = 6
const LONGEST_JOIN = 40

/** Parses a keyword. Its conditions, such as a price or a size, have been taken out before. */
export function parseQuery(keyword: string, thesaurus: Thesaurus = NO_THESAURUS, { isParted = true } = {}): WordQuery {
  const runs = draftsOf(keyword)
  const drafts = (isParted ? runs.flatMap((run) => partedRun(run, thesaurus)) : runs).slice(0, MOST_UNITS)
  const isAllStops = drafts.every(({ text }) => isStopWord(text))
  const stretches = pieceRangesOf(drafts, thesaurus)
  const known = new Set(stretches.flatMap(({ from, to, senses }) => (senses.length && to === from + 1 ? [from] : [])))
  const units = drafts.map((draft, index) => ({
    ...draft,
    isRequired: isAllStops || !isStopWord(draft.text),
    isLast: index === drafts.length - 1,
    isKnown: known.has(index),
    before: drafts[index - 1]?.text,
  }))
  return {
    units,
    joins: joinsOf(units),
    needs: stretches.flatMap((stretch) => needOf(stretch, units)),
    isParted: drafts.length > runs.length,
  }
}

/** Splits a run of Han into its words, as if it had spaces: 白色大理石 into 白色 and 大理石. */
function partedRun(run: TypedPiece, thesaurus: Thesaurus): TypedPiece[] {
  if (run.kind !== 'han') return [run]
  const [stretch] = pieceRangesOf([run], thesaurus)
  return stretch && stretch.parts.length > 1 ? stretch.parts.flatMap(({ drafts }) => drafts) : [run]
}

function needOf({ from, to, senses, parts }: PieceRange, units: Unit[]): QueryNeed[] {
  const required = Array.from({ length: to - from }, (_, at) => from + at).filter((unit) => units[unit]?.isRequired)
  if (!required.length) return []
  return [{ units: required, senses, ...(parts.length && { parts: queryOfParts(parts) }) }]
}

function queryOfParts(parts: NeedPiece[]): WordQuery {
  const units: Unit[] = []
  const needs = parts.map(({ drafts, senses }): QueryNeed => {
    const first = units.length
    for (const draft of drafts) units.push({ ...draft, isRequired: true, isLast: false, isKnown: senses.length > 0 })
    return { units: drafts.map((_, at) => first + at), senses }
  })
  return { units, joins: [], needs, isParted: false }
}

function draftsOf(keyword: string): TypedPiece[] {
  const drafts: TypedPiece[] = []
  let before: Token | undefined
  for (const token of tokensOf(keyword)) {
    const last = drafts.at(-1)
    const isBeside = before?.kind === 'number' && token.kind === 'number'
    if (isBeside && last && isSize(keyword, before, token)) {
      last.kind = 'size'
      last.parts.push(token.text)
    } else drafts.push(...(token.kind === 'han' ? runsOf(token.text, before) : [draft(token.kind, token.text)]))
    before = token
  }
  return drafts
}

function draft(kind: Unit['kind'], text: string): TypedPiece {
  return { kind, text, parts: [text] }
}

/** "90x450", "90×450", "90 * 450". */
function isSize(keyword: string, before: Token | undefined, token: Token): boolean {
  if (!before) return false
  const between = keyword.slice(before.to, token.from)
  return /^\s*[×*]\s*$/.test(between) || isTimes(keyword, before.to, before.text)
}

const UNITS: Record<string, string> = { 毫米: 'mm', 厘米: 'cm', 公分: 'cm', 平方米: 'm2', 平米: 'm2', 米: 'm' }

/** Splits a run at particles that only join words; a unit after a number is spelt as in the catalogue. */
function runsOf(run: string, before: Token | undefined): TypedPiece[] {
  const unit = before?.kind === 'number' ? Object.keys(UNITS).find((name) => run.startsWith(name)) : undefined
  const rest = unit ? run.slice(unit.length) : run
  const pieces = rest.split(/[的和与]/).filter(Boolean)
  const words = pieces.length ? pieces : rest ? [rest] : []
  return [
    ...(unit ? [draft('word', UNITS[unit] ?? unit)] : []),
    ...words.map((text) => draft('han', text.slice(0, LONGEST_RUN))),
  ]
}

function joinsOf(units: Unit[]): Join[] {
  const joins: Join[] = []
  for (const first of units.keys()) {
    let text = ''
    for (let last = first; last < Math.min(units.length, first + MOST_JOINED); last++) {
      const unit = units[last]
      if (!unit || unit.kind === 'han' || unit.kind === 'size') break
      text += unit.text.replaceAll('.', '')
      if (text.length > LONGEST_JOIN) break
      if (last > first) joins.push({ first, last, text, isLast: unit.isLast })
    }
  }
  return joins
}
