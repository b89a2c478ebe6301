/** Those whose name contains the words, whatever their case and width; no words leave all. */
export function findByName<Named extends { name: string }>(list: readonly Named[], words: string): Named[] {
  const sought = fold(words)
  return list.filter(({ name }) => fold(name).includes(sought))
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}
