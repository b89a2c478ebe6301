import { readFigure } from '../../ui/typing/read-figure.ts'

/** A typed number (`readFigure`); null for empty, undefined for invalid text. */
export function readPlainNumber(typed: string): number | null | undefined {
  const figure = readFigure(typed)
  return Number.isNaN(figure) ? undefined : figure
}
