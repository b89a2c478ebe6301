import type { Language } from '../../../contract/problem.ts'

/** The parts of a mail in reading order, all in plain text. */
export interface MailBody {
  language: Language
  subject: string
  opening: string
  code?: string
  paragraphs: string[]
  link?: { label: string; address: string }
  /** A second link, after the reason. */
  further?: { label: string; address: string }
  /** Why this person got the mail. */
  reason: string
  publicUrl: string
}

/** The mail as plain text. */
export function textOf({ opening, code, paragraphs, link, further, reason, publicUrl }: MailBody): string {
  const parts = [
    opening,
    ...(code ? [code] : []),
    ...paragraphs,
    ...(link ? [`${link.label}\n${link.address}`] : []),
    `-- \n${reason}\n${further ? `${further.label}\n${further.address}\n` : ''}Quarry, ${publicUrl}`,
  ]
  return `${parts.join('\n\n')}\n`
}

const FONT = `font-family:-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',Roboto,Helvetica,Arial,sans-serif`

// Light colours are inline, because some mail programs drop style sheets. The dark ones must override them.
const DARK = `@media (prefers-color-scheme: dark) {
  body, .paper { background: #171614 !important }
  .surface { background: #1f1e1b !important; border-color: #34322d !important }
  .ink { color: #edeae4 !important }
  .second { color: #a39d92 !important }
  .code { background: #171614 !important; border-color: #34322d !important }
  .link { color: #e08a66 !important }
}`

/** The mail as HTML, without tables, pictures and anything to fetch. It is readable without its styles. */
export function htmlOf(body: MailBody): string {
  const { language, subject, opening, code, paragraphs, link, further, reason, publicUrl } = body
  const paper = `margin:0;padding:24px 16px;background:#faf8f5;${FONT}`
  const surface =
    'max-width:520px;margin:0 auto;padding:28px 24px;box-sizing:border-box;background:#ffffff;border:1px solid #e6e1d9;border-radius:8px'
  const second = 'margin:0;color:#6b665d;font-size:13px;line-height:1.6;overflow-wrap:anywhere'
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark }
${DARK}</style>
</head>
<body style="margin:0;background:#faf8f5">
<div class="paper" lang="${language}" style="${paper}">
<div class="surface" style="${surface}">
<p class="second" style="margin:0 0 20px;color:#6b665d;font-size:14px;letter-spacing:0.04em">Quarry</p>
<h1 class="ink" style="margin:0;color:#211f1b;font-size:19px;line-height:1.4;font-weight:500">${escapeHtml(opening)}</h1>
${code ? codeOf(code) : ''}${paragraphs.map(paragraphOf).join('\n')}
${link ? linkOf(link) : ''}</div>
<div style="max-width:520px;margin:16px auto 0;padding:0 25px;box-sizing:border-box">
<p class="second" style="${second}">${escapeHtml(reason)}</p>
${further ? `<p class="second" style="${second}"><a class="second" href="${escapeHtml(further.address)}" style="color:#6b665d">${escapeHtml(further.label)}</a></p>\n` : ''}<p class="second" style="${second}"><a class="second" href="${escapeHtml(publicUrl)}" style="color:#6b665d">${escapeHtml(publicUrl)}</a></p>
</div>
</div>
</body>
</html>
`
}

// Letter-spacing alone separates the digits, so that copying gives six. The left padding balances the spacing after the last one.
function codeOf(code: string): string {
  const style = `margin:20px 0 4px;padding:14px 0 14px 0.22em;background:#faf8f5;border:1px solid #e6e1d9;border-radius:6px;color:#211f1b;font-size:32px;line-height:1.3;font-weight:500;font-variant-numeric:tabular-nums;letter-spacing:0.22em;text-align:center;-webkit-user-select:all;user-select:all`
  return `<p class="ink code" style="${style}">${escapeHtml(code)}</p>\n`
}

function paragraphOf(text: string): string {
  const style = 'margin:14px 0 0;color:#211f1b;font-size:15px;line-height:1.6;overflow-wrap:anywhere'
  return `<p class="ink" style="${style}">${escapeHtml(text)}</p>`
}

function linkOf({ label, address }: { label: string; address: string }): string {
  const style = 'color:#a6492b;font-weight:500;text-decoration:underline'
  return `<p style="margin:20px 0 0;font-size:15px;line-height:1.6"><a class="link" href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a></p>\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
