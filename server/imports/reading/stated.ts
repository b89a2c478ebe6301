/** Leaves out undefined fields, which a line does not state. */
export function withoutUndefined<Facts extends object>(
  facts: Facts,
): { [Key in keyof Facts]?: Exclude<Facts[Key], undefined> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Facts]?: Exclude<Facts[Key], undefined>
  }
}
