import { searchedAs } from '../../../../contract/identity.ts'
/** Finds the value that a text names, by its display name or stored name. Null where there is none. */
export function chosenAmong<Value extends string>(
  choices: readonly { value: Value; label: string }[],
  text: string,
): Value | null {
  const wanted = searchedAs(text)
  const found =
    choices.find(({ value, label }) => searchedAs(label) === wanted || value.toLowerCase() === wanted) ??
    choices.find(({ label }) => searchedAs(label.split(' · ')[0] ?? '') === wanted)
  return found?.value ?? null
}
