/** What a line says; what it leaves out is not in it. */
export function withoutUndefined<Facts extends object>(
  facts: Facts,
): { [Key in keyof Facts]?: Exclude<Facts[Key], undefined> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Facts]?: Exclude<Facts[Key], undefined>
  }
}
