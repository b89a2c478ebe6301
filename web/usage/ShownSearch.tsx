import { useCountShown } from './use-shown.ts'

/** Shows nothing: has a search counted once the list for its words is there. Null: no words, or their list is still to come. */
export function ShownSearch({ words }: { words: string | null }) {
  useCountShown(words === null ? null : { event: 'search', keyword: words })
  return null
}
