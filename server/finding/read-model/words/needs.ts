import { keyOfSteps, phraseKey } from './spelling/phrase-key.ts'
import { isStopWord, stemOf } from './spelling/spelling.ts'
import { phrasesHeard } from './thesaurus.ts'
import type { Sense, Thesaurus } from './thesaurus.ts'
import { plainNumber } from './tokens.ts'
import type { Token } from './tokens.ts'

/** What was typed in one: a word, a number, a run of Han, or numbers that must stand in one text (90x450). */
export interface TypedPiece {
  kind: Token['kind'] | 'size'
  text: string
  /** The numbers of a size. */
  parts: string[]
}

/** Some neighbours of what was typed that mean something together, or one of them alone. */
export interface PieceRange {
  /** What was typed, from place to place (its end excluded). */
  from: number
  to: number
  senses: Sense[]
  /** In parts, where the phrases that mean something are within runs of Han. */
  parts: NeedPiece[]
}

/** A piece of what was typed, and what it means. */
export interface NeedPiece {
  drafts: TypedPiece[]
  senses: Sense[]
}

interface Step {
  text: string
  draft: number
  /** Where in a run of Han. */
  at: number
}

interface Match {
  from: number
  to: number
  senses: Sense[]
}

/** Characters that are left over where the rest of a run means something: 厨房用台面. */
const FILLERS = new Set('用款式类型色系装能可以在上里适合需要给我想找')

/** Parts what was typed into stretches, by the longest phrases that the thesaurus has. */
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

/** A single character means something only by itself: 砖 is not meant wherever it stands. */
function isWithinRun(step: Step | undefined, drafts: TypedPiece[]): boolean {
  const draft = drafts[step?.draft ?? 0]
  return draft?.kind === 'han' && draft.text.length > 1
}

/** "counter top" as countertop. */
function writtenInOne(steps: Step[], drafts: TypedPiece[], place: Pick<Match, 'from' | 'to'>): string {
  const words = wordsIn(steps, drafts, place)
  return words.length === 2 ? stemOf(words.join('')) : ''
}

/** What was typed, where it is all words. */
function wordsIn(steps: Step[], drafts: TypedPiece[], { from, to }: Pick<Match, 'from' | 'to'>): string[] {
  const words = steps.slice(from, to).map(({ draft }) => drafts[draft])
  return words.flatMap((draft) => (draft?.kind === 'word' ? draft.text : [])).length === words.length
    ? words.map((draft) => draft?.text ?? '')
    : []
}

/** What letters mean that are the sound of phrases in Han: these, and what these mean. */
function heardIn(letters: string, thesaurus: Thesaurus): Sense[] | undefined {
  const heard = phrasesHeard(thesaurus, letters)
  if (!heard.length) return undefined
  return heard.flatMap((phrase) => [{ phrase, worth: HEARD }, ...(thesaurus.senses.get(phraseKey(phrase)) ?? [])])
}

/** As much as what means the same: the characters are what was meant. */
const HEARD = 70

interface Ground {
  drafts: TypedPiece[]
  steps: Step[]
  matches: Match[]
}

/** The stretch that begins with a draft: as long as matches lead from one into the next. */
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
  // A single character that is left over belongs to a word that was not seen: 木材条 is no 木材 with a 条.
  const isSeen = parts.every(
    ({ drafts: [first], senses }) => senses.length || first?.kind !== 'han' || first.text.length > 1,
  )
  return isSeen ? parts : []
}

/** What is left over, without what joins it to the rest. */
function withoutFillers(steps: Step[]): Step[] {
  const isFiller = ({ text }: Step) => FILLERS.has(text)
  const from = steps.findIndex((step) => !isFiller(step))
  if (from < 0) return []
  const rest = steps.slice(from, steps.findLastIndex((step) => !isFiller(step)) + 1)
  // 白色 is a word: without its end it would be a single character.
  return rest.length < 2 ? steps : rest
}

/** What some steps are as typed: words, and of a run of Han the characters among them. */
function draftsOf(drafts: TypedPiece[], steps: Step[]): TypedPiece[] {
  return [...Map.groupBy(steps, ({ draft }) => draft)].flatMap(([place, own]) => {
    const draft = drafts[place]
    if (draft?.kind !== 'han') return draft ?? []
    const text = own.map((step) => step.text).join('')
    return { kind: draft.kind, text, parts: [text] }
  })
}
