/** Items whose name contains the words, ignoring case and width; without words all. */
export function findByName<Named extends { name: string }>(list: readonly Named[], words: string): Named[] {
  const sought = fold(words)
  return list.filter(({ name }) => fold(name).includes(sought))
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}
