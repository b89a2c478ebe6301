import type { SharedLine } from './views.ts'

/** Lines by their section, in the order of their first lines; those of none come last, below an empty name. */
export function sectionsOf(lines: readonly SharedLine[]): [string, SharedLine[]][] {
  const bySection = Map.groupBy(lines, ({ section }) => section.trim())
  const rest = bySection.get('')
  bySection.delete('')
  return [...bySection, ...(rest ? [['', rest] satisfies [string, SharedLine[]]] : [])]
}
