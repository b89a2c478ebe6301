import { searchedAs } from '../../../contract/identity.ts'

/** Items whose name contains the words, however either is written; without words all. */
export function findByName<Named extends { name: string }>(list: readonly Named[], words: string): Named[] {
  const sought = searchedAs(words)
  return list.filter(({ name }) => searchedAs(name).includes(sought))
}
