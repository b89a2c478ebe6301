import type { SharedLine } from './views.ts'

/** Lines by section, in the order of their first lines; lines without a section come last, under an empty name. */
export function sectionsOf(lines: readonly SharedLine[]): [string, SharedLine[]][] {
  const bySection = Map.groupBy(lines, ({ section }) => section.trim())
  const rest = bySection.get('')
  bySection.delete('')
  return [...bySection, ...(rest ? [['', rest] satisfies [string, SharedLine[]]] : [])]
}
