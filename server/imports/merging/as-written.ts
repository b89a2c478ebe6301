import { nameAsKept } from '../../../contract/names.ts'

/**
 * Facts with each text as it stands where it says the same in another composition of its letters, or without signs that nobody sees: there is
 * no difference to see. Descriptions keep their line breaks.
 */
export function asWritten<Facts extends object>(facts: Facts, standing: object | undefined): Facts {
  if (!standing) return facts
  const before = standing as Record<string, unknown>
  const differing = Object.entries(facts).filter(([name, text]) => {
    const other = before[name]
    if (typeof text !== 'string' || typeof other !== 'string' || text === other) return false
    const [given, own] = [text.normalize('NFC'), other.normalize('NFC')]
    return given === own || (!name.endsWith('description') && given === nameAsKept(own))
  })
  return differing.length === 0
    ? facts
    : { ...facts, ...Object.fromEntries(differing.map(([name]) => [name, before[name]])) }
}
