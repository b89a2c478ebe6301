import type { InvertedIndex } from './segment.ts'
import { stemOf } from '../spelling/spelling.ts'
import { sizeOf, termAt, vocabularyOf } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The words of a vocabulary by their stem: in place of texts stand the words' numbers. */
export function stemsOf(words: Vocabulary): InvertedIndex {
  const byStem = new Map<string, number[]>()
  for (let word = 0; word < sizeOf(words); word++) {
    const stem = stemOf(termAt(words, word))
    const known = byStem.get(stem)
    if (known) known.push(word)
    else byStem.set(stem, [word])
  }
  const sorted = [...byStem.keys()].sort()
  const starts = new Uint32Array(sorted.length + 1)
  const texts = new Uint32Array(sizeOf(words))
  let at = 0
  for (const [index, stem] of sorted.entries()) {
    for (const word of byStem.get(stem) ?? []) texts[at++] = word
    starts[index + 1] = at
  }
  return { ...vocabularyOf(sorted), postings: { starts, texts, positions: new Uint8Array(0) } }
}
