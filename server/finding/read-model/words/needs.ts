import { keyOfSteps, phraseKey } from './spelling/phrase-key.ts'
import { isStopWord, stemOf } from './spelling/spelling.ts'
import { phrasesHeard } from './guessing.ts'
import type { Sense, Thesaurus } from './thesaurus.ts'
import { plainNumber } from './tokens.ts'
import type { Token } from './tokens.ts'

/** A typed piece: a word, a number, a run of Han, or numbers that must be in one text (90x450). */
export interface TypedPiece {
  kind: Token['kind'] | 'size'
  text: string
  /** The numbers of a size. */
  parts: string[]
}

/** Adjacent typed pieces that mean something together, or a single piece. */
export interface PieceRange {
  /** The range of typed pieces; `to` is excluded. */
  from: number
  to: number
  senses: Sense[]
  /** The pieces of the range, if phrases with a meaning cover only parts of its runs of Han. */
  parts: NeedPiece[]
}

/** Typed pieces with what they mean together. */
export interface NeedPiece {
  drafts: TypedPiece[]
  senses: Sense[]
}

interface Step {
  text: string
  draft: number
  /** The place in a run of Han, else 0. */
  at: number
}

interface Match {
  from: number
  to: number
  senses: Sense[]
}

/** Characters that only join the meaningful parts of a run: 用 in 厨房用台面. */
const FILLERS = new Set('用款式类型色系装能可以在上里适合需要给我想找')

/** Splits typed pieces into ranges, by the longest phrases of the thesaurus. */
export function pieceRangesOf(drafts: TypedPiece[], thesaurus: Thesaurus): PieceRange[] {
  const steps = drafts.flatMap(stepsOfDraft)
  const matches = matchesIn(steps, drafts, thesaurus)
  const stretches: PieceRange[] = []
  for (let draft = 0; draft < drafts.length;) {
    const stretch = stretchFrom(draft, { drafts, steps, matches })
    stretches.push(stretch)
    draft = stretch.to
  }
  return stretches
}

function stepsOfDraft({ kind, text }: TypedPiece, draft: number): Step[] {
  if (kind === 'han') return text.split('').map((char, at) => ({ text: char, draft, at }))
  if (kind === 'size' || isStopWord(text)) return []
  return [{ text: kind === 'word' ? stemOf(text) : plainNumber(text), draft, at: 0 }]
}

function matchesIn(steps: Step[], drafts: TypedPiece[], thesaurus: Thesaurus): Match[] {
  const { senses, longest } = thesaurus
  const matches: Match[] = []
  if (!senses.size) return matches
  const textsOf = (from: number, to: number) => steps.slice(from, to).map(({ text }) => text)
  for (let from = 0; from < steps.length;) {
    let found: Match | undefined
    for (let to = Math.min(steps.length, from + longest); to > from && !found; to--) {
      if (to === from + 1 && isWithinRun(steps[from], drafts)) break
      const meant =
        senses.get(keyOfSteps(textsOf(from, to))) ??
        senses.get(writtenInOne(steps, drafts, { from, to })) ??
        heardIn(wordsIn(steps, drafts, { from, to }).join(''), thesaurus)
      if (meant) found = { from, to, senses: meant }
    }
    if (found) matches.push(found)
    from = found ? found.to : from + 1
  }
  return matches
}

/** Whether a character is part of a longer run, where it means nothing by itself: not every 砖 is a tile. */
function isWithinRun(step: Step | undefined, drafts: TypedPiece[]): boolean {
  const draft = drafts[step?.draft ?? 0]
  return draft?.kind === 'han' && draft.text.length > 1
}

/** The stem of two words written as one: "counter top" as countertop. */
function writtenInOne(steps: Step[], drafts: TypedPiece[], place: Pick<Match, 'from' | 'to'>): string {
  const words = wordsIn(steps, drafts, place)
  return words.length === 2 ? stemOf(words.join('')) : ''
}

