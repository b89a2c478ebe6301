import { WIDTHS } from '../pictures/picture-server.ts'
import type { FirstCall } from './inlined-answer.ts'

const PICTURE = /^\/images\/[\w.-]+$/
/** The `sizes` of a card's picture: exact on a phone (web/finding/grid/grid-layout.ts), on a desktop good enough to choose a file. */
const SIZES = '(max-width: 767px) calc(50vw - 22px), max(246px, 12.7vw)'

/**
 * The page with its first answer as a data block and with preloaded pictures. Browsers do not run the block, and the page's policy
 * does not cover it. Without a place for them the page stays unchanged.
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

/** Escapes a text so that it can neither end its element nor begin a comment. */
function asScriptText(json: string): string {
  return json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

/**
 * Pictures for the first frame on a phone (web/shell/first-view.css). The page's cards replace them, so screen readers skip them.
 * `hidden` keeps them from showing at full size without the stylesheet.
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
