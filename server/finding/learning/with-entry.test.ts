import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginningsIn } from '../nearest/wish-ground.ts'
import { guessKeys, phrasesHeard, phraseSpokenAs, wordMeantBy } from '../read-model/words/guessing.ts'
import { phraseKey } from '../read-model/words/spelling/phrase-key.ts'
import { buildThesaurus } from '../read-model/words/thesaurus.ts'
import type { Thesaurus, ThesaurusEntry } from '../read-model/words/thesaurus.ts'
import { withEntry } from './with-entry.ts'

const word = fc.constantFrom('oak', 'oaken floors', 'parkett', '橡木', '地板', 'wood flooring', 'Oak', 'stone', 'the')
const entry = fc.record({
  kind: fc.constantFrom<ThesaurusEntry['kind']>('same', 'from'),
  words: fc.array(word, { minLength: 2, maxLength: 4 }),
})

/** Entries as the database returns them: one for each kind and first word, those of `same` first. */
function stored(entries: readonly ThesaurusEntry[]): ThesaurusEntry[] {
  const byHead = new Map(entries.map((one) => [`${one.kind} ${phraseKey(one.words[0] ?? '')}`, one]))
  const heads = [...byHead].filter(([head]) => !head.endsWith(' '))
  return heads.sort(([one], [other]) => (one < other ? 1 : -1)).map(([, own]) => own)
}

test('a trial entry gives a word the same meaning as the stored entry', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), word, word, (entries, from, to) => {
      const before = buildThesaurus(stored(entries))
      const head = phraseKey(from)
      const known = before.entries.find(({ kind, words }) => kind === 'from' && phraseKey(words[0] ?? '') === head)
      const words = [...(known?.words ?? [from]), to]
      const after = buildThesaurus(stored([...entries, { kind: 'from', words }]))
      const previewed = withEntry(before, words)
      expect(inOrderOf(previewed.senses)).toEqual(inOrderOf(after.senses))
      expect(previewed.longest).toBe(after.longest)
    }),
  )
})

const LETTERS = ['oak', 'oka', 'parket', 'parkettt', 'floring', 'wod', 'wooden', 'xiangmu', 'diban', 'stoen', 'oaken']

test('a trial entry guesses what is meant as if all were built anew', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), word, word, (entries, from, to) => {
      const before = buildThesaurus(stored(entries))
      const head = phraseKey(from)
      const known = before.entries.find(({ kind, words }) => kind === 'from' && phraseKey(words[0] ?? '') === head)
      const trial = withEntry(before, [...(known?.words ?? [from]), to])
      const { grownFrom: _, ...anew } = trial
      expect(guessesOf(trial)).toEqual(guessesOf(anew))
      for (const key of ['oaken', 'oaken floor', 'wood', 'wooden', 'stone', '橡', '地'])
        expect(beginningsIn(trial).has(key)).toBe(beginningsIn(anew).has(key))
    }),
  )
})

function guessesOf(thesaurus: Thesaurus) {
  return LETTERS.map((text) => [
    [1, 2].map((step) => guessKeys(thesaurus, text, { step, isLast: true })),
    phrasesHeard(thesaurus, text),
    wordMeantBy(thesaurus, text),
    ['橡木', '象木', '地版'].map((run) => phraseSpokenAs(thesaurus, run)),
  ])
}

function inOrderOf<Meant>(senses: ReadonlyMap<string, Meant>): [string, Meant][] {
  return [...senses].sort(([one], [other]) => (one < other ? -1 : 1))
}
