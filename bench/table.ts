import { isMet, ratioOf, short } from './figure.ts'
import type { Figure } from './figure.ts'

const HEAD = ['Figure', 'Value', 'Asked', 'Met', 'Beside', 'Ratio', 'Note']

/** The figures as a table in Markdown, its columns aligned for a terminal. */
export function tableOf(figures: Figure[]): string {
  return alignedTable([HEAD, ...figures.map(cellsOf)])
}

/** Rows as a Markdown table; the first row is the header. */
export function alignedTable(rows: string[][]): string {
  const [head = []] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  return lines.join('\n')
}

function cellsOf(figure: Figure): string[] {
  const { name, value, unit, target, beside, note = '' } = figure
  const met = isMet(figure)
  const ratio = ratioOf(figure)
  return [
    name,
    value === undefined ? '–' : `${short(value)} ${unit}`.trim(),
    target ? ('atMost' in target ? `≤ ${short(target.atMost)}` : `≥ ${short(target.atLeast)}`) : '',
    met === undefined ? '' : met ? 'yes' : 'NO',
    beside ? `${short(beside.value)} ${beside.name}` : '',
    ratio === undefined ? '' : `× ${short(ratio)}`,
    note,
  ]
}
