/** Where two values differ. */
export interface Differing {
  /** Keys from the root, separated by dots; a list is one place. */
  path: string
  from: unknown
  to: unknown
}

/** Whether a key that one side lacks counts as a difference. */
export type Absent = 'differs' | 'passed'

/** Every place where two values of the same shape differ; the order of keys does not matter. */
export function* differing(from: unknown, to: unknown, absent: Absent, path = ''): Generator<Differing> {
  if (Object.is(from, to)) return
  if (Array.isArray(from) && Array.isArray(to)) {
    const isSame = from.length === to.length && from.every((one, place) => areSame(one, to[place], absent))
    if (!isSame) yield { path, from, to }
    return
  }
  if (!isRecord(from) || !isRecord(to)) {
    yield { path, from, to }
    return
  }
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [one, other] = [from[key], to[key]]
    if (absent === 'passed' && (one === undefined || other === undefined)) continue
    yield* differing(one, other, absent, path === '' ? key : `${path}.${key}`)
  }
}

export function areSame(from: unknown, to: unknown, absent: Absent): boolean {
  return differing(from, to, absent).next().done === true
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
