/** Facts with each text as it stands where it says the same in another composition of its letters: nobody sees a difference. */
export function asWritten<Facts extends object>(facts: Facts, standing: object | undefined): Facts {
  if (!standing) return facts
  const before = standing as Record<string, unknown>
  const differing = Object.entries(facts).filter(([name, text]) => {
    const other = before[name]
    if (typeof text !== 'string' || typeof other !== 'string' || text === other) return false
    return text.normalize('NFC') === other.normalize('NFC')
  })
  return differing.length === 0
    ? facts
    : { ...facts, ...Object.fromEntries(differing.map(([name]) => [name, before[name]])) }
}
