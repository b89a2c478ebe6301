/** Finds the value that a text names, by its display name or stored name. Null where there is none. */
export function chosenAmong<Value extends string>(
  choices: readonly { value: Value; label: string }[],
  text: string,
): Value | null {
  const wanted = plain(text)
  const found =
    choices.find(({ value, label }) => plain(label) === wanted || value.toLowerCase() === wanted) ??
    choices.find(({ label }) => plain(label.split(' · ')[0] ?? '') === wanted)
  return found?.value ?? null
}

function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
