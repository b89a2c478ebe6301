import { phraseKey, stepsOfPhrase } from '../read-model/words/spelling/phrase-key.ts'
import { addSense, ONE_OF_IT } from '../read-model/words/thesaurus.ts'
import type { ThesaurusEntry, Thesaurus } from '../read-model/words/thesaurus.ts'

/**
 * The thesaurus with another entry of kind `from`. The entry replaces the one with the same first word and must keep its words in place,
 * so only that word's meaning grows and nothing else is rebuilt.
 */
export function withEntry(thesaurus: Thesaurus, words: readonly string[]): Thesaurus {
  const entry: ThesaurusEntry = { kind: 'from', words: [...words] }
  const steps = stepsOfPhrase(words[0] ?? '')
  const head = phraseKey(words[0] ?? '')
  const entries = [...thesaurus.entries.filter((known) => headOf(known) !== head), entry]
  if (!head || words.length < 2) return { ...thesaurus, entries }
  const meant = new Map((thesaurus.senses.get(head) ?? []).map((sense) => [phraseKey(sense.phrase), { ...sense }]))
  for (const phrase of words) addSense(meant, head, { phrase, worth: ONE_OF_IT })
  const senses = new Map(thesaurus.senses).set(head, [...meant.values()])
  const longest = Math.max(thesaurus.longest, steps.length)
  return { entries, senses, longest, grownFrom: { thesaurus, words } }
}

const heads = new WeakMap<ThesaurusEntry, string>()

/** The key of an entry of kind `from`; each trial asks for those of all. */
function headOf(entry: ThesaurusEntry): string | undefined {
  if (entry.kind !== 'from') return undefined
  const known = heads.get(entry) ?? phraseKey(entry.words[0] ?? '')
  heads.set(entry, known)
  return known
}
