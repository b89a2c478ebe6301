const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text of XML as it is meant; no other entities than the five of XML are known. */
export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** An attribute of a tag, whose inside is given. */
export function attributeOf(tag: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*("([^"]*)"|'([^']*)')`).exec(tag)
  return value ? unescapeXml(value[2] ?? value[3] ?? '') : undefined
}

/** The text of a string item: its runs joined, without the readings of characters. Excel writes what XML cannot hold as `_x000D_`. */
export function textOfItem(xml: string): string {
  const runs = xml
    .replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '')
    .matchAll(/<(?:\w+:)?t\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?t>)/g)
  let text = ''
  for (const [, run = ''] of runs) text += unescapeXml(run)
  return text.replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
}

const LONGEST_TAG = 64 * 1024

/** Pieces of text cut after each end tag of a name. Throws `tooLong` where one is longer than is kept. */
export async function* piecesOf(
  text: AsyncIterable<string>,
  endTag: RegExp,
  { longest, tooLong }: { longest: number; tooLong: () => Error },
): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of text) {
    // What was looked through already holds no whole tag; one may have begun at its end.
    const seen = rest.length > LONGEST_TAG ? rest.length - LONGEST_TAG : 0
    rest += chunk
    let from = 0
    endTag.lastIndex = seen
    for (let end = endTag.exec(rest); end; end = endTag.exec(rest)) {
      yield rest.slice(from, endTag.lastIndex)
      from = endTag.lastIndex
    }
    rest = rest.slice(from)
    if (rest.length > longest) throw tooLong()
  }
  yield rest
}
