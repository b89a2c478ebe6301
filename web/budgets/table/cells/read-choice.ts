import { foldedAs } from '../../../../contract/identity.ts'
/** Finds the value that a text names, by its display name or stored name. Null where there is none. */
export function chosenAmong<Value extends string>(
  choices: readonly { value: Value; label: string }[],
  text: string,
): Value | null {
  const wanted = foldedAs(text)
  const found =
    choices.find(({ value, label }) => foldedAs(label) === wanted || value.toLowerCase() === wanted) ??
    choices.find(({ label }) => foldedAs(label.split(' · ')[0] ?? '') === wanted)
  return found?.value ?? null
}
