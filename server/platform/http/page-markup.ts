import { WIDTHS } from '../pictures/picture-server.ts'
import type { FirstCall } from './inlined-answer.ts'

const PICTURE = /^\/images\/[\w.-]+$/
/** How wide a card's picture is drawn: on a phone exactly (web/finding/grid/grid-layout.ts), on a desk at least for the choice of a file. */
const SIZES = '(max-width: 767px) calc(50vw - 22px), max(246px, 12.7vw)'

/**
 * The page with its first answer as data, which a browser does not run and the page's policy does not ask about, and with the
 * pictures that it shows first. A page that has no place for them stays as it is.
 */
export function pageWithAnswer(
  page: string,
  { call, envelope, pictures }: { call: FirstCall; envelope: string; pictures: readonly (string | null)[] },
): string {
  const name = `<meta name="inlined-answer" content="${escaped(call.address)}" />`
  const language = call.isOfLanguage ? ' data-language="en"' : ''
  const data = `<script type="application/json" id="inlined-answer"${language}>${asScriptText(envelope)}</script>`
  return page
    .replace('<script src="/first-paint.js">', (script) => name + script)
    .replace('<div id="root"></div>', (root) => root + firstView(pictures) + data)
}

/** Nothing in a text may end the element that it stands in, or begin a comment there. */
function asScriptText(json: string): string {
  return json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

/**
 * Where nobody reads them: what they show follows with the page's own cards, in their place. Hidden but for what the stylesheet says: as long as
 * that has not come, or where it does not come, they would stand in the page as large as they are.
 */
function firstView(pictures: readonly (string | null)[]): string {
  if (pictures.length === 0) return ''
  return `<div class="first-view" aria-hidden="true" hidden>${pictures.map(pictureOf).join('')}</div>`
}

function pictureOf(address: string | null): string {
  if (address === null || !PICTURE.test(address)) return '<span></span>'
  const sources = WIDTHS.map((width) => `${address}?width=${width} ${width}w`).join(', ')
  return `<img alt="" fetchpriority="high" sizes="${SIZES}" srcset="${sources}" src="${address}?width=480">`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