/** The typed words; empty if not all pieces are words. */
function wordsIn(steps: Step[], drafts: TypedPiece[], { from, to }: Pick<Match, 'from' | 'to'>): string[] {
  const words = steps.slice(from, to).map(({ draft }) => drafts[draft])
  return words.flatMap((draft) => (draft?.kind === 'word' ? draft.text : [])).length === words.length
    ? words.map((draft) => draft?.text ?? '')
    : []
}

/** The senses of letters that are the pinyin of Han phrases: these phrases, and what they mean. */
function heardIn(letters: string, thesaurus: Thesaurus): Sense[] | undefined {
  const heard = phrasesHeard(thesaurus, letters)
  if (!heard.length) return undefined
  return heard.flatMap((phrase) => [{ phrase, worth: HEARD }, ...(thesaurus.senses.get(phraseKey(phrase)) ?? [])])
}

/** The worth of a phrase found by its sound, as much as a synonym's: exactly these characters were meant. */
const HEARD = 70

interface Ground {
  drafts: TypedPiece[]
  steps: Step[]
  matches: Match[]
}

/** The range that begins with a piece; it grows as long as matches lead into the next piece. */
function stretchFrom(from: number, { drafts, steps, matches }: Ground): PieceRange {
  const draftAt = (step: number) => steps[step]?.draft ?? -1
  let to = from + 1
  for (const match of matches)
    if (draftAt(match.from) >= from && draftAt(match.from) < to) to = Math.max(to, draftAt(match.to - 1) + 1)
  const first = steps.findIndex(({ draft }) => draft >= from)
  const inside = matches.filter((match) => draftAt(match.from) >= from && draftAt(match.from) < to)
  const [only] = inside
  if (!only) return { from, to, senses: [], parts: [] }
  const end = steps.findLastIndex(({ draft }) => draft < to) + 1
  if (only.from === first && only.to === end) return { from, to, senses: only.senses, parts: [] }
  return { from, to, senses: [], parts: partsOf({ drafts, steps, matches: inside }, { from: first, to: end }) }
}

function partsOf({ drafts, steps, matches }: Ground, { from, to }: { from: number; to: number }): NeedPiece[] {
  const parts: NeedPiece[] = []
  let at = from
  const add = (upTo: number, senses: Sense[]) => {
    const pieces = draftsOf(drafts, senses.length ? steps.slice(at, upTo) : withoutFillers(steps.slice(at, upTo)))
    if (pieces.length) parts.push({ drafts: pieces, senses })
    at = upTo
  }
  for (const match of matches) {
    add(match.from, [])
    add(match.to, match.senses)
  }
  add(to, [])
  // A single leftover character belongs to an unrecognised word: 木材条 is no 木材 with a 条.
  const isSeen = parts.every(
    ({ drafts: [first], senses }) => senses.length || first?.kind !== 'han' || first.text.length > 1,
  )
  return isSeen ? parts : []
}

/** Leftover characters without the fillers at their ends. */
function withoutFillers(steps: Step[]): Step[] {
  const isFiller = ({ text }: Step) => FILLERS.has(text)
  const from = steps.findIndex((step) => !isFiller(step))
  if (from < 0) return []
  const rest = steps.slice(from, steps.findLastIndex((step) => !isFiller(step)) + 1)
  // Without its filler 白色 would be a single character.
  return rest.length < 2 ? steps : rest
}

/** The typed pieces of some steps; of a run of Han only these characters. */
function draftsOf(drafts: TypedPiece[], steps: Step[]): TypedPiece[] {
  return [...Map.groupBy(steps, ({ draft }) => draft)].flatMap(([place, own]) => {
    const draft = drafts[place]
    if (draft?.kind !== 'han') return draft ?? []
    const text = own.map((step) => step.text).join('')
    return { kind: draft.kind, text, parts: [text] }
  })
}
