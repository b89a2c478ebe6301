/** The items of all pages. An item that moved between two pages while they were read comes once. */
export function itemsOnce<Item extends { id: string }>(pages: readonly { list: readonly Item[] }[]): Item[] {
  return [...new Map(pages.flatMap(({ list }) => list.map((item) => [item.id, item] as const))).values()]
}
