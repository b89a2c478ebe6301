import type { ImportWords } from '../../../contract/import-file.ts'
import { phraseKey } from '../read-model/words/spelling/phrase-key.ts'
import type { ThesaurusEntry } from '../read-model/words/thesaurus.ts'

/** A thesaurus line of an import as it is stored; undefined if its first word has nothing to search for. */
export function thesaurusEntryOf(given: ImportWords): (ThesaurusEntry & { head: string }) | undefined {
  const kind = 'from' in given ? 'from' : 'same'
  const words = 'from' in given ? [given.from, ...given.to] : given.same
  const head = phraseKey(words[0] ?? '')
  return head ? { kind, head, words: [...new Set(words)] } : undefined
}
