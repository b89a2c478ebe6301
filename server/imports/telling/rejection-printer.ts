import type { Rejection } from '../reading/rejection.ts'

/** Prints rejections; of consecutive lines with the same reason only the first. */
export interface RejectionPrinter {
  add(rejection: Rejection): void
  /** Prints how many more lines the last group had. */
  end(): void
}

const MOST_ALIKE = 20

export function createRejectionPrinter(print: (text: string) => void): RejectionPrinter {
  let kind = ''
  let told = 0
  const kept = new Set<number>()

  function add(rejection: Rejection): void {
    const { line, field, reason } = rejection
    if (kindOf(rejection) !== kind) {
      end()
      kind = kindOf(rejection)
    }
    if (told >= MOST_ALIKE) {
      kept.add(line)
      return
    }
    told += 1
    print(`line ${line}${field && `, ${field}`}: ${reason}`)
  }

  function end(): void {
    if (kept.size) print(`and ${kept.size.toLocaleString('en')} more`)
    kind = ''
    told = 0
    kept.clear()
  }

  return { add, end }
}

// Reasons about malformed lines quote the line, so all of them count as one kind.
function kindOf({ field, reason }: Rejection): string {
  if (/^(not JSON|not UTF-8|expected an object)/.test(reason)) return 'no JSON Lines'
  return `${field.replace(/\d+/g, '')}: ${reason}`
}
