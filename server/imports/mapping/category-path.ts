/** What stands between the steps of a path. */
const BETWEEN = /\s*[>›»/\\＞／＼]\s*|\s+-\s+/g
/** A step between quotation marks, where a mark within is doubled; after it the path ends or goes on. */
const QUOTED = /"((?:[^"]|"")*)"(?=\s*(?:[>›»/\\＞／＼]|$)|\s+-\s)/y

/**
 * The steps of a category path in one cell, such as `Flooring > Timber`: between `>`, `/`, `\` and their like. A name with one of them in
 * it stands between quotation marks, `"Wall / floor" > Tiles`; `""` is a step that has no name in this language, null.
 */
export function stepsOf(text: string): (string | null)[] {
  const steps: (string | null)[] = []
  for (let at = text.length - text.trimStart().length; at < text.length;) {
    QUOTED.lastIndex = at
    const [, quoted] = QUOTED.exec(text) ?? []
    const from = quoted === undefined ? at : QUOTED.lastIndex
    BETWEEN.lastIndex = from
    const between = BETWEEN.exec(text)
    const end = between?.index ?? text.length
    const step = quoted?.replaceAll('""', '"') ?? text.slice(at, end).trim()
    if (quoted !== undefined || step !== '') steps.push(step || null)
    at = between ? BETWEEN.lastIndex : text.length
  }
  return steps
}

/** A path as a cell that `stepsOf` reads; empty if no step has a name. */
export function pathText(steps: readonly (string | null)[]): string {
  return steps.every((step) => step === null) ? '' : steps.map(stepText).join(' > ')
}

function stepText(step: string | null): string {
  if (step === null) return '""'
  const [only, ...more] = stepsOf(step)
  const isPlain = only === step && more.length === 0 && !/^["-]|-$/.test(step)
  return isPlain ? step : `"${step.replaceAll('"', '""')}"`
}
