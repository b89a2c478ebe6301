import type { Decision, LineDecision } from '../../../../contract/sharing/sending-calls.ts'
import { useStore } from '../../../kit/store.ts'
import { createUnsent, unsentPlace } from '../page/unsent.ts'

type Answers = readonly LineDecision[]

const NONE: Answers = []

/** What a reader says of single lines and has not signed yet, by link and version: it is never carried to another version. */
const drafts = createUnsent('quarry-answers', areAnswers)

export function useAnswers(token: string, number: number): readonly LineDecision[] {
  return useStore(drafts, (all) => all[unsentPlace(token, `${number}`)] ?? NONE)
}

export function useAnswer(token: string, number: number, at: LinePlace): LineDecision | undefined {
  return useStore(drafts, (all) => all[unsentPlace(token, `${number}`)]?.find((one) => isAt(one, at)))
}

/** The numbers of the versions whose answers were not sent; a text, so that it stays the same. */
export function useDraftedVersions(token: string): number[] {
  const begin = unsentPlace(token, '')
  const numbers = useStore(drafts, (all) =>
    Object.entries(all)
      .flatMap(([place, answers]) => (answers && place.startsWith(begin) ? [place.slice(begin.length)] : []))
      .join(),
  )
  return numbers.split(',').filter(Boolean).map(Number)
}

/** Choices and changes of a link that were not sent, as a text to copy; empty for none. */
export function useUnsentAnswers(token: string): string {
  const begin = unsentPlace(token, '')
  return useStore(drafts, (all) =>
    Object.entries(all)
      .flatMap(([place, answers]) => (answers && place.startsWith(begin) ? answers : []))
      .map(({ name, chosenName, note }) => [name, chosenName, note].filter(Boolean))
      .flatMap((told) => (told.length > 1 ? told.join(': ') : []))
      .join('\n'),
  )
}

/** Stores what is said of a line, in the place of what was said before. */
export function keepAnswer(token: string, number: number, answer: LineDecision): void {
  change(token, number, (all) => {
    const others = all.filter((one) => !isAt(one, answer))
    return saysSomething(answer) || answer.note !== '' ? [...others, answer] : others
  })
}

/** Removes what was sent, but nothing that was said differently since. */
export function endAnswers(token: string, number: number, sent: readonly SentLine[]): void {
  const hasGone = (one: LineDecision) => sent.some((line) => isAt(line, one) && tells(line, sentLine(one)))
  change(token, number, (all) => all.filter((one) => !hasGone(one)))
}

export function dropAnswers(token: string, number: number): void {
  change(token, number, () => NONE)
}

/** Of a link that has ended. */
export function forgetAnswers(token: string): void {
  drafts.forget(token)
}

export function saysSomething({ chosenId, verdict }: Pick<LineDecision, 'chosenId' | 'verdict'>): boolean {
  return chosenId !== null || verdict !== null
}

/** As it is sent: words are those of a change. */
export function sentLine({ place, lineId, chosenId, verdict, note }: LineDecision): SentLine {
  return { place, lineId, chosenId, verdict, note: verdict === 'changes' ? note.trim() : '' }
}

/**
 * The answers with the choices that were signed on this version before and stand, since nothing else was chosen: so is each decision
 * whole.
 */
export function withStanding(
  answers: readonly LineDecision[],
  decisions: readonly Decision[],
  number: number,
): readonly LineDecision[] {
  const standing: LineDecision[] = []
  for (const { lines } of decisions.filter((one) => one.number === number))
    for (const line of lines)
      if (line.chosenId !== null && !standing.some((one) => isAt(one, line)))
        standing.push({ ...line, verdict: null, note: '' })
  const said = answers.map((answer) => {
    const before = standing.find((one) => isAt(one, answer))
    return answer.chosenId === null && before
      ? { ...answer, chosenId: before.chosenId, chosenName: before.chosenName }
      : answer
  })
  return [...said, ...standing.filter((one) => !said.some((answer) => isAt(answer, one)))]
}

type SentLine = Pick<LineDecision, 'place' | 'lineId' | 'chosenId' | 'verdict' | 'note'>
export type LinePlace = Pick<LineDecision, 'place' | 'lineId'>

function isAt(one: LinePlace, { place, lineId }: LinePlace): boolean {
  return one.place === place && one.lineId === lineId
}

/** Whether what was sent says this; a choice may have been added to it, which stood before. */
function tells(sent: SentLine, { chosenId, verdict, note }: SentLine): boolean {
  return (chosenId === null || sent.chosenId === chosenId) && sent.verdict === verdict && sent.note === note
}

function change(token: string, number: number, next: (all: Answers) => Answers): void {
  drafts.change(unsentPlace(token, `${number}`), (before) => {
    const answers = next(before ?? NONE)
    return answers.length > 0 ? answers : null
  })
}

function areAnswers(value: unknown): value is Answers {
  return Array.isArray(value) && value.every(isAnswer)
}

function isAnswer(value: unknown): value is LineDecision {
  const { place, lineId, chosenId, verdict, note, name, chosenName } = Object(value) as Record<string, unknown>
  const isText = [lineId, note, name, chosenName].every((one) => typeof one === 'string')
  const isVerdict = verdict === null || verdict === 'approved' || verdict === 'changes'
  return isText && isVerdict && typeof place === 'number' && (chosenId === null || typeof chosenId === 'string')
}
