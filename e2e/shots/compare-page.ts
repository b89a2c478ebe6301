import type { Difference } from './difference.ts'

/** A picture of a screen before and now. */
export interface Compared {
  name: string
  /** Null where they are equal. */
  difference: Difference | null
}

/** One that could not be taken, and why. */
export interface Missing {
  name: string
  reason: string
}

/** The kinds of picture, each a file of its own. */
export const fileOf = (name: string, kind: 'before' | 'now' | 'difference') => `compare/${name}-${kind}.png`

/** One line about how a picture differs. */
export function say({ share, box, step }: Difference): string {
  if (!box) return 'another size'
  const place = `${box.width} × ${box.height} at ${box.left}, ${box.top}`
  return `${(share * 100).toFixed(3)} % in ${place}, by ${step} of 255 at most`
}

/** The page that shows every picture which differs, largest first. */
export function comparePage(compared: readonly Compared[], missing: readonly Missing[]): string {
  const differing = compared.flatMap(({ name, difference }) => (difference ? [{ name, difference }] : []))
  const equal = compared.filter(({ difference }) => !difference)
  const rows = differing
    .toSorted((one, other) => other.difference.share - one.difference.share)
    .map(({ name, difference }) => rowOf(name, difference))
  const list = (title: string, lines: string[]) =>
    lines.length ? `<h2>${title}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>` : ''
  const summary = `${differing.length} different, ${equal.length} equal, ${missing.length} not taken`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${summary}</title><style>${STYLE}</style>
<h1>${summary}</h1><p>Before, now, and where they differ; n and p go on and back.</p>
${list(
  'Not taken',
  missing.map(({ name, reason }) => `${name}: ${reason}`),
)}
${rows.join('\n')}
${list(
  'Equal',
  equal.map(({ name }) => name),
)}
<script>${KEYS}</script></html>`
}

function rowOf(name: string, difference: Difference): string {
  const kinds = ['before', 'now', ...(difference.picture ? ['difference' as const] : [])] as const
  const pictures = kinds.map((kind) => fileOf(name, kind as 'before'))
  const shown = pictures.map((file) => `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`)
  return `<section><h2>${name}</h2><p>${say(difference)}</p><div>${shown.join('')}</div></section>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const STYLE = `body{font:14px system-ui;margin:16px;background:#ddd;color:#111}h2{font-size:16px;margin:0}
section{padding:12px 0;border-top:1px solid #999}section p{margin:4px 0}
section div{display:flex;gap:8px;align-items:start}section a{flex:1;min-width:0}section img{width:100%;max-height:92vh;object-fit:contain;object-position:left top}`

const KEYS = `let at = -1
addEventListener('keydown', ({ key }) => {
  if (key !== 'n' && key !== 'p') return
  const all = document.querySelectorAll('section')
  at = Math.max(0, Math.min(all.length - 1, at + (key === 'n' ? 1 : -1)))
  all[at]?.scrollIntoView()
})`
