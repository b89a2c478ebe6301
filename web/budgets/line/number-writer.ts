import type { TypedReading } from '../../../contract/budgets/typed.ts'
import { cellProblemText } from '../table/cells/problem.ts'
import { readCellNumber } from '../table/cells/read-number.ts'
import type { LineContext } from './line-context.ts'

/** Makes the `write` of a number field: it saves the number, or answers what is wrong with the text. */
export function numberWriter(
  { words }: Pick<LineContext, 'words'>,
  reading: Omit<TypedReading, 'decimalSign'>,
  take: (value: string | null) => void,
): (typed: string) => string | undefined {
  return (typed) => {
    const read = readCellNumber(typed, reading)
    if ('problem' in read) return cellProblemText(words, read.problem)
    take(read.value)
    return undefined
  }
}
