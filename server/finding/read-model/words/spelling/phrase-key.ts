import { isStopWord, stemOf } from './spelling.ts'
import { plainNumber, tokensOf } from '../tokens.ts'

/** The steps by which phrases are compared: stems of words, numbers, single Han characters; no words that only join. */
export function stepsOfPhrase(text: string): string[] {
  return tokensOf(text).flatMap(({ kind, text: token }) => {
    if (kind === 'han') return token.split('')
    if (isStopWord(token)) return []
    return [kind === 'word' ? stemOf(token) : plainNumber(token)]
  })
}

/** The comparison key of a phrase: "Wooden floors" is "wooden floor". */
export function phraseKey(text: string): string {
  return keyOfSteps(stepsOfPhrase(text))
}

export function keyOfSteps(steps: string[]): string {
  return steps.join(' ')
}
