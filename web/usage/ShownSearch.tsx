import { useCountShown } from './use-shown.ts'

/** Renders nothing: counts a search once its list is there. Null: no words, or the list is still loading. */
export function ShownSearch({ words }: { words: string | null }) {
  useCountShown(words === null ? null : { event: 'search', keyword: words })
  return null
}
