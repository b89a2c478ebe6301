import { readStored, writeStored } from '../storage.ts'

/** Fields in the document in which the person has typed something. */
const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** Notes in which fields something is typed, so that no reload by itself takes it. */
export function noteTyping(): void {
  window.addEventListener(
    'input',
    ({ target }) => {
      forgetGone()
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typedIn.add(target)
    },
    true,
  )
}

function forgetGone(): void {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field)
}

/** Whether a text that the person typed stands in a field. What is searched for stands in the address too. */
function hasTyped(): boolean {
  forgetGone()
  return [...typedIn].some((field) => field.value.trim() !== '' && field.closest('search, [type="search"]') === null)
}

const KEY = 'renewed'
const ofTab = () => window.sessionStorage

const THIS_TAB = {
  /** The address of the page's script; its name holds a hash of its content. */
  scriptOf: () => document.querySelector('script[type="module"][src]')?.getAttribute('src'),
  reload: () => window.location.reload(),
}

/**
 * For a part that did not load: whether the server has another release of the page than this tab. Then the page is loaded anew by
 * itself, once, unless something is typed; it never returns from that.
 */
export async function isOfFormerRelease({ scriptOf, reload } = THIS_TAB): Promise<boolean> {
  const script = scriptOf()
  if (!script || !(await isOther(script))) return false
  if (hasTyped() || readStored(KEY, ofTab) === script) return true
  writeStored(KEY, script, ofTab)
  reload()
  return new Promise(() => undefined)
}

async function isOther(script: string): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } })
    return answer.ok && !(await answer.text()).includes(script)
  } catch {
    return false
  }
}
