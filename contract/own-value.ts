/**
 * The value of a record under a word that somebody else chose: a column, a unit, a cell. Every plain object also has `constructor`,
 * `toString` and `__proto__`, which are no values of ours.
 */
export function ownValue<Value>(
  record: Readonly<Partial<Record<string, Value>>> | undefined,
  word: string,
): Value | undefined {
  return record && Object.hasOwn(record, word) ? record[word] : undefined
}
