/**
 * Groups of files that import each other in a cycle, each as a sorted list of files (Tarjan, "Depth-first search and
 * linear graph algorithms", 1972).
 */
export function findCircles(imports: readonly { file: string; target: string }[]): string[][] {
  const targetsByFile = Map.groupBy(imports, ({ file }) => file)
  const numbers = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  /** Returns the lowest number of an open file that can be reached. */
  function visit(file: string): number {
    const own = numbers.size
    numbers.set(file, own)
    open.push(file)
    let lowest = own
    for (const { target } of targetsByFile.get(file) ?? []) {
      const known = numbers.get(target)
      if (known === undefined) lowest = Math.min(lowest, visit(target))
      else if (open.includes(target)) lowest = Math.min(lowest, known)
    }
    if (lowest === own) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle.sort())
    }
    return lowest
  }

  for (const { file } of imports) if (!numbers.has(file)) visit(file)
  return circles.sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
}
